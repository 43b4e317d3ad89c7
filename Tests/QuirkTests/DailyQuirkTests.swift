// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import Testing

/// The engine reads the daily file rightly with each quirk shown, and is seen to notice when it is not.
struct DailyQuirkTests {
  let morning = QuirkBench()

  /// A day on which it pours, the wind blows from the north-east and every quarter says 95 %.
  let wet = QuirkBench { day in
    for index in day.quarters.indices { day.quarters[index].precipitationPercent = 95 }
    for index in day.hours.indices {
      (day.hours[index].windKmh, day.hours[index].gustKmh, day.hours[index].windFrom) = (31, 52, .northEast)
    }
  }

  @Test("Q-DAY-01, Q-DAY-12: keys in any order; elaborado is read as UTC")
  func keyOrder() throws {
    let on = try morning.daily(.dailyKeyOrder, true).record
    #expect(on == (try morning.daily(.dailyKeyOrder, false).record) && on.days.count == 7)
    // Written two hours later by a clock that says nothing of its zone, it is taken at its word.
    let local = try morning.daily(.elaboratedInUTC, false).record.issue.elaboratedAt
    #expect(on.issue.elaboratedAt.flatMap { issued in local.map { issued.seconds(until: $0) } } == 7200)
    #expect(on.issue.elaboratedAt.map { $0 <= morning.at } == true)
  }

  @Test("Q-DAY-02: a code that lost its zero is whole again")
  func numericId() throws {
    let vitoria = QuirkBench(ine: "01059")
    let codes = try [true, false].map { try vitoria.daily(.dailyNumericId, $0).record.issue.municipality }
    #expect(codes == [PaddedCode.vitoria, PaddedCode.vitoria])
  }

  @Test("Q-DAY-03: an item without periodo is the whole day")
  func wholeDay() throws {
    let on = try morning.daily(.wholeDayWithoutPeriod, true)
    #expect(on.record == (try morning.daily(.wholeDayWithoutPeriod, false).record))
    #expect(on.view.days[6].periods.map(\.period) == [.wholeDay])
  }

  @Test("Q-DAY-04: no uvMax is unknown, not 0")
  func uvUnknown() throws {
    let on = try morning.daily(.uvOnFiveDays, true).view.days.map { $0.uvMax == nil }
    #expect(on == [false, false, false, false, false, true, true])
    #expect(try morning.daily(.uvOnFiveDays, false).view.days.allSatisfy { $0.uvMax != nil })
  }

  @Test("Q-DAY-05: 0 % of a past period is a hole; the day takes 12-24")
  func blanked() throws {
    let on = try wet.daily(.pastPeriodsBlank, true)
    #expect(on.record.days[0].precipitationProbability.first?.value == 0)
    let today = try #require(on.view.today)
    #expect(today.precipitationProbability == 100 && today.sky != nil)
    #expect(today.periods.first { $0.period == .wholeDay }?.precipitationProbability == nil)
    let off = try #require(try wet.daily(.pastPeriodsBlank, false).view.today)
    #expect(off.periods.first { $0.period == .wholeDay }?.precipitationProbability == 100)
  }

  @Test("Q-DAY-06: wind 0 of a blanked period is unknown, not calm")
  func blankWind() throws {
    let early = DayPeriod(startHour: 0, endHour: 6)
    for isOn in [true, false] {
      let (record, view) = try wet.daily(.earlyWindKept, isOn)
      // As sent the two differ; as meant both are unknown, for the sky is blank.
      #expect(record.days[0].wind.first { $0.period == early }?.value?.speedKmh == (isOn ? 30 : 0))
      #expect(view.today?.periods.first { $0.period == early }?.wind == nil)
      #expect(view.today?.wind?.speedKmh == 30)
    }
  }

  @Test("Q-DAY-07: a finished period that is still filled says that it is over")
  func finished() throws {
    let bench = QuirkBench(at: utc(2026, 8, 26, 18))
    let parts = try [true, false].map { isOn in
      try bench.daily(.morningKept, isOn).view.today?.periods.first { $0.period.startHour == 6 }
    }
    #expect(parts.map { $0?.isOver } == [true, true] && parts.map { $0?.isBlanked } == [false, true])
    #expect(try bench.daily(.morningKept, true).view.today?.period(coveringHour: 20)?.period.startHour == 18)
  }

  @Test("Q-DAY-08: in the evening the day is what 18-24 says")
  func evening() throws {
    let bench = QuirkBench(at: utc(2026, 8, 26, 21, 30))
    for isOn in [true, false] {
      let today = try #require(try bench.daily(.eveningBlanksAfternoon, isOn).view.today)
      let left = today.periods.filter { !$0.isBlanked }.map(\.period.startHour)
      #expect(left.contains(12) == !isOn && left.contains(18))
      #expect(today.sky != nil)
    }
  }

  @Test("Q-DAY-09, Q-DAY-13: after midnight today is the second day of the file, and found by its date")
  func yesterdayFirst() throws {
    let night = QuirkBench(at: utc(2026, 7, 13, 1, 22))
    for isOn in [true, false] {
      let (record, view) = try night.daily(.yesterdayFirst, isOn)
      #expect(record.days[0].date.description == (isOn ? "2026-07-12" : "2026-07-13"))
      #expect(view.today?.date.description == "2026-07-13")
      #expect(view.upcoming.first?.date == view.todayDate)
    }
    // An offset on fecha moves no date.
    let dates = try [true, false].map { try morning.daily(.dateWithoutZone, $0).view.days.map(\.date) }
    #expect(dates[0] == dates[1])
  }

  @Test("Q-DAY-10: UV of today from the second day of the first morning edition")
  func firstEdition() throws {
    let dawn = QuirkBench(at: utc(2026, 6, 8, 6, 32))
    for isOn in [true, false] {
      let (record, view) = try dawn.daily(.firstEditionsUV, isOn)
      #expect((record.days[0].uvMax == nil) == isOn)
      #expect(view.today?.date.description == "2026-06-08" && view.today?.uvMax != nil)
    }
  }

  @Test("Q-DAY-11: last evening's file still has a today")
  func lateMorning() throws {
    let bench = QuirkBench(at: utc(2026, 5, 15, 7, 26))
    for isOn in [true, false] {
      let (record, view) = try bench.daily(.lateMorningEdition, isOn)
      #expect(record.days[0].date.description == (isOn ? "2026-05-14" : "2026-05-15"))
      #expect(view.today?.date.description == "2026-05-15")
    }
  }

  @Test("Q-DAY-14, Q-DAY-15: samples outside the extremes stand as sent; none from the third day, 24 is the day's end")
  func samples() throws {
    var outside = [true: 0, false: 0]
    for day in 1...12 {
      for isOn in [true, false] {
        let first = try QuirkBench(at: utc(2026, 8, day, 10)).daily(.pointsOutsideExtremes, isOn).record.days[0]
        let lowest = try #require(first.temperature.minimum)
        outside[isOn]! += first.temperature.samples.contains { ($0.value ?? lowest) < lowest } ? 1 : 0
      }
    }
    #expect(outside[true]! > 0 && outside[false] == 0)
    let on = try morning.daily(.noPointsFromDay3, true).record
    #expect(on.days[2].temperature.samples.isEmpty && on.days[1].temperature.samples.map(\.hour) == [6, 12, 18, 24])
    #expect(try !morning.daily(.noPointsFromDay3, false).record.days[2].temperature.samples.isEmpty)
  }

  @Test("Q-DAY-16: a snow line on 00-24 alone is the day's")
  func snowLine() throws {
    let bench = QuirkBench { day in
      for index in day.quarters.indices { day.quarters[index].snowLevelMetres = 2300 }
    }
    for isOn in [true, false] {
      let day = try bench.daily(.snowLevelOnWholeDay, isOn).view.days[2]
      #expect(day.snowLevelM == 2300)
      #expect((day.periods.first { $0.period.hours == 12 }?.snowLevelM == nil) == isOn)
    }
  }

  @Test("Q-DAY-17: an empty speed is unknown, C is calm with 0")
  func emptySpeed() throws {
    let calm = QuirkBench { day in
      for index in day.hours.indices { (day.hours[index].windKmh, day.hours[index].windFrom) = (0, nil) }
    }
    let on = try calm.daily(.emptySpeed, true)
    #expect(on.record.days[0].wind[0].value?.speedKmh == nil)
    #expect(try calm.daily(.emptySpeed, false).record.days[0].wind[0].value?.speedKmh == 0)
    #expect(on.view.today?.wind?.isCalm == true && on.view.today?.wind?.speedKmh == 0)
  }

  @Test("Q-DAY-18, Q-DAY-19: n comes off before the table; a code that is not there keeps its words")
  func codes() throws {
    let states = try [true, false].map { try morning.daily(.dailyNightSuffix, $0).record.days[1].sky.map(\.value) }
    #expect(states[0].map { $0?.code?.condition } == states[1].map { $0?.code?.condition })
    #expect(states[0].contains { $0?.isNight == true } && !states[1].contains { $0?.isNight == true })
    let unknown = try morning.daily(.codesFromTable, false).record.days[1].sky[0].value
    #expect(unknown?.code == nil && unknown?.codeText == "91")
    #expect(try morning.daily(.codesFromTable, true).record.days[1].sky[0].value?.code != nil)
  }

  @Test("Q-DAY-20: the article goes to the front, and the name stays as it was sent")
  func names() throws {
    let coruna = QuirkBench(ine: "15030")
    let issues = try [true, false].map { try coruna.daily(.namesInverted, $0).record.issue }
    #expect(issues.map(\.name) == ["A Coruña", "A Coruña"])
    #expect(issues.map(\.sentName) == ["Coruña, A", "A Coruña"])
  }
}

/// Codes whose text has a leading zero.
private enum PaddedCode {
  static let vitoria = MunicipalityCode(number: 1059)
}
