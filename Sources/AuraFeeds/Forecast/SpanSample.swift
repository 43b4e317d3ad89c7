// SPDX-License-Identifier: MIT

/// A probability of the hourly forecast for a span of local hours (*tramo*), as sent.
public struct SpanSample: Hashable, Sendable {
  /// First hour of the span, 0…23.
  public let startHour: Int
  /// The hour the span ends before, 1…24 (`24` and `00` are the same end). Not above `startHour` when the span runs
  /// past midnight, `2002` (Q-HOR-07).
  public let endHour: Int
  /// 0…100; nil when unknown.
  public let percent: Int?

  /// Makes a span, or nil when the hours are none or the span is empty.
  public init?(startHour: Int, endHour: Int, percent: Int?) {
    let start = startHour == 24 ? 0 : startHour
    let end = endHour == 0 ? 24 : endHour
    guard (0...23).contains(start), (1...24).contains(end), start != end else { return nil }
    self.startHour = start
    self.endHour = end
    self.percent = percent
  }

  /// Whether the span ends on the next day.
  public var wrapsMidnight: Bool { endHour <= startHour }

  /// Whether it covers an hour of its own day.
  public func covers(hour: Int) -> Bool {
    hour >= startHour && (wrapsMidnight || hour < endHour)
  }

  /// Whether it covers an hour of the day after its own.
  public func coversNextDay(hour: Int) -> Bool {
    wrapsMidnight && hour < endHour
  }
}
