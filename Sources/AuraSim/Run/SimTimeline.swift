// SPDX-License-Identifier: MIT

import AuraTime

/// What happened in a run, for a person: days, hours in Spain, and what is worth a line.
package struct SimTimeline {
  private let result: SimResult

  /// - Parameter result: Of a run whose trace was kept.
  package init(_ result: SimResult) {
    self.result = result
  }

  package var text: String {
    var out = [
      "Run of seed \(result.plan.seed): \(result.plan.hours) hours from \(result.plan.start), then a calm of "
        + "\(SimPlan.calmHours). Times are the peninsula's."
    ]
    var day: CivilDate?
    var calls = 0
    var looks = 0
    for line in result.lines {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let at = Int64(parts[0]) else { continue }
      if parts[1] == "server" { calls += 1 }
      if parts[1] == "surface" { looks += 1 }
      guard let words = Self.words(who: parts[1], what: parts[2]) else { continue }
      let civil = CivilZone.peninsula.civil(at: result.plan.start.advanced(byMilliseconds: at))
      if civil.date != day {
        out += ["", "\(civil.date) \(civil.date.weekday)"]
        day = civil.date
      }
      let counts = calls + looks > 0 ? "  (before: \(calls) calls, \(looks) looks)" : ""
      (calls, looks) = (0, 0)
      let time = civil.time
      out.append(
        "  \(digits(time.hour, width: 2)):\(digits(time.minute, width: 2)):\(digits(time.second, width: 2))  \(words)\(counts)"
      )
    }
    out += [""] + result.reached.map { "first \($0.state.rawValue) at \(SimMoment.text($0.first)), \($0.count) times" }
    out += result.violations.map { "VIOLATION \($0)" }
    return out.joined(separator: "\n") + "\n"
  }

  /// The line's words; nil for what is counted alone.
  private static func words(who: Substring, what: Substring) -> String? {
    switch who {
    case "judge": "!! \(what)"
    case "hub": what.contains(":") ? "\(what)" : nil
    case "world": what.hasPrefix("widget") ? nil : "\(what)"
    case "disk", "shelf", "link", "watch": "\(who): \(what)"
    default: nil
    }
  }
}
