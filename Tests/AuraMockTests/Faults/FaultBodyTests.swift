// SPDX-License-Identifier: MIT

import AuraChance
import AuraFormats
import AuraMock
import AuraTestSupport
import AuraTime
import Testing
import aura_sweep

/// What faults do to a good body, judged by readers that know nothing of the faults.
struct FaultBodyTests {
  static let quiet = MockDriver(.quiet)

  /// Both calls under one fault of the second hop, on the recorded day of Madrid.
  static func body(_ fault: Fault?, _ path: String = MockDriver.hourly + "28079", hop: FaultRule.Hop = .second)
    throws -> MockAnswer
  {
    var scenario = try Scenario.named("madrid-august-2026")
    scenario.faults = fault.map { [FaultRule("fault", $0, hop: hop)] } ?? []
    var driver = MockDriver(scenario)
    return driver.fetch(path)
  }

  /// How often each label stands in each list of hours, lists in the order of the file.
  private static func hours(_ answer: MockAnswer) throws -> [[String: Int]] {
    var lists: [[String: Int]] = []
    func visit(_ value: JSONValue) {
      switch value {
      case .object(let members): for member in members { visit(member.value) }
      case .array(let elements):
        var counts: [String: Int] = [:]
        for element in elements {
          if case .string(let label)? = element["periodo"], label.count == 2 { counts[label, default: 0] += 1 }
          visit(element)
        }
        if !counts.isEmpty { lists.append(counts) }
      case .string, .number, .boolean, .null: break
      }
    }
    visit(try JSONValue(Array(DecodedText(answer.body, contentType: nil).text.string.utf8)))
    return lists
  }

  @Test("Missing hours are the same in every list, the others stay, and every other byte too")
  func missingHours() throws {
    let whole = try Self.hours(Self.body(nil))
    let answer = try Self.body(.missingHours(count: 2))
    let thinned = try Self.hours(answer)
    let all = Set(whole.flatMap(\.keys))
    let gone = all.subtracting(thinned.flatMap(\.keys))
    #expect(gone.count == 2 && all.count == 24)
    let expected = whole.map { $0.filter { !gone.contains($0.key) } }.filter { !$0.isEmpty }
    #expect(thinned == expected)
    #expect(answer.fields == (try Self.body(nil)).fields)
  }

  @Test("Duplicated hours stand twice in every list that has them")
  func duplicatedHours() throws {
    let whole = try Self.hours(Self.body(nil))
    let doubled = try Self.hours(Self.body(.duplicatedHours(count: 3)))
    let twice = Set(zip(whole, doubled).flatMap { old, new in new.filter { $0.value != old[$0.key] }.keys })
    #expect(twice.count == 3)
    let expected = whole.map { list in
      Dictionary(uniqueKeysWithValues: list.map { ($0.key, twice.contains($0.key) ? 2 * $0.value : $0.value) })
    }
    #expect(doubled == expected)
  }

  @Test("Rows of observations are hours by their fint; daily files and texts have none and stay as they are")
  func otherProducts() throws {
    let rows = (8...13).map {
      "{\n  \"idema\" : \"3195\",\n  \"fint\" : \"2021-01-09T\($0 < 10 ? "0" : "")\($0):00:00\"\n}"
    }
    var scenario = Scenario.quiet
    let template = "/observacion/convencional/datos/estacion/{idema}"
    scenario.shelf = [ShelvedProduct(template: template, body: Array("[ \(rows.joined(separator: ", ")) ]".utf8))]
    scenario.faults = [FaultRule("gap", .missingHours(count: 1), hop: .second)]
    var driver = MockDriver(scenario)
    let text = driver.fetch("/observacion/convencional/datos/estacion/3195").text
    #expect(text.split(separator: "idema").count == 6 && rows.count { text.contains($0) } == 5)
    #expect(try JSONValue(Array(text.utf8))[4] != nil)
    let daily = MockDriver.daily + "28079"
    #expect(try Self.body(.missingHours(count: 9), daily) == Self.body(nil, daily))
  }

  struct Charset: Sendable {
    let fault: FaultCharset
    let name: [UInt8]
    let type: String
  }

  /// "Córdoba" in bytes, from the tables of the two charsets.
  @Test(arguments: [
    Charset(
      fault: .utf8Body, name: [0x43, 0xC3, 0xB3, 0x72, 0x64], type: "text/plain;charset=ISO-8859-15"),
    Charset(
      fault: .doubleUTF8Body, name: [0x43, 0xC3, 0x83, 0xC2, 0xB3, 0x72, 0x64], type: "text/plain;charset=ISO-8859-15"),
    Charset(fault: .utf8Header, name: [0x43, 0xF3, 0x72, 0x64], type: "text/plain;charset=UTF-8"),
  ])
  func headerAndBytesSpeakOfTwoCharsets(_ example: Charset) throws {
    let answer = try Self.body(.wrongCharset(example.fault), MockDriver.daily + "14021")
    let start = try #require(answer.body.firstRange(of: Array("\"nombre\" : \"".utf8))?.upperBound)
    #expect(Array(answer.body[start...].prefix(example.name.count)) == example.name)
    #expect(answer.contentType == example.type)
  }

  @Test(arguments: FaultTar.allCases)
  func noReaderTakesABadTarWhole(_ damage: FaultTar) throws {
    var tar = TarBytes()
    for index in 0..<4 { tar.add("Z_CAP_\(index).xml", Array(repeating: 0x61, count: 700)) }
    tar.end()
    var scenario = Scenario.quiet
    let template = "/avisos_cap/ultimoelaborado/area/{area}"
    scenario.shelf = [ShelvedProduct(template: template, contentType: "application/x-gtar", body: tar.bytes)]
    var driver = MockDriver(scenario)
    let path = "/avisos_cap/ultimoelaborado/area/61"
    #expect(try TarReader.members(of: driver.fetch(path).body).count == 4)
    driver.state.scenario.faults = [FaultRule("tar", .badTar(damage), hop: .second)]
    let bad = driver.fetch(path).body
    #expect(throws: TarError.self) { try TarReader.members(of: bad) }
    let differing = zip(bad, tar.bytes).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
    #expect(differing.allSatisfy { (damage == .checksum ? 148..<156 : 124..<156).contains($0) })
    #expect((bad.count == tar.bytes.count) == (damage != .truncated))
  }

  @Test("A stale product is what was served so long ago, on either hop")
  func stale() throws {
    for hop in [FaultRule.Hop.first, .second] {
      var scenario = Scenario.quiet
      scenario.faults = [FaultRule("stale", .staleProduct(minutes: 1440), hop: hop)]
      var driver = MockDriver(scenario, at: utc(2026, 8, 26, 9))
      let old = driver.fetch(MockDriver.daily + "28079")
      var yesterday = MockDriver(.quiet, at: utc(2026, 8, 25, 9))
      #expect(old == yesterday.fetch(MockDriver.daily + "28079"), "\(hop)")
    }
  }

  @Test("A clock that jumps takes products and links with it from the next call on, and no arrival")
  func clockJump() throws {
    var scenario = Scenario.quiet
    scenario.faults = [FaultRule("jump", .clockJump(seconds: 86_400), hop: .first, occurrence: .calls(2...2))]
    var driver = MockDriver(scenario, at: utc(2026, 8, 26, 9))
    let before = driver.first(MockDriver.daily + "28079")
    #expect(driver.second(before).text.contains("\"fecha\" : \"2026-08-26T"))
    _ = driver.first(MockDriver.daily + "28065")
    #expect(driver.second(before).text.contains("datos expirados"))
    let after = driver.fetch(MockDriver.daily + "28079").text
    #expect(after.contains("\"fecha\" : \"2026-09-02T") && !after.contains("\"fecha\" : \"2026-08-26T"))
    #expect(Set(driver.state.journal.entries.map(\.arrival)) == [driver.now])
  }

  @Test("500 drawn delays have the quantiles they say; `aura-sweep mock-delays` draws more, with less room")
  func delays() async throws {
    let report = try await Sweep.mockDelays.run(500, SeedStream(seed: 7).stream("delays"))
    #expect(report.failures == [] && report.tried == 1000)
  }
}
