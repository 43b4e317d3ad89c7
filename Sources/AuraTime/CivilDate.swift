// SPDX-License-Identifier: MIT

/// A day of the proleptic Gregorian calendar, without time or zone.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01 (that day is 0).
  public let dayNumber: Int

  public init(dayNumber: Int) {
    self.dayNumber = dayNumber
  }

  /// Makes the date of a year, month (1–12) and day, or nil when there is no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), day >= 1, day <= Self.dayCount(ofMonth: month, year: year) else { return nil }
    // Howard Hinnant, "chrono-compatible low-level date algorithms", days_from_civil.
    let shifted = month <= 2 ? year - 1 : year
    let era = floorDivide(shifted, by: 400)
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = era * 146_097 + dayOfEra - 719_468
  }

  /// Year, month (1–12) and day (1–31).
  public var components: (year: Int, month: Int, day: Int) {
    // The same source, civil_from_days.
    let shifted = dayNumber + 719_468
    let era = floorDivide(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthIndex = (5 * dayOfYear + 2) / 153
    let month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * monthIndex + 2) / 5 + 1)
  }

  public var year: Int { components.year }
  public var month: Int { components.month }
  public var day: Int { components.day }

  /// 1 on 1 January.
  public var dayOfYear: Int {
    let (year, _, _) = components
    return dayNumber - CivilDate(year: year, month: 1, day: 1)!.dayNumber + 1
  }

  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday(rawValue: (dayNumber + 3) - floorDivide(dayNumber + 3, by: 7) * 7 + 1)!
  }

  public func advanced(byDays days: Int) -> CivilDate {
    CivilDate(dayNumber: dayNumber + days)
  }

  public static func < (left: CivilDate, right: CivilDate) -> Bool {
    left.dayNumber < right.dayNumber
  }

  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Days of a month (28–31); `month` is 1–12.
  public static func dayCount(ofMonth month: Int, year: Int) -> Int {
    month == 2 ? (isLeap(year) ? 29 : 28) : (month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31)
  }
}

/// A day of the week, ISO 8601 numbers: Monday is 1.
public enum Weekday: Int, Sendable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension CivilDate: CustomStringConvertible {
  /// `2026-08-25`
  public var description: String {
    let (year, month, day) = components
    return digits(year, width: 4) + "-" + digits(month, width: 2) + "-" + digits(day, width: 2)
  }
}

/// Decimal digits of a number, padded with zeros to a width.
package func digits(_ value: Int, width: Int) -> String {
  let text = String(value.magnitude)
  return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, width - text.count)) + text
}
