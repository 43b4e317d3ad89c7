// SPDX-License-Identifier: MIT

import AuraMock
import AuraModel
import AuraTime
import Testing
import aura_sweep

/// Warnings that a scenario states instead of leaving them to the weather.
struct StatedWarningTests {
  private static let madrid = WarningZoneCode("722802")!

  private static func desk(
    _ stated: [StatedWarning], _ stage: @escaping @Sendable (inout WeatherDay, ForecastEdition) -> Void
  ) -> WarningDesk {
    WarningDesk(seed: 1, quirks: QuirkSwitches(), weather: StagedWeather(stage: stage), stated: stated)
  }

  /// Messages about Madrid's zone at an instant of the peninsula's 26 August 2026, quiet files left out.
  private static func messages(_ desk: WarningDesk, _ hour: Int, _ minute: Int = 0) -> [WarningMessage] {
    let edition = desk.edition(at: utc(2026, 8, 26, hour - 2, minute))
    return desk.messages(of: 72, edition: edition).filter { $0.level > .verde && $0.zones == [madrid] }
  }

  private static func snow(
    _ level: WarningMessage.Level, _ hours: Range<Int>, issued minute: Int? = nil, value: Int? = nil
  ) -> StatedWarning {
    let midnight = utc(2026, 8, 25, 22)
    return StatedWarning(
      zones: [madrid], kind: .snow, level: level, value: value,
      onset: midnight.advanced(bySeconds: Int64(hours.lowerBound) * 3600),
      end: midnight.advanced(bySeconds: Int64(hours.upperBound) * 3600),
      issued: minute.map { midnight.advanced(bySeconds: Int64($0) * 60) })
  }

  @Test("On a calm day it is there from the first shift that looks at the day, a day at a time, to the second")
  func withoutIssue() {
    let desk = Self.desk([Self.snow(.rojo, 18..<36, value: 20)], StagedWeather.calm)
    let found = Self.messages(desk, 12)
    #expect(
      found.map(\.level) == [.rojo, .rojo] && found.map(\.value) == [20, 20] && found.allSatisfy { $0.type == "Alert" })
    #expect(found.map(\.onset) == [utc(2026, 8, 26, 16), utc(2026, 8, 26, 22)])
    #expect(found.map(\.expires) == [utc(2026, 8, 26, 21, 59, 59), utc(2026, 8, 27, 9, 59, 59)])
    #expect(Self.messages(Self.desk([], StagedWeather.calm), 12) == [])
  }

  @Test("With an issue it is there from that minute on, in an archive of its own; a later issue updates it")
  func withIssues() throws {
    let stated = [
      Self.snow(.naranja, 8..<24, issued: 6 * 60 + 42), Self.snow(.rojo, 8..<24, issued: 7 * 60 + 36),
    ]
    let desk = Self.desk(stated, StagedWeather.calm)
    #expect(Self.messages(desk, 6, 41) == [])
    let first = try #require(Self.messages(desk, 6, 42).first)
    let second = try #require(Self.messages(desk, 7, 36).first)
    #expect(first.level == .naranja && first.sent == utc(2026, 8, 26, 4, 42) && first.type == "Alert")
    #expect(second.level == .rojo && second.sent == utc(2026, 8, 26, 5, 36) && second.type == "Update")
    #expect(second.references.map(\.identifier) == [first.identifier(QuirkSwitches())])
    #expect(Self.messages(desk, 7, 36).count == 1 && Self.messages(desk, 7, 35).map(\.level) == [.naranja])
    #expect(desk.issued(from: utc(2026, 8, 26, 4), through: utc(2026, 8, 26, 5)).map(\.sent) == [first.sent])
  }

  @Test("It takes the place of the weather's own about that phenomenon and of no other, in its zones alone")
  func replaces() {
    let heat = StatedWarning(
      zones: [Self.madrid], kind: .hot, level: .amarillo, onset: utc(2026, 8, 26, 10), end: utc(2026, 8, 26, 12))
    let (without, with) = (Self.desk([], StagedWeather.rough), Self.desk([heat], StagedWeather.rough))
    func told(_ desk: WarningDesk, of zone: String) -> Set<String> {
      Set(
        desk.messages(of: 72, edition: desk.edition(at: utc(2026, 8, 26, 8))).filter {
          $0.level > .verde && $0.zones.first?.description == zone && $0.onset < utc(2026, 8, 26, 22)
        }.map { "\($0.kind) \($0.level) \($0.value ?? 0) \($0.onset)" })
    }
    let gone = told(without, of: "722802").subtracting(told(with, of: "722802"))
    let come = told(with, of: "722802").subtracting(told(without, of: "722802"))
    // Madrid's yellow threshold is 36 °C (annex 1).
    #expect(gone.count == 1 && gone.first?.hasPrefix("hot naranja 41") == true, "\(gone)")
    #expect(come == ["hot amarillo 36 2026-08-26T10:00:00Z"])
    #expect(told(without, of: "722803") == told(with, of: "722803"))
  }

  @Test("Q-CAP-21 off: the worst of a zone alone stays, stated or not")
  func worstAlone() {
    var quirks = QuirkSwitches()
    quirks[.severalPerZone] = false
    let desk = WarningDesk(
      seed: 1, quirks: quirks, weather: StagedWeather(stage: StagedWeather.rough), stated: [Self.snow(.rojo, 8..<24)])
    #expect(Self.messages(desk, 12).filter { $0.onset < utc(2026, 8, 26, 22) }.map(\.kind) == [.snow])
  }

  @Test(arguments: [
    (#""zones": []"#, "warnings[0].zones: found a list, expected at least one zone"),
    (#""zones": ["722809"]"#, "warnings[0].zones[0]: found \"722809\", expected the code of a warning zone"),
    (#""level": "verde""#, "warnings[0].level: found \"verde\", expected one of amarillo, naranja, rojo"),
    (#""phenomenon": "XX""#, "warnings[0].phenomenon: found \"XX\", expected one of AT, BT"),
    (#""until": "2021-01-08T18:00""#, "warnings[0].until: found \"2021-01-08T18:00\", expected later than from"),
    (#""issued": "2021-01-10""#, "warnings[0].issued: found \"2021-01-10\", expected"),
    (#""colour": 1"#, "warnings[0].colour: found a key"),
  ])
  func whatIsWrongIsToldWithItsPlace(_ part: String, _ says: String) {
    var members = [
      "zones": #"["722802"]"#, "phenomenon": #""NE""#, "level": #""rojo""#, "from": #""2021-01-08T18:00""#,
      "until": #""2021-01-09T12:00""#,
    ]
    let key = String(part.split(separator: "\"")[0])
    members[key] = String(part.split(separator: ":", maxSplits: 1)[1])
    let warning = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    let text = "{\"format\": 1, \"name\": \"a\", \"purpose\": \"b\", \"warnings\": [{\(warning)}]}"
    do {
      _ = try Scenario(file: text)
      Issue.record("read: \(text)")
    } catch {
      #expect("\(error)".hasPrefix(says), "\(error)")
    }
  }
}
