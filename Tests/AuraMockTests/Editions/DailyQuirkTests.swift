// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import Testing
import aura_sweep

/// Each quirk of the daily file, with its switch on and off.
struct DailyQuirkTests {
  /// Madrid on a summer morning, 09:51 UTC.
  static let morning = EditionBench()
  /// The last edition of the day, 22:56 local.
  static let evening = EditionBench(at: utc(2026, 8, 26, 21, 30))

  static let seven = ["00-24", "00-12", "12-24", "00-06", "06-12", "12-18", "18-24"]

  @Test("Q-DAY-01: keys in AEMET's order, fecha last")
  func keyOrder() throws {
    let order = [
      "probPrecipitacion", "cotaNieveProv", "estadoCielo", "viento", "rachaMax", "temperatura", "sensTermica",
      "humedadRelativa", "uvMax", "fecha",
    ]
    let on = try Self.morning.daily()
    #expect(on.days.count == 7 && on.days[0].keys == order)
    #expect(try Self.morning.switching(.dailyKeyOrder).daily().days[0].keys == order.reversed())
  }

  @Test("Q-DAY-02: id and version are numbers, so a leading zero is lost")
  func numericId() throws {
    let bench = EditionBench(ine: "01059")
    let texts = [bench, bench.switching(.dailyNumericId)].map {
      String(decoding: $0.body(MockDriver.daily), as: UTF8.self)
    }
    #expect(texts[0].hasSuffix("\n  \"id\" : 1059,\n  \"version\" : 1.0\n} ]"))
    #expect(texts[1].hasSuffix("\n  \"id\" : \"01059\",\n  \"version\" : \"1.0\"\n} ]"))
  }

  @Test("Q-DAY-03: seven periods, three, then one without its key")
  func periods() throws {
    let on = try Self.morning.daily()
    for key in ["probPrecipitacion", "cotaNieveProv", "estadoCielo", "viento", "rachaMax"] {
      let labels = (0..<7).map { on.labels(key, day: $0) }
      #expect(labels[0] == Self.seven && labels[1] == Self.seven && labels[2] == Array(Self.seven.prefix(3)))
      #expect(labels[3] == labels[2] && labels[4...] == [[""], [""], [""]])
    }
    #expect(try Self.morning.switching(.wholeDayWithoutPeriod).daily().labels("viento", day: 6) == ["00-24"])
  }

  @Test("Q-DAY-04: uvMax on days 1 to 5, and no key on the others")
  func uvDays() throws {
    let told = try [Self.morning, Self.morning.switching(.uvOnFiveDays)].map { bench in
      try bench.daily().days.map { $0["uvMax"] != nil }
    }
    #expect(told == [[true, true, true, true, true, false, false], [Bool](repeating: true, count: 7)])
  }

  @Test("Q-DAY-05: past periods are blank, with a probability of 0 in a wet day")
  func blanking() throws {
    let wet = EditionBench { day in
      for index in day.quarters.indices { day.quarters[index].precipitationPercent = 95 }
    }
    let on = try wet.daily()
    #expect(on.sky(day: 0).map { $0 == "" } == [true, true, false, true, false, false, false])
    #expect(on.numbers("probPrecipitacion", day: 0) == [0, 0, 100, 0, 95, 95, 95])
    #expect(on.value("cotaNieveProv", "00-12", day: 0) == "" && on.value("viento", "00-24", day: 0) == "0")
    #expect(on.days[0]["estadoCielo"]?[0]?["descripcion"].text == "")
    let off = try wet.switching(.pastPeriodsBlank).daily()
    #expect(!off.sky(day: 0).contains("") && off.numbers("probPrecipitacion", day: 0)[0] == 100)
    #expect(on.sky(day: 1) == off.sky(day: 1))
  }

  @Test("Q-DAY-06: the wind of 00-06 stays when its sky is blank")
  func earlyWind() throws {
    let windy = EditionBench { day in
      for index in day.hours.indices {
        day.hours[index].windKmh = 31
        day.hours[index].gustKmh = 52
        day.hours[index].windFrom = .northEast
      }
    }
    let on = try windy.daily()
    #expect(on.value("viento", "00-06", day: 0) == "NE30" && on.value("rachaMax", "00-06", day: 0) == "50")
    #expect(on.value("viento", "00-12", day: 0) == "0" && on.value("rachaMax", "00-12", day: 0) == "")
    #expect(try windy.switching(.earlyWindKept).daily().value("viento", "00-06", day: 0) == "0")
  }

  @Test("Q-DAY-07: 06-12 stays although it is over", arguments: [10, 18])
  func morningKept(_ hour: Int) throws {
    let bench = EditionBench(at: utc(2026, 8, 26, hour))
    #expect(try bench.daily().value("estadoCielo", "06-12", day: 0) != "")
    // 06-12 is over at 18 UTC and not yet at 09:51 UTC, 11:51 local.
    #expect((try bench.switching(.morningKept).daily().value("estadoCielo", "06-12", day: 0) == "") == (hour == 18))
  }

  @Test("Q-DAY-08: late in the evening only 18-24 is left")
  func evening() throws {
    #expect(try Self.evening.daily().sky(day: 0).map { $0 == "" } == [true, true, true, true, true, true, false])
    let off = try Self.evening.switching(.eveningBlanksAfternoon).daily()
    #expect(off.value("estadoCielo", "12-24", day: 0) != "" && off.value("estadoCielo", "12-18", day: 0) != "")
  }

  @Test(
    "Q-DAY-09: yesterday comes first until the morning, for any municipality",
    arguments: ["28079", "15030", "35016", "07040", "01059"])
  func yesterdayFirst(_ ine: String) throws {
    // 03:22 on the peninsula, 02:22 in the Canaries.
    let bench = EditionBench(ine: ine, at: utc(2026, 7, 13, 1, 22))
    let on = try bench.daily()
    #expect(on.dates.first == "2026-07-12" && on.root["elaborado"].text.hasPrefix("2026-07-12T2"))
    #expect(try bench.switching(.yesterdayFirst).daily().dates.first == "2026-07-13")
    #expect(try EditionBench(ine: ine, at: utc(2026, 7, 13, 7, 23)).daily().dates.first == "2026-07-13")
  }

  @Test("Q-DAY-10: the first edition of the morning has no uvMax on its first and last day")
  func firstEdition() throws {
    let bench = EditionBench(at: utc(2026, 6, 8, 6, 32))
    let on = try bench.daily()
    #expect(on.dates.first == "2026-06-07" && on.root["elaborado"].text.hasPrefix("2026-06-08T05:"))
    #expect(on.days.map { $0["uvMax"] != nil } == [false, true, true, true, true, true, false])
    #expect(on.sky(day: 0).map { $0 == "" } == [true, true, true, true, true, true, false])
    let off = try bench.switching(.firstEditionsUV).daily()
    #expect(off.days.map { $0["uvMax"] != nil } == [true, true, true, true, true, false, false])
  }

  @Test("Q-DAY-11: at nine the file of the evening before can still be the current one")
  func lateMorning() throws {
    let bench = EditionBench(at: utc(2026, 5, 15, 7, 26))
    let late = try bench.switching(.lateMorningEdition).daily()
    #expect(late.dates.first == "2026-05-14" && late.root["elaborado"].text.hasPrefix("2026-05-14T20:"))
    #expect(try bench.daily().dates.first == "2026-05-15")
  }

  @Test("Q-DAY-12: elaborado is UTC without a suffix")
  func elaborated() throws {
    let texts = try [Self.morning, Self.morning.switching(.elaboratedInUTC)].map {
      try $0.daily().root["elaborado"].text
    }
    #expect(texts.map { $0.prefix(13) } == ["2026-08-26T09", "2026-08-26T11"])
    #expect(texts[0].count == 19 && texts[0].dropFirst(14) == texts[1].dropFirst(14))
    let old = EditionBench(at: utc(2019, 11, 11, 12))
    #expect(try old.daily().root["elaborado"].text == "2019-11-11")
  }

  @Test("Q-DAY-13: fecha is a civil date at midnight, without a zone")
  func dates() throws {
    let texts = try [Self.morning, Self.morning.switching(.dateWithoutZone)].map {
      try $0.daily().days[0]["fecha"].text
    }
    #expect(texts == ["2026-08-26T00:00:00", "2026-08-26T00:00:00+02:00"])
  }

  @Test("Q-DAY-14: some dato lie outside the extremes")
  func pointsOutside() throws {
    func outside(_ isOn: Bool) throws -> Int {
      try (0..<12).count { index in
        let bench = EditionBench(at: utc(2026, 8, 1 + index, 10), off: isOn ? [] : [.pointsOutsideExtremes])
        let day = try bench.daily().days[0]["temperatura"]
        let lowest = Int(day?["minima"].text ?? "") ?? 0
        return Int(day?["dato"]?[0]?["value"].text ?? "") ?? 0 < lowest
      }
    }
    #expect(try outside(true) > 0 && outside(false) == 0)
  }

  @Test("Q-DAY-15: dato is empty from the third day")
  func points() throws {
    let texts = [Self.morning, Self.morning.switching(.noPointsFromDay3)].map {
      String(decoding: $0.body(MockDriver.daily), as: UTF8.self)
    }
    #expect(texts.map { $0.split(separator: "\"dato\" : [ ]").count - 1 } == [15, 0])
    #expect(try Self.morning.daily().days[1]["temperatura"]?["dato"]?[3]?["hora"].text == "24")
  }

  @Test("Q-DAY-16: a snow line stands on 00-24 alone")
  func snowLevel() throws {
    let bench = EditionBench { day in
      for index in day.quarters.indices { day.quarters[index].snowLevelMetres = 2300 }
    }
    #expect(try bench.daily().items("cotaNieveProv", day: 2) == ["00-24=2300", "00-12=", "12-24="])
    let off = try bench.switching(.snowLevelOnWholeDay).daily()
    #expect(off.items("cotaNieveProv", day: 2) == ["00-24=2300", "00-12=2300", "12-24=2300"])
  }

  @Test("Q-DAY-17: an empty string for a speed; C is calm with 0")
  func emptySpeed() throws {
    let calm = EditionBench { day in
      for index in day.hours.indices {
        day.hours[index].windKmh = 0
        day.hours[index].windFrom = nil
      }
    }
    #expect(try calm.daily().items("viento", day: 0).prefix(3) == ["00-24=0", "00-12=0", "12-24=C0"])
    let on = try calm.switching(.emptySpeed).daily()
    #expect(on.items("viento", day: 0).prefix(3) == ["00-24=", "00-12=", "12-24=C0"])
    #expect(on.days[0]["viento"]?[0]?["velocidad"] == .string(""))
  }

  @Test("Q-DAY-18: n on 00-06, and on 18-24 in winter alone")
  func nightSuffix() throws {
    for (month, isWinter) in [(1, true), (8, false), (10, false), (12, true)] {
      let bench = EditionBench(at: utc(2026, month, 2, 10))
      let night = try bench.daily().sky(day: 1).map { $0.hasSuffix("n") }
      #expect(night == [false, false, false, true, false, false, isWinter], "month \(month)")
      #expect(try !bench.switching(.dailyNightSuffix).daily().sky(day: 1).contains { $0.hasSuffix("n") })
    }
  }

  @Test("Q-DAY-19: codes come from the table, or one does not with the switch off")
  func codes() throws {
    let on = try Self.morning.daily()
    let codes = (0..<7).flatMap { on.sky(day: $0) }.filter { !$0.isEmpty }
    #expect(codes.allSatisfy { SkyCode.description(of: $0) != nil } && SkyCode.all.count == 35)
    #expect(try Self.morning.switching(.codesFromTable).daily().sky(day: 1)[0] == "91")
  }

  @Test(
    "Q-DAY-20: names are inverted, provinces are not",
    arguments: [
      ("15030", "Coru\u{F1}a, A", "A Coru\u{F1}a", "A Coru\u{F1}a"),
      ("35016", "Palmas de Gran Canaria, Las", "Las Palmas de Gran Canaria", "Las Palmas"),
      ("08019", "Barcelona", "Barcelona", "Barcelona"),
    ])
  func names(_ ine: String, _ inverted: String, _ spoken: String, _ province: String) throws {
    let bench = EditionBench(ine: ine)
    let (on, off) = (try bench.daily(), try bench.switching(.namesInverted).daily())
    #expect([on, off].map { $0.root["nombre"].text } == [inverted, spoken])
    #expect([on, off].map { $0.root["provincia"].text } == [province, province])
  }
}

extension JSONValue {
  /// The keys of an object, in order.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.map(\.key)
  }
}
