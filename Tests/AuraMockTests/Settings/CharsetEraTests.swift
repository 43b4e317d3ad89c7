// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import AuraTransport
import Testing

/// Content types and charsets by era, and by switch.
struct CharsetEraTests {
  static let madrid = MockDriver.daily + "28079"

  static func driver(_ change: (inout QuirkSwitches) -> Void = { _ in }) throws -> MockDriver {
    var scenario = try Scenario.named("madrid-august-2026")
    scenario.quota = .unlimited
    change(&scenario.quirks)
    return MockDriver(scenario)
  }

  @Test("Q-CHR-01: no space after the semicolon in call 1")
  func envelopeType() throws {
    var on = try Self.driver()
    var off = try Self.driver { $0[.envelopeCharsetHeader] = false }
    #expect(on.first(Self.madrid).contentType == "application/json;charset=ISO-8859-15")
    #expect(off.first(Self.madrid).contentType == "application/json; charset=\"iso-8859-15\"")
  }

  @Test("Q-CHR-02, Q-CHR-03: the content type of call 2, four ways with the same bytes")
  func payloadType() throws {
    var drivers = [
      try Self.driver(), try Self.driver { $0[.payloadIsTextPlain] = false },
      try Self.driver { $0[.payloadHasNoType] = true },
    ]
    let answers = drivers.indices.map { drivers[$0].fetch(Self.madrid) }
    #expect(
      answers.map(\.contentType)
        == ["text/plain;charset=ISO-8859-15", "application/json;charset=ISO-8859-15", nil])
    #expect(Set(answers.map(\.body)).count == 1)
    // By date: JSON until May 2025.
    var scenario = try Scenario.named("madrid-august-2026")
    scenario.clock = .frozen(utc(2025, 5, 31, 12))
    scenario.shelf = [ShelvedProduct(template: MockDriver.dailyTemplate, body: [0x5B, 0x5D])]
    var old = MockDriver(scenario)
    #expect(old.fetch(Self.madrid).contentType == "application/json;charset=ISO-8859-15")
  }

  @Test(
    "Q-CHR-04: UTF-8 under the ISO-8859-15 header, from 10 to 22 July 2026",
    arguments: [
      (2026, 7, 9, false), (2026, 7, 10, true), (2026, 7, 22, true), (2026, 7, 23, false), (2026, 8, 26, false),
    ])
  func utf8Weeks(_ year: Int, _ month: Int, _ day: Int, _ isUTF8: Bool) throws {
    let date = try #require(CivilDate(year: year, month: month, day: day))
    #expect(Eras(on: date, quirks: QuirkSwitches()).forecastCharset == (isUTF8 ? .utf8 : .iso885915))
    #expect(Eras(on: date, quirks: QuirkSwitches().with(.utf8Under8859, true)).forecastCharset == .utf8)
  }

  @Test("Q-CHR-04, Q-CHR-10: the same text in UTF-8, and with a byte order mark")
  func utf8Bytes() throws {
    var iso = try Self.driver()
    var utf8 = try Self.driver { $0[.utf8Under8859] = true }
    var marked = try Self.driver {
      $0[.utf8Under8859] = true
      $0[.byteOrderMark] = true
    }
    let (plain, other, withMark) = (iso.fetch(Self.madrid), utf8.fetch(Self.madrid), marked.fetch(Self.madrid))
    #expect(other.contentType == plain.contentType && other.text.contains("Agencia Estatal de Meteorología"))
    // ISO-8859-15 has one byte where UTF-8 has two.
    #expect(other.body.filter { $0 & 0xC0 != 0x80 }.count == plain.body.count)
    #expect(withMark.body == [0xEF, 0xBB, 0xBF] + other.body)
  }

  @Test("Q-CHR-08: lost letters are U+FFFD in UTF-8")
  func damaged() throws {
    var driver = try Self.driver { $0[.damagedText] = true }
    #expect(driver.fetch(Self.madrid).text.contains("Agencia Estatal de Meteorolog\u{FFFD}a"))
    var whole = try Self.driver()
    #expect(!whole.fetch(Self.madrid).body.contains(0xEF))
  }

  @Test("Q-CHR-09: binary products declare a charset, or not with the switch off")
  func binary() throws {
    let shelf = [
      ShelvedProduct(
        template: "/red/radar/regional/{radar}", contentType: "image/gif;charset=ISO-8859-15",
        body: Array("GIF89a".utf8))
    ]
    var on = try Self.driver()
    var off = try Self.driver { $0[.binaryDeclaresCharset] = false }
    on.state.scenario.shelf = shelf
    off.state.scenario.shelf = shelf
    #expect(on.fetch("/red/radar/regional/ma").contentType == "image/gif;charset=ISO-8859-15")
    let bare = off.fetch("/red/radar/regional/ma")
    #expect(bare.contentType == "image/gif" && bare.body == Array("GIF89a".utf8))
  }

  @Test("Q-CHR-05: names encoded twice, in UTF-8")
  func namesTwice() {
    let bench = EditionBench(ine: "15030", on: [.utf8Under8859])
    let texts = [bench, bench.switching(.namesDoubleEncoded)].map {
      String(decoding: $0.body(MockDriver.daily), as: UTF8.self)
    }
    #expect(texts[0].contains("\"nombre\" : \"Coruña, A\"") && texts[0].contains("\"provincia\" : \"A Coruña\""))
    #expect(texts[1].contains("\"nombre\" : \"CoruÃ±a, A\"") && texts[1].contains("\"provincia\" : \"A CoruÃ±a\""))
    // The rest of the file is encoded once.
    #expect(texts[1].contains("Agencia Estatal de Meteorología"))
  }

  @Test("Q-CHR-06: a name with the eight letters where ISO-8859-15 is not Latin-1")
  func eightLetters() {
    let bench = EditionBench()
    let eight: [UInt8] = [0xA4, 0xA6, 0xA8, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE]
    let bodies = [bench, bench.switching(.namesHoldEightLetters)].map { $0.body(MockDriver.daily) }
    #expect(bodies[0].count + 9 == bodies[1].count && !bodies[0].contains(0xBE))
    #expect(bodies[1].split(separator: UInt8(ascii: "\"")).contains { $0.suffix(8).elementsEqual(eight) })
  }
}
