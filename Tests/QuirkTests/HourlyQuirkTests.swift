// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTime
import Testing

/// The engine reads the hourly file rightly with each quirk shown, and is seen to notice when it is not.
struct HourlyQuirkTests {
  let summer = QuirkBench()
  let winter = QuirkBench(at: utc(2026, 1, 14, 10))

  /// Six-hour probabilities that differ from span to span, so that a hour read in the wrong one shows.
  static let stepped: @Sendable (inout WeatherDay) -> Void = { day in
    for index in day.quarters.indices {
      day.quarters[index].precipitationPercent = (day.date.dayNumber % 3) * 30 + index * 5 + 5
    }
  }

  static func labels(_ hours: [ForecastHour]) -> [Int] { hours.map(\.hour) }

  @Test("Q-HOR-01: texts and numbers read alike")
  func strings() throws {
    let records = try [true, false].map { try summer.hourly(.hourlyStrings, $0).record }
    #expect(records[0].days == records[1].days && records[0].issue.municipality == records[1].issue.municipality)
    #expect(records[0].days[1].temperature.count == 24)
  }

  @Test("Q-HOR-02, Q-HOR-03: at 08 the sky is known and the temperature is not; joined by label whatever the lengths")
  func startsApart() throws {
    let (record, view) = try summer.hourly(.thermalStartsLater, true)
    let first = QuirkBench.hours(view, day: 0)[0]
    #expect(first.hour == 8 && first.sky != nil && first.temperature == nil && first.wind == nil)
    #expect(record.days[0].sky.count == record.days[0].temperature.count + 1)
    let together = try summer.hourly(.thermalStartsLater, false).view
    #expect(QuirkBench.hours(together, day: 0)[0].temperature != nil)
    // From 09 on both say the same.
    #expect(QuirkBench.hours(view, day: 0)[1].temperature == QuirkBench.hours(together, day: 0)[1].temperature)
    // Padded with empty items the arrays are equally long and mean the same.
    let padded = try summer.hourly(.unequalArrays, false).view
    #expect(padded.hours.map(\.temperature) == view.hours.map(\.temperature))
  }

  @Test("Q-HOR-04: a span of four digits is found for the hours it holds, also in the daily file's form")
  func spans() throws {
    let bench = QuirkBench(alter: Self.stepped)
    let on = try bench.hourly(.spanWithoutDash, true).view.hours.map(\.precipitationProbability)
    let off = try bench.hourly(.spanWithoutDash, false).view.hours.map(\.precipitationProbability)
    #expect(on.compactMap { $0 }.count > 40)
    // `02-08` is no form the hourly file has: unknown rather than guessed.
    #expect(off.allSatisfy { $0 == nil } || off == on)
  }

  @Test("Q-HOR-05, Q-HOR-06: hour 13 is of 0814 and hour 14 of 1420 in summer, hour 07 of 0713 in winter")
  func families() throws {
    for (bench, quirk, edge) in [(summer, Quirk.summerSpans, 14), (winter, .winterSpans, 13)] {
      var bench = bench
      bench.alter = Self.stepped
      func changes(_ isOn: Bool) throws -> [Int] {
        let hours = QuirkBench.hours(try bench.hourly(quirk, isOn).view, day: 1)
        return zip(hours, hours.dropFirst()).filter { $0.precipitationProbability != $1.precipitationProbability }
          .map(\.1.hour)
      }
      #expect(try changes(true) == [edge - 12, edge - 6, edge, edge + 6])
      #expect(try changes(false) == [6, 12, 18])
    }
  }

  @Test("Q-HOR-07, Q-HOR-10: after midnight the last span of the day before still speaks, also when it is the only one")
  func wraps() throws {
    var bench = QuirkBench(at: utc(2026, 8, 26, 21, 30), alter: Self.stepped)
    for isOn in [true, false] {
      let (record, view) = try bench.hourly(.eveningBase, isOn)
      #expect(record.days[0].precipitationProbability.map(\.startHour) == (isOn ? [20] : [14, 20]))
      let today = QuirkBench.hours(view, day: 0)
      let tomorrow = QuirkBench.hours(view, day: 1)
      #expect(Set([today.last, tomorrow[0], tomorrow[1]].map { $0?.precipitationProbability }).count == 1)
      #expect(tomorrow[2].precipitationProbability != tomorrow[1].precipitationProbability)
    }
    bench.at = utc(2026, 8, 26, 10)
    let unwrapped = QuirkBench.hours(try bench.hourly(.spanWrapsMidnight, false).view, day: 1)
    #expect(unwrapped[0].precipitationProbability == nil && unwrapped[2].precipitationProbability != nil)
  }

  @Test("Q-HOR-08: hours before the first span have no probability, not 0")
  func baseHour() throws {
    let off = QuirkBench.hours(try summer.hourly(.startsAtBaseHour, false).view, day: 0)
    #expect(off.first { $0.hour == 1 }?.sky != nil && off.first { $0.hour == 1 }?.precipitationProbability == nil)
    #expect(QuirkBench.hours(try summer.hourly(.startsAtBaseHour, true).view, day: 0)[0].hour == 8)
  }

  @Test("Q-HOR-09, Q-HOR-17: removed or empty, a past span is unknown; a 0 that was sent is zero")
  func pastSpans() throws {
    let bench = QuirkBench(at: utc(2021, 1, 14, 10))
    let removed = QuirkBench.hours(try bench.hourly(.pastSpansRemoved, true).view, day: 2)
    let empty = QuirkBench.hours(try bench.hourly(.pastSpansRemoved, false).view, day: 2)
    #expect(removed.map(\.stormProbability) == empty.map(\.stormProbability))
    let spans = try [true, false].map { try bench.hourly(.unknownIsEmpty, $0).record.days[2].stormProbability.last }
    #expect(spans.map { $0?.percent } == [nil, 0] && spans.allSatisfy { $0 != nil })
  }

  @Test("Q-HOR-11, Q-HOR-12: wind and gust are told apart by their keys, in either order and in one object")
  func motion() throws {
    let winds = try [(Quirk.gustFirst, true), (.gustFirst, false), (.windAndGustApart, false)].map { quirk, isOn in
      try summer.hourly(quirk, isOn).view.hours.map { [$0.wind?.speedKmh, $0.gustKmh] }
    }
    #expect(winds[0] == winds[1] && winds[1].contains { $0[0] != nil && $0[1] != nil })
    #expect(winds[2].map { $0[0] } == winds[1].map { $0[0] })
  }

  @Test("Q-HOR-13: no gust is unknown; C is calm and keeps its 0")
  func gusts() throws {
    var missing = [true: 0, false: 0]
    for day in 1...5 {
      for isOn in [true, false] {
        let view = try QuirkBench(at: utc(2026, 8, day, 10)).hourly(.gustsMissing, isOn).view
        missing[isOn]! += QuirkBench.hours(view, day: 1).count { $0.gustKmh == nil && $0.wind != nil }
      }
    }
    #expect(missing[true]! > 0 && missing[false] == 0)
    let calm = QuirkBench { day in
      for index in day.hours.indices { (day.hours[index].windKmh, day.hours[index].windFrom) = (0, nil) }
    }
    let winds = QuirkBench.hours(try calm.hourly(.gustsMissing, true).view, day: 1).compactMap(\.wind)
    #expect(winds.count == 24 && winds.allSatisfy { $0.isCalm && $0.speedKmh == 0 })
  }

  @Test("Q-HOR-14, Q-HOR-15, Q-HOR-16: Ip is a trace, -0 is 0, and rain already holds the snow")
  func values() throws {
    let bench = QuirkBench { day in
      for index in day.hours.indices {
        day.hours[index].temperatureTenthsC = -4
        day.hours[index].precipitation = index % 2 == 0 ? .trace : .tenths(14)
        day.hours[index].snow = index % 2 == 0 ? .none : .tenths(14)
      }
    }
    func pair(_ quirk: Quirk, _ isOn: Bool) throws -> [ForecastHour] {
      Array(QuirkBench.hours(try bench.hourly(quirk, isOn).view, day: 1).prefix(2))
    }
    let on = try pair(.traceIsIp, true)
    #expect(on.map(\.precipitation) == [.trace, .millimetres(1.4)] && on[0].precipitation?.isWet == true)
    #expect(on[1].snow == .millimetres(1.4))
    #expect(try pair(.traceIsIp, false)[0].precipitation == WaterDepth.none)
    #expect(try pair(.rainContainsSnow, false)[1].precipitation == WaterDepth.none)
    // With the switch on the wire says -0; on and off the engine says 0.
    #expect(try [true, false].map { try pair(.minusZero, $0)[0].temperature } == [0, 0])
  }

  @Test("Q-HOR-18: night is AEMET's word, not worked out again")
  func night() throws {
    let on = QuirkBench.hours(try winter.hourly(.hourlyNightSuffix, true).view, day: 1)
    #expect(on.contains { $0.sky?.isNight == true } && on.contains { $0.sky?.isNight == false })
    let off = QuirkBench.hours(try winter.hourly(.hourlyNightSuffix, false).view, day: 1)
    #expect(off.allSatisfy { $0.sky?.isNight == false })
  }

  @Test("Q-HOR-19: the third day is as long as it is")
  func thirdDay() throws {
    #expect(Self.labels(QuirkBench.hours(try summer.hourly(.thirdDayStops, true).view, day: 2)) == Array(0...7))
    #expect(QuirkBench.hours(try summer.hourly(.thirdDayStops, false).view, day: 2).count == 24)
  }

  @Test("Q-HOR-20: orto and ocaso are kept as sent, repeated or not")
  func sun() throws {
    let days = try [true, false].map { try summer.hourly(.sunriseRepeated, $0).record.days }
    #expect(days[0][2].sunrise == days[0][1].sunrise && days[1][2].sunrise != nil)
    #expect(days[0][1].sunset == days[1][1].sunset)
  }

  @Test("Q-HOR-21: a missing label leaves no gap in time, a repeated one is two instants in the order of the file")
  func clockChange() throws {
    for (at, count) in [(utc(2026, 3, 28, 12), 23), (utc(2026, 10, 24, 12), 25)] {
      let hours = QuirkBench.hours(try QuirkBench(at: at).hourly(.clockChangeLabels, true).view, day: 1)
      #expect(hours.count == count)
      #expect(zip(hours, hours.dropFirst()).allSatisfy { $0.start.seconds(until: $1.start) == 3600 })
    }
    let autumn = QuirkBench(at: utc(2026, 10, 24, 12))
    let twice = QuirkBench.hours(try autumn.hourly(.clockChangeLabels, true).view, day: 1).filter { $0.hour == 2 }
    #expect(twice.map(\.isRepeated) == [false, true])
    #expect(
      QuirkBench.hours(try autumn.hourly(.clockChangeLabels, false).view, day: 1).filter { $0.hour == 2 }.count == 1)
  }

  @Test("Q-HOR-22: Canary labels are of the Canaries, spans of either family hold their hours")
  func canaries() throws {
    var bench = QuirkBench(ine: "38038", at: utc(2026, 1, 14, 10), alter: Self.stepped)
    func changes(_ isOn: Bool) throws -> [Int] {
      let hours = QuirkBench.hours(try bench.hourly(.canarySpans, isOn).view, day: 1)
      return zip(hours, hours.dropFirst()).filter { $0.precipitationProbability != $1.precipitationProbability }
        .map(\.1.hour)
    }
    #expect(try changes(true) == [6, 12, 18])
    #expect(try changes(false) == [1, 7, 13, 19])
    bench.at = utc(2026, 8, 26, 10)
    let first = try #require(try bench.hourly(.canarySpans, true).view.hours.first { $0.hour == 12 })
    #expect(first.start == utc(2026, 8, 26, 11))
  }
}
