// SPDX-License-Identifier: MIT

package import AuraMock

/// Cuts a failing plan down: deletes events, places and hours while the same invariant breaks.
///
/// Source: Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE TSE 28 (2002): parts that
/// are not needed go, the largest first, until no event can be left out.
package struct SimShrink: Sendable {
  package let invariant: Invariant
  /// Told of each try: how many so far, and how many events are left.
  private let progress: @Sendable (_ tries: Int, _ left: Int) -> Void
  private let seams: SimSeams
  private let mostTries: Int

  package init(
    keeping invariant: Invariant, mostTries: Int = 2000,
    progress: @escaping @Sendable (_ tries: Int, _ left: Int) -> Void = { _, _ in }
  ) {
    self.init(keeping: invariant, seams: SimSeams(), mostTries: mostTries, progress: progress)
  }

  init(
    keeping invariant: Invariant, seams: SimSeams, mostTries: Int = 2000,
    progress: @escaping @Sendable (_ tries: Int, _ left: Int) -> Void = { _, _ in }
  ) {
    self.invariant = invariant
    self.seams = seams
    self.mostTries = mostTries
    self.progress = progress
  }

  /// The least plan that was found; the given one when it does not break the invariant.
  package func shrink(_ plan: SimPlan) async throws(ScenarioError) -> SimPlan {
    var search = Search(best: plan)
    guard let broken = try await breaks(plan, &search) else { return plan }
    // What comes after the breach cannot have caused it.
    var cut = plan
    cut.events = plan.events.filter { $0.at <= broken.at }
    if broken.at < plan.calmAt { cut.hours = max(1, Int(broken.at / 3_600_000) + 1) }
    _ = try await isKept(cut, &search)
    try await deleteEvents(&search)
    try await simplify(&search)
    try await deleteEvents(&search)
    return search.best
  }

  private struct Search {
    var best: SimPlan
    var tries = 0
  }

  private func breaks(_ plan: SimPlan, _ search: inout Search) async throws(ScenarioError) -> Violation? {
    search.tries += 1
    progress(search.tries, search.best.events.count)
    let result = try await SimRun.carryOut(plan, seams: seams, options: SimRun.Options())
    return result.violations.first { $0.invariant == invariant }
  }

  /// Tries a plan and makes it the best where it breaks the invariant still.
  private func isKept(_ plan: SimPlan, _ search: inout Search) async throws(ScenarioError) -> Bool {
    guard search.tries < mostTries, plan != search.best else { return false }
    guard try await breaks(plan, &search) != nil else { return false }
    search.best = plan
    return true
  }

  private func deleteEvents(_ search: inout Search) async throws(ScenarioError) {
    var size = max(1, search.best.events.count / 2)
    while true {
      var start = 0
      while start < search.best.events.count {
        var smaller = search.best
        smaller.events.removeSubrange(start..<min(start + size, smaller.events.count))
        // What took the place of the deleted events is tried next.
        if try await !isKept(smaller, &search) { start += size }
      }
      if size == 1 { return }
      size = max(1, size / 2)
    }
  }

  /// Fewer places and widgets, no quirks, an ordinary scenario, a shorter run.
  private func simplify(_ search: inout Search) async throws(ScenarioError) {
    for index in search.best.places.indices.reversed() where search.best.places.count > 1 {
      var smaller = search.best
      smaller.places.remove(at: index)
      _ = try await isKept(smaller, &search)
    }
    var plain = search.best
    plain.widgets = plain.widgets.map { _ in nil }
    _ = try await isKept(plain, &search)
    for index in search.best.quirks.indices.reversed() {
      var smaller = search.best
      smaller.quirks.remove(at: index)
      _ = try await isKept(smaller, &search)
    }
    var quiet = search.best
    quiet.scenario = "quiet"
    _ = try await isKept(quiet, &search)
    while search.best.hours > 1 {
      var shorter = search.best
      shorter.hours /= 2
      guard try await isKept(shorter, &search) else { break }
    }
  }
}
