// SPDX-License-Identifier: MIT

import AuraTime
import Testing

struct CivilDateTests {
  @Test("Walking the calendar day by day from 1896 to 2104 gives the same dates as counting does")
  func walkEqualsCount() {
    var (year, month, day) = (1896, 1, 1)
    var number = CivilDate(year: 1896, month: 1, day: 1)!.dayNumber
    let lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    var wrong = 0
    while year < 2105 {
      let date = CivilDate(dayNumber: number)
      if date.components != (year, month, day) || CivilDate(year: year, month: month, day: day) != date { wrong += 1 }
      // The Gregorian rule as the bull states it, apart from the arithmetic under test.
      let leapDay = month == 2 && (year % 400 == 0 || (year % 4 == 0 && year % 100 != 0)) ? 1 : 0
      day += 1
      if day > lengths[month - 1] + leapDay { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
      number += 1
    }
    #expect(wrong == 0)
  }

  @Test(
    "Days of the week of dated events",
    arguments: [
      (1969, 7, 20, Weekday.sunday), (1970, 1, 1, .thursday), (2000, 1, 1, .saturday), (2021, 1, 9, .saturday),
      (2026, 8, 25, .tuesday), (1900, 3, 1, .thursday),
    ])
  func weekdays(year: Int, month: Int, day: Int, weekday: Weekday) {
    #expect(CivilDate(year: year, month: month, day: day)?.weekday == weekday)
  }

  @Test("Days that do not exist are refused")
  func refused() {
    let wrong = [(2026, 2, 29), (1900, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1), (2026, 1, 0), (2026, 1, 32)]
    #expect(wrong.allSatisfy { CivilDate(year: $0.0, month: $0.1, day: $0.2) == nil })
    #expect(CivilDate(year: 2000, month: 2, day: 29)?.description == "2000-02-29")
    #expect(CivilDate(year: 2024, month: 12, day: 31)?.dayOfYear == 366)
  }
}
