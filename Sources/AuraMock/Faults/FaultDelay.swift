// SPDX-License-Identifier: MIT

import AuraChance

/// How late an answer begins: always the same, or drawn for each call from the rule's own stream.
public enum FaultDelay: Hashable, Sendable {
  case fixed(milliseconds: Int)
  /// Every millisecond of the range alike.
  case uniform(milliseconds: ClosedRange<Int>)
  /// What answering times of servers look like: half below the median, one in twenty above `p95Milliseconds`.
  case lognormal(medianMilliseconds: Int, p95Milliseconds: Int)

  /// The longest delay of any kind, milliseconds: an hour.
  public static let longestMilliseconds = 3_600_000

  /// Draws a delay, 0 to an hour; a fixed one draws nothing.
  func milliseconds(_ chance: inout SeedStream) -> Int {
    let drawn: Int
    switch self {
    case .fixed(let milliseconds): drawn = milliseconds
    case .uniform(let range):
      drawn = range.lowerBound + Int(chance.below(UInt64(range.upperBound - range.lowerBound) + 1))
    case .lognormal(let median, let p95):
      // 1.6449 is the normal number that one in twenty exceeds.
      let spread = Elementary.log(Double(max(p95, median, 1)) / Double(max(median, 1))) / 1.644_853_627
      let normal = Elementary.normalThreshold(share: chance.unit())
      let scaled = Double(max(median, 1)) * Elementary.exp(spread * normal)
      drawn = Int(min(scaled, Double(Self.longestMilliseconds)).rounded())
    }
    return min(max(0, drawn), Self.longestMilliseconds)
  }
}
