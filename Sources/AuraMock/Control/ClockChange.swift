// SPDX-License-Identifier: MIT

package import AuraTime

/// What a command does to the clocks: the products' present, how fast the serving clock runs, or both.
package struct ClockChange: Hashable, Sendable {
  /// What becomes of the products' present.
  package enum Present: Hashable, Sendable {
    /// The serving clock again.
    case real
    /// Now this instant, and on from there.
    case set(WallInstant)
    case frozen(WallInstant)
    case offset(milliseconds: Int64)
  }

  /// Speeds a clock may run at.
  package static let factors = 0.001...1_000_000

  package var present: Present?
  /// How many times as fast as a real one.
  package var factor: Double?
  /// What the serving clock shows now.
  package var serving: WallInstant?

  /// Reads one of `real`, `set`, `frozen`, `offsetSeconds`, and `speed` and `serving`.
  package init(body: [UInt8]) throws(ScenarioError) {
    let root = try ScenarioDocument.read(body: body)
    try root.allow(["real", "set", "frozen", "offsetSeconds", "speed", "serving"])
    let kinds = ["real", "set", "frozen", "offsetSeconds"].filter { root[$0] != nil }
    guard kinds.count <= 1, kinds.count == 1 || root["speed"] != nil || root["serving"] != nil else {
      throw root.unexpected("one of real, set, frozen, offsetSeconds; speed and serving beside it or alone")
    }
    serving = try root["serving"].map { (part) throws(ScenarioError) in try part.instant() }
    if let part = root["real"] {
      guard try part.boolean() else { throw part.unexpected("true") }
      present = .real
    } else if let part = root["set"] {
      present = .set(try part.instant())
    } else if let part = root["frozen"] {
      present = .frozen(try part.instant())
    } else if let part = root["offsetSeconds"] {
      present = .offset(milliseconds: Int64(try part.number(in: -Self.furthestSeconds...Self.furthestSeconds)) * 1000)
    }
    if let part = root["speed"] {
      let factor = try part.decimal()
      guard Self.factors.contains(factor) else { throw part.unexpected("0.001 to 1000000") }
      self.factor = factor
    }
  }

  /// Reads `{"seconds": 3600}`: how far a jump goes, forward or back.
  package static func jumpSeconds(body: [UInt8]) throws(ScenarioError) -> Int64 {
    let root = try ScenarioDocument.read(body: body)
    try root.allow(["seconds"])
    return Int64(try root.required("seconds").number(in: -furthestSeconds...furthestSeconds))
  }

  /// Two centuries.
  private static let furthestSeconds = 6_311_520_000
}

extension MockState {
  /// Changes the products' present at an instant of the serving clock. Links, quotas and counts of faults stay.
  package mutating func change(_ present: ClockChange.Present, at serving: WallInstant) {
    // A clock that is set no longer waits for the first exchange.
    if scenario.start != nil { scenario.start = nil }
    switch present {
    case .real: scenario.clock = .real
    case .frozen(let instant): scenario.clock = .frozen(instant)
    case .offset(let milliseconds): scenario.clock = .flowing(offsetMilliseconds: milliseconds)
    case .set(let instant):
      scenario.clock = .flowing(
        offsetMilliseconds: instant.millisecondsSinceEpoch - serving.millisecondsSinceEpoch)
    }
  }

  /// Moves the products' present, from where faults have put it; a frozen one is frozen at its new place.
  package mutating func jump(seconds: Int64) {
    let byFaults = jumpedSeconds
    defer { jumpedSeconds = byFaults }
    if let start = scenario.start {
      scenario.start = start.advanced(bySeconds: seconds)
      return
    }
    switch scenario.clock {
    case .frozen(let instant): scenario.clock = .frozen(instant.advanced(bySeconds: seconds))
    case .flowing(let offset): scenario.clock = .flowing(offsetMilliseconds: offset + seconds * 1000)
    }
  }
}
