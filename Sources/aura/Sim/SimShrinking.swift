// SPDX-License-Identifier: MIT

import AuraCommand
import AuraMock
import AuraSim

/// Shrinks a failing plan and tells how it goes.
struct SimShrinking {
  let workers: Int
  /// Where the least plan is kept while it goes on, for whoever stops it; nil for nowhere.
  let planPath: String?
  let console: Console

  func shrink(_ plan: SimPlan, keeping invariant: Invariant) async throws -> SimPlan {
    let (console, clock, planPath) = (console, SimProgress(), planPath)
    let small = try await SimShrink(keeping: invariant, workers: workers) { progress in
      guard let rate = clock.rate(of: Double(progress.tries)) else { return }
      let left = Int((Double(progress.left) / max(rate, 1e-9)).rounded(.up))
      console.message(
        "aura sim: \(progress.tries) tries, \(SimReport.rounded(rate)) a second, \(progress.best.events.count) of "
          + "\(plan.events.count) events left, at most \(left) s for this pass")
      guard let planPath, planPath != "-" else { return }
      do throws(InputFileError) {
        try InputFile.write(Array(progress.best.text.utf8), to: planPath)
      } catch {
        console.message("aura sim: \(error)")
      }
    }.shrink(plan)
    guard let small else { return plan }
    console.message(
      "aura sim: \(invariant.rawValue) breaks with \(small.events.count) of \(plan.events.count) events, "
        + "\(small.places.count) of \(plan.places.count) places, \(small.hours) of \(plan.hours) hours "
        + "(\(SimReport.rounded(clock.seconds)) s)")
    for event in small.events { console.message("  \(SimMoment.text(event.at)) \(event.words)") }
    return small
  }
}
