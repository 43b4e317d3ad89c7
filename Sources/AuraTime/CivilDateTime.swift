// SPDX-License-Identifier: MIT

/// A time of day without date or zone, to the second.
public struct CivilTime: Hashable, Comparable, Sendable {
  /// Seconds after 00:00:00, `0 ..< 86_400`.
  public let secondOfDay: Int

  public init(secondOfDay: Int) {
    precondition((0..<86_400).contains(secondOfDay), "a time of day lies in 0 ..< 86400 seconds")
    self.secondOfDay = secondOfDay
  }

  /// Makes a time of day, or nil outside 00:00:00–23:59:59.
  public init?(hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
    secondOfDay = hour * 3600 + minute * 60 + second
  }

  public static let midnight = CivilTime(secondOfDay: 0)

  public var hour: Int { secondOfDay / 3600 }
  public var minute: Int { secondOfDay / 60 % 60 }
  public var second: Int { secondOfDay % 60 }

  public static func < (left: CivilTime, right: CivilTime) -> Bool {
    left.secondOfDay < right.secondOfDay
  }
}

/// A date and a time of day without a zone: what a wall clock and a calendar show.
public struct CivilDateTime: Hashable, Comparable, Sendable {
  public var date: CivilDate
  public var time: CivilTime

  public init(date: CivilDate, time: CivilTime) {
    self.date = date
    self.time = time
  }

  /// Seconds since 1970-01-01 00:00:00 on the same wall clock.
  var secondsSinceEpoch: Int64 { Int64(date.dayNumber) * 86_400 + Int64(time.secondOfDay) }

  init(secondsSinceEpoch: Int64) {
    let day = floorDivide(secondsSinceEpoch, by: 86_400)
    date = CivilDate(dayNumber: Int(day))
    time = CivilTime(secondOfDay: Int(secondsSinceEpoch - day * 86_400))
  }

  public static func < (left: CivilDateTime, right: CivilDateTime) -> Bool {
    (left.date, left.time) < (right.date, right.time)
  }
}

extension CivilTime: CustomStringConvertible {
  /// `09:51:11`
  public var description: String {
    digits(hour, width: 2) + ":" + digits(minute, width: 2) + ":" + digits(second, width: 2)
  }

  /// `09:51`
  public var hourAndMinute: String { digits(hour, width: 2) + ":" + digits(minute, width: 2) }
}

extension CivilDateTime: CustomStringConvertible {
  /// `2026-08-25T09:51:11`
  public var description: String { "\(date)T\(time)" }
}
