// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import Testing
import aura_sweep

/// Each quirk of the hourly file, with its switch on and off.
struct HourlyQuirkTests {
  /// Madrid, 09:51 UTC in summer and in winter, and in the old shape.
  static let summer = EditionBench()
  static let winter = EditionBench(at: utc(2026, 1, 14, 10))
  static let old = EditionBench(at: utc(2021, 1, 14, 10))

  static func hours(_ range: ClosedRange<Int>) -> [String] { range.map { ($0 < 10 ? "0" : "") + "\($0)" } }

  @Test("Q-HOR-01: id, version and every value are strings")
  func strings() throws {
    let (on, off) = (try Self.summer.hourly(), try Self.summer.switching(.hourlyStrings).hourly())
    #expect(on.root["id"] == .string("28079") && on.root["version"] == .string("1.0") && on.days.count == 3)
    #expect(off.root["id"]?.isNumber == true && off.days[0]["temperatura"]?[0]?["value"]?.isNumber == true)
    #expect(on.items("temperatura", day: 1) == off.items("temperatura", day: 1))
  }

  @Test("Q-HOR-02, Q-HOR-03: sky from the tramo's start, temperature an hour later, so that arrays differ in length")
  func startsApart() throws {
    let on = try Self.summer.hourly()
    let early = ["estadoCielo", "precipitacion", "nieve"]
    let late = ["temperatura", "sensTermica", "humedadRelativa"]
    #expect(early.allSatisfy { on.labels($0, day: 0) == Self.hours(8...23) })
    #expect(late.allSatisfy { on.labels($0, day: 0) == Self.hours(9...23) })
    // Lengths of Madrid's recording, but for the gusts that are missing.
    let motion = Set(on.labels("vientoAndRachaMax", day: 0))
    #expect(motion == Set(Self.hours(9...23)) && on.labels("probPrecipitacion", day: 0).count == 3)
    let together = try Self.summer.switching(.thermalStartsLater).hourly()
    #expect(late.allSatisfy { together.labels($0, day: 0) == Self.hours(8...23) })
    let padded = try Self.summer.switching(.unequalArrays).hourly()
    #expect(late.allSatisfy { padded.items($0, day: 0).first == "08=" })
    // The old shape starts together by its era.
    #expect(try Self.old.hourly().labels("temperatura", day: 0) == Self.hours(7...23))
  }

  @Test("Q-HOR-02: the edition of 07:09 UTC tells from 02")
  func morningBase() throws {
    let vigo = try EditionBench(ine: "36057", at: utc(2026, 8, 26, 7, 30)).hourly()
    #expect(vigo.labels("estadoCielo", day: 0) == Self.hours(2...23))
    #expect(vigo.labels("temperatura", day: 0) == Self.hours(3...23))
    #expect(vigo.labels("probPrecipitacion", day: 0) == ["0208", "0814", "1420", "2002"])
  }

  @Test("Q-HOR-04: an hour is two digits and a span four")
  func spans() throws {
    #expect(try Self.summer.hourly().labels("probTormenta", day: 1) == ["0208", "0814", "1420", "2002"])
    let off = try Self.summer.switching(.spanWithoutDash).hourly()
    #expect(off.labels("probTormenta", day: 1) == ["02-08", "08-14", "14-20", "20-02"])
  }

  @Test("Q-HOR-05, Q-HOR-06, Q-HOR-22: the family of spans goes by offset and zone")
  func families() throws {
    let canary = EditionBench(ine: "38038", at: utc(2026, 1, 14, 10))
    let canarySummer = EditionBench(ine: "35016", at: utc(2026, 8, 26, 10))
    let families = try [Self.summer, Self.winter, canary, canarySummer].map {
      try $0.hourly().labels("probNieve", day: 1)
    }
    #expect(
      families == [
        ["0208", "0814", "1420", "2002"], ["0107", "0713", "1319", "1901"], ["0006", "0612", "1218", "1824"],
        ["0107", "0713", "1319", "1901"],
      ])
    let switched = try [
      Self.summer.switching(.summerSpans), Self.winter.switching(.winterSpans), canary.switching(.canarySpans),
      Self.summer.switching(.winterSpans),
    ].map { try $0.hourly().labels("probNieve", day: 1) }
    #expect(switched == [families[2], families[2], families[1], families[0]])
  }

  @Test("Q-HOR-07: the last span wraps midnight, with its own value on both sides")
  func wraps() throws {
    let bench = EditionBench { day in
      for index in day.quarters.indices {
        day.quarters[index].precipitationPercent = (day.date.dayNumber % 4) * 20 + index * 5
      }
    }
    let on = try bench.hourly()
    let values = try #require(on.value("probPrecipitacion", "2002", day: 0))
    let next = try #require(on.value("probPrecipitacion", "0208", day: 1))
    #expect(values != next)
    #expect(try bench.switching(.spanWrapsMidnight).hourly().labels("probPrecipitacion", day: 1).last == "2024")
  }

  @Test("Q-HOR-08: nothing stands before the base hour of the file")
  func baseHour() throws {
    let off = try Self.summer.switching(.startsAtBaseHour).hourly()
    #expect(off.labels("estadoCielo", day: 0) == Self.hours(0...23))
    #expect(off.labels("probPrecipitacion", day: 0) == ["0208", "0814", "1420", "2002"])
    #expect(try Self.summer.hourly().labels("probPrecipitacion", day: 0) == ["0814", "1420", "2002"])
  }

  @Test("Q-HOR-09, Q-HOR-17: past spans are removed since 2022 and were empty before")
  func pastSpans() throws {
    let old = try Self.old.hourly()
    #expect(old.items("probTormenta", day: 0).first == "0107=")
    #expect(old.items("probTormenta", day: 2).dropFirst() == ["0713=", "1319=", "1901="])
    #expect(old.items("probTormenta", day: 1).allSatisfy { !$0.hasSuffix("=") })
    #expect(try Self.winter.hourly().labels("probTormenta", day: 2) == ["0107"])
    #expect(try Self.winter.switching(.pastSpansRemoved).hourly().labels("probTormenta", day: 2).count == 4)
    let zeros = try Self.old.switching(.unknownIsEmpty).hourly()
    #expect(zeros.items("probTormenta", day: 2).dropFirst() == ["0713=0", "1319=0", "1901=0"])
  }

  @Test("Q-HOR-10: late in the evening only the last span of the first day is left")
  func evening() throws {
    let bench = EditionBench(at: utc(2026, 8, 26, 21, 30))
    let on = try bench.hourly()
    #expect(
      on.labels("probPrecipitacion", day: 0) == ["2002"] && on.labels("estadoCielo", day: 0) == Self.hours(20...23))
    #expect(try bench.switching(.eveningBase).hourly().labels("probPrecipitacion", day: 0) == ["1420", "2002"])
    // After midnight the file of the evening is still the one, and begins with yesterday.
    #expect(try EditionBench(at: utc(2026, 8, 27, 2)).hourly().dates.first == "2026-08-26")
  }

  @Test("Q-HOR-11, Q-HOR-12, Q-HOR-13: wind and gust are two objects, in either order, and some gusts are missing")
  func motion() throws {
    let whole = Self.summer
    let items = try whole.hourly().items("vientoAndRachaMax", day: 1)
    #expect(items.count == 48 && items.enumerated().allSatisfy { $1.contains("=g") == ($0 % 2 == 1) })
    let gustFirst = try whole.switching(.gustFirst).hourly().items("vientoAndRachaMax", day: 1)
    #expect(gustFirst.enumerated().allSatisfy { $1.contains("=g") == ($0 % 2 == 0) } && Set(gustFirst) == Set(items))
    let joined = try whole.switching(.windAndGustApart).hourly()
    #expect(joined.days[1]["vientoAndRachaMax"]?[0]?.keys == ["direccion", "velocidad", "value", "periodo"])
    let missing = try (1...5).map { day in
      let items = try EditionBench(at: utc(2026, 8, day, 10), on: [.gustsMissing]).hourly().items(
        "vientoAndRachaMax", day: 1)
      return 24 - items.count { $0.contains("=g") }
    }
    // One in forty of 120.
    #expect((1...10).contains(missing.reduce(0, +)))
  }

  @Test("Q-HOR-13: calm is C with 0")
  func calm() throws {
    let bench = EditionBench { day in
      for index in day.hours.indices {
        day.hours[index].windFrom = nil
        day.hours[index].windKmh = 0
      }
    }
    let texts = String(decoding: bench.body(MockDriver.hourly), as: UTF8.self)
    #expect(texts.contains("\"direccion\" : [ \"C\" ],\n        \"velocidad\" : [ \"0\" ],\n"))
  }

  @Test("Q-HOR-14, Q-HOR-15, Q-HOR-16: Ip, -0, and snow inside the rain")
  func values() throws {
    let bench = EditionBench { day in
      for index in day.hours.indices {
        day.hours[index].temperatureTenthsC = [-4, 4, -14, -15, 0][index % 5]
        day.hours[index].feelsLikeC = -7
        day.hours[index].precipitation = [.none, .trace, .tenths(14), .tenths(20), .tenths(3)][index % 5]
        day.hours[index].snow = [.none, .trace, .tenths(14), .none, .tenths(1)][index % 5]
      }
    }
    let on = try bench.hourly()
    func five(_ reader: ForecastReader, _ key: String) -> [String] {
      reader.items(key, day: 1).prefix(5).map { String($0.dropFirst(3)) }
    }
    #expect(five(on, "temperatura") == ["-0", "0", "-1", "-2", "0"] && five(on, "sensTermica")[0] == "-7")
    #expect(
      five(on, "precipitacion") == ["0", "Ip", "1.4", "2", "0.3"]
        && five(on, "nieve") == ["0", "Ip", "1.4", "0", "0.1"])
    #expect(five(try bench.switching(.minusZero).hourly(), "temperatura")[0] == "0")
    #expect(five(try bench.switching(.traceIsIp).hourly(), "precipitacion")[1] == "0")
    // With the switch off rain is the rest.
    #expect(five(try bench.switching(.rainContainsSnow).hourly(), "precipitacion") == ["0", "0", "0", "2", "0.2"])
  }

  @Test("Q-HOR-18: n unless sunrise < HH:30 < sunset")
  func nightSuffix() throws {
    let on = try Self.winter.hourly()
    let day = on.days[1]
    let (rise, set) = (minutes(day["orto"].text), minutes(day["ocaso"].text))
    for item in on.items("estadoCielo", day: 1) {
      let half = (Int(item.prefix(2)) ?? 0) * 60 + 30
      #expect(item.hasSuffix("n") == !(rise < half && half < set), "\(item)")
    }
    #expect(try !Self.winter.switching(.hourlyNightSuffix).hourly().sky(day: 1).contains { $0.hasSuffix("n") })
  }

  @Test("Q-HOR-19: the third day stops where 48 hours do")
  func thirdDay() throws {
    let ends = try [Self.summer, Self.winter].map { try $0.hourly().labels("temperatura", day: 2).last }
    #expect(ends == ["07", "06"])
    #expect(try Self.summer.switching(.thirdDayStops).hourly().labels("temperatura", day: 2) == Self.hours(0...23))
  }

  @Test(
    "Q-HOR-20: orto and ocaso are those of the recordings, to the minute",
    arguments: [
      ("28065", 2021, 1, 9, ["08:37 18:07", "08:36 18:08", "08:36 18:09"]),
      ("32054", 2020, 10, 2, ["08:29 20:10", "08:30 20:09", "08:31 20:07"]),
      ("28079", 2026, 8, 25, ["07:35 20:58", "07:36 20:56", "07:36 20:55"]),
    ])
  func sun(_ ine: String, _ year: Int, _ month: Int, _ day: Int, _ recorded: [String]) throws {
    let bench = EditionBench(ine: ine, at: utc(year, month, day, 12))
    let days = try bench.hourly().days
    for (day, told) in zip(days, recorded) {
      let parts = told.split(separator: " ").map { minutes(String($0)) }
      #expect(abs(minutes(day["orto"].text) - parts[0]) <= 1 && abs(minutes(day["ocaso"].text) - parts[1]) <= 1)
    }
    let repeated = try bench.switching(.sunriseRepeated).hourly().days
    #expect(repeated[2]["orto"] == repeated[1]["orto"])
  }

  @Test("Q-HOR-21: a label is missing in spring and repeated in autumn")
  func clockChange() throws {
    let spring = EditionBench(at: utc(2026, 3, 28, 12))
    let autumn = EditionBench(at: utc(2026, 10, 24, 12))
    let canary = EditionBench(ine: "38038", at: utc(2026, 3, 28, 12))
    #expect(try spring.hourly().labels("temperatura", day: 1) == ["00", "01"] + Self.hours(3...23))
    #expect(try autumn.hourly().labels("temperatura", day: 1) == ["00", "01", "02", "02"] + Self.hours(3...23))
    #expect(try canary.hourly().labels("temperatura", day: 1) == ["00"] + Self.hours(2...23))
    for bench in [spring, autumn] {
      #expect(try bench.switching(.clockChangeLabels).hourly().labels("temperatura", day: 1) == Self.hours(0...23))
    }
  }

  private func minutes(_ text: String) -> Int {
    text.split(separator: ":").compactMap { Int($0) }.reduce(0) { $0 * 60 + $1 }
  }
}

extension JSONValue {
  var isNumber: Bool {
    if case .number = self { true } else { false }
  }
}
