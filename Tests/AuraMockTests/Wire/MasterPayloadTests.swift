// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

/// The municipal master against the rows that were recorded.
struct MasterPayloadTests {
  static let single = "/maestro/municipio/id44001"

  static func driver(_ quirk: Quirk? = nil, at now: WallInstant = utc(2026, 8, 26, 10)) -> MockDriver {
    var scenario = Scenario.quiet
    scenario.quota = .unlimited
    if let quirk { scenario.quirks[quirk].toggle() }
    return MockDriver(scenario, at: now)
  }

  @Test(
    "Q-MUN-01: two calls since 2024-06-19, the list itself in call 1 before",
    arguments: [(2024, 6, 18, JournalEntry.Outcome.inlinePayload), (2024, 6, 19, .envelope)])
  func twoCalls(_ year: Int, _ month: Int, _ day: Int, _ outcome: JournalEntry.Outcome) {
    var byDate = Self.driver(at: utc(year, month, day, 12))
    let answer = byDate.first(Self.single)
    #expect(byDate.state.journal.entries[0].outcome == outcome)
    #expect(answer.body.first == UInt8(ascii: outcome == .envelope ? "{" : "["))
    var off = Self.driver(.masterInTwoCalls)
    #expect(off.first(Self.single).body.first == UInt8(ascii: "["))
  }

  @Test("Q-MUN-02: the prefix is required here and refused in a forecast")
  func prefix() {
    var (on, off) = (Self.driver(), Self.driver(.masterNeedsPrefix))
    let bare = "/maestro/municipio/44001"
    #expect(on.first(bare).text.contains("\"estado\" : 404") && on.first(Self.single).link.count == 46)
    #expect(off.first(bare).link.count == 46)
    #expect(on.first(MockDriver.daily + "id44001").text.contains("\"estado\" : 404"))
  }

  @Test("Q-MUN-03: strings in the list, numbers in the single answer")
  func types() throws {
    var (on, off) = (Self.driver(), Self.driver(.masterNumbers))
    let row = try #require(try JSONValue(on.fetch(Self.single).body.ascii)[0])
    let numbers = row.keys.filter { row[$0]?.isNumber == true }
    #expect(numbers == ["id_old", "latitud_dec", "altitud", "num_hab", "destacada", "longitud_dec"])
    let strings = try #require(try JSONValue(off.fetch(Self.single).body.ascii)[0])
    #expect(strings.keys.allSatisfy { strings[$0]?.isNumber == false } && strings.keys == row.keys)
  }

  @Test("Q-MUN-06: degrees as text with byte BA and an escaped quote")
  func degrees() throws {
    var (on, off) = (Self.driver(), Self.driver(.masterDegreeText))
    let body = on.fetch(Self.single).body
    let degree = try #require(body.firstIndex(of: 0xBA))
    #expect(Array(body[..<degree].suffix(15)) == Array("\"latitud\" : \"40".utf8))
    #expect(String(decoding: body, as: UTF8.self).contains("\\\"\"") && !off.fetch(Self.single).body.contains(0xBA))
  }

  @Test("Q-MUN-04, Q-MUN-05: the rows that were recorded, but for what AEMET alone knows", .needsRecordings)
  func recordedRows() throws {
    let recorded = try JSONValue(Recordings.bytes("aemet/derived/maestro-municipios-4rows-2023.iso885915.json").latin)
    for index in 0..<4 {
      let row = try #require(recorded[index])
      var driver = Self.driver(.masterNumbers)
      let bytes = driver.fetch("/maestro/municipio/" + row["id"].text).body
      let own = try #require(try JSONValue(bytes.latin)[0])
      #expect(own.keys == row.keys)
      for key in ["url", "capital", "nombre", "id", "zona_comarcal", "destacada"] { #expect(own[key] == row[key]) }
      for key in ["latitud_dec", "longitud_dec"] {
        #expect(abs((Double(own[key].text) ?? 0) - (Double(row[key].text) ?? 9)) < 0.02)
      }
      // Both write the decimals they give.
      #expect(seconds(own["latitud"].text) == (Double(own["latitud_dec"].text) ?? 0))
    }
  }

  private func seconds(_ text: String) -> Double {
    let parts = text.split { "º'\"".contains($0) }.compactMap { Double($0) }
    return ((parts[0] + parts[1] / 60 + parts[2] / 3600) * 1e8).rounded() / 1e8
  }

  @Test func theListHasEveryMunicipality() throws {
    var driver = Self.driver()
    let body = driver.fetch("/maestro/municipios").body
    // 8,122 rows and 3.0 MB on the live service; the table of places has 8,131 with coordinates.
    #expect(body.count { $0 == 0xBA } == 2 * 8131 && (2_900_000...3_400_000).contains(body.count))
    #expect(body.starts(with: Array("[ {\n  \"latitud\" : \"".utf8)))
  }
}

extension [UInt8] {
  /// ISO-8859-15 as UTF-8, near enough for the letters of names.
  var latin: [UInt8] {
    Array(String(String.UnicodeScalarView(map { Unicode.Scalar($0) })).utf8)
  }
}
