// SPDX-License-Identifier: MIT

/// A part of a civil day of the daily forecast, `00-24`, `12-24`, `06-12`: local hours from start to end.
public struct DayPeriod: Hashable, Comparable, Sendable {
  /// 0…23.
  public let startHour: Int
  /// 1…24, above `startHour`.
  public let endHour: Int

  /// Makes a period, or nil unless 0 ≤ start < end ≤ 24.
  public init?(startHour: Int, endHour: Int) {
    guard startHour >= 0, startHour < endHour, endHour <= 24 else { return nil }
    self.startHour = startHour
    self.endHour = endHour
  }

  private init(_ startHour: Int, _ endHour: Int) {
    self.startHour = startHour
    self.endHour = endHour
  }

  /// `00-24`, and what an item without `periodo` means (Q-DAY-03).
  public static let wholeDay = DayPeriod(0, 24)
  static let morning = DayPeriod(0, 12)
  static let afternoon = DayPeriod(12, 24)
  static let quarters = [DayPeriod(0, 6), DayPeriod(6, 12), DayPeriod(12, 18), DayPeriod(18, 24)]

  public var hours: Int { endHour - startHour }

  /// By start, the longer first: `00-24`, `00-12`, `00-06`, `06-12`, …
  public static func < (left: DayPeriod, right: DayPeriod) -> Bool {
    (left.startHour, right.endHour) < (right.startHour, left.endHour)
  }
}

extension DayPeriod: CustomStringConvertible {
  /// `06-12`
  public var description: String { Self.twoDigits(startHour) + "-" + Self.twoDigits(endHour) }

  private static func twoDigits(_ hour: Int) -> String { hour < 10 ? "0\(hour)" : "\(hour)" }
}
