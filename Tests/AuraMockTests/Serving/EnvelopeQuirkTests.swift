// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import AuraTransport
import Testing

/// Quirks of envelope and transport whose switch changes one answer, on and off.
struct EnvelopeQuirkTests {
  static let madrid = MockDriver.daily + "28079"

  static func driver(_ quirk: Quirk, _ isOn: Bool) throws -> MockDriver {
    var scenario = try Scenario.named("madrid-august-2026")
    scenario.quota = .unlimited
    scenario.quirks[quirk] = isOn
    return MockDriver(scenario)
  }

  static func both(_ quirk: Quirk) throws -> (on: MockDriver, off: MockDriver) {
    (try driver(quirk, true), try driver(quirk, false))
  }

  @Test("Q-ENV-01: call 1 with the switch off is the payload itself")
  func twoCalls() throws {
    var (on, off) = try Self.both(.twoCalls)
    let inline = off.first(Self.madrid)
    #expect(on.first(Self.madrid).link.count == 46 && inline.body == on.fetch(Self.madrid).body)
    #expect(off.state.journal.entries.map(\.outcome) == [.inlinePayload])
  }

  @Test("Q-ENV-02: with the switch off there is no white space, in either call")
  func layout() throws {
    var (on, off) = try Self.both(.prettyLayout)
    let compact = off.first(Self.madrid)
    #expect(compact.text.hasPrefix("{\"descripcion\":\"exito\",\"estado\":200,\"datos\":\"https://"))
    let link = compact.text.split(separator: "\"")[9]
    let payload = off.send(MockDriver.path(of: String(link)), key: nil)
    let pretty = on.fetch(Self.madrid)
    #expect(payload.text.hasPrefix("[{\"origen\":{\"productor\"") && payload.body.count < pretty.body.count)
    #expect(try JSONValue(payload.body.ascii) == JSONValue(pretty.body.ascii))
  }

  @Test("Q-ENV-03: exito, or Éxito as the specification says")
  func descripcion() throws {
    var (on, off) = try Self.both(.exitoLowerCase)
    #expect(on.first(Self.madrid).text.contains("\"descripcion\" : \"exito\""))
    #expect(off.first(Self.madrid).body.contains(0xC9))
  }

  @Test("Q-ENV-04: no data under 200, or under 404 with the switch off")
  func noData() throws {
    var (on, off) = try Self.both(.noDataInside200)
    let answers = [on.first(MockDriver.daily + "28999"), off.first(MockDriver.daily + "28999")]
    #expect(answers.map(\.status) == [200, 404] && answers[0].body == answers[1].body)
  }

  @Test("Q-ENV-05: no key is an empty 200, or a 401 with the switch off")
  func missingKey() throws {
    var (on, off) = try Self.both(.missingKeyIsEmpty200)
    let empty = on.first(Self.madrid, key: nil)
    #expect(empty.status == 200 && empty.body.isEmpty && empty.contentType == "text/plain")
    #expect(on.first(Self.madrid, key: "").body.isEmpty)
    #expect(off.first(Self.madrid, key: nil).status == 401)
  }

  @Test("Q-ENV-06: the text for a bad key goes by date")
  func badKey() throws {
    var (on, off) = try Self.both(.badKeyTextByDate)
    let texts = [on.first(Self.madrid, key: "a.b.c.d.e"), off.first(Self.madrid, key: "a.b.c.d.e")]
    #expect(
      texts.map { $0.quoted("descripcion") } == [
        "JWT strings must contain exactly 2 period characters. Found: 4", "API key invalido",
      ])
    var old = MockDriver(.quiet, at: utc(2025, 12, 30))
    #expect(old.first(Self.madrid, key: "nonsense").quoted("descripcion") == "API key invalido")
  }

  @Test("Q-ENV-07: an expired key has its own text, or goes through with the switch off")
  func expiredKey() throws {
    // The frozen present of the scenario is 2026-08-25T10:05:00Z, 1787652300.
    let past = ErrorTableTests.token(#"{"exp":1787652300}"#)
    let future = ErrorTableTests.token(#"{"exp":1787652301}"#)
    var (on, off) = try Self.both(.expiredKeyRefused)
    let refused = on.first(Self.madrid, key: past)
    #expect(
      refused.status == 401 && refused.quoted("descripcion") == "La API Key ha expirado. Genere una nueva API Key.")
    #expect(on.first(Self.madrid, key: future).status == 200 && off.first(Self.madrid, key: past).status == 200)
  }

  @Test("Q-ENV-08: an unknown path is Tomcat's page, or JSON with the switch off")
  func unknownPath() throws {
    var (on, off) = try Self.both(.unknownPathIsTomcatPage)
    let targets = [
      "/opendata/api/api/maestro/municipios", "/opendata/api/prediccion/provincia/pasadomanana/28", "/",
      "/opendata/api",
      "/opendata/api//maestro/municipios", "/opendata/sh",
    ]
    #expect(targets.allSatisfy { on.send($0).text.contains("<title>Apache Tomcat/8.0.32 - Error report</title>") })
    #expect(targets.allSatisfy { off.send($0).text.contains("\"estado\" : 404") })
    #expect(on.send("/opendata/api/<script>?api_key=a.b.c").text.contains("&lt;script&gt;"))
    // A final slash works, and letters outside ASCII are percent-encoded UTF-8.
    #expect(on.first(Self.madrid + "/").status == 200)
    #expect(on.first("/prediccion/especifica/monta%C3%B1a/pasada/area/mad1").status == 200)
  }

  @Test("Q-ENV-12: the link of warnings carries the name of the product")
  func warningsLink() throws {
    var (on, off) = try Self.both(.warningsLinkNamed)
    let shelf = [ShelvedProduct(template: "/avisos_cap/ultimoelaborado/area/{area}", body: [1, 2, 3])]
    on.state.scenario.shelf = shelf
    off.state.scenario.shelf = shelf
    let links = ["esp", "61"].map { on.first("/avisos_cap/ultimoelaborado/area/" + $0).link.dropFirst(46) }
    #expect(links == ["Z_CAP_C_LEMM_20260825100500_AFAE", "Z_CAP_C_LEMM_20260825100500_AFAC61"])
    #expect(off.first("/avisos_cap/ultimoelaborado/area/esp").link.count == 46)
    #expect(on.fetch("/avisos_cap/ultimoelaborado/area/61").body == [1, 2, 3])
  }

  @Test("Q-ENV-14: the key in the query, or only in the header with the switch off")
  func keyInQuery() throws {
    var (on, off) = try Self.both(.keyInQueryAccepted)
    let target = "/opendata/api\(Self.madrid)?api_key=my%2Eown.key"
    #expect(on.send(target, key: nil).status == 200 && on.send(target, key: nil).link.count == 46)
    #expect(off.send(target, key: nil).body.isEmpty)
    let entry = on.state.journal.entries[0]
    #expect(entry.key?.place == .query && entry.keyInTarget)
  }

  @Test("Q-ENV-16: three header lines that repeat the outcome")
  func estadoHeaders() throws {
    var (on, off) = try Self.both(.estadoHeaders)
    let good = on.first(Self.madrid)
    let bad = on.first(MockDriver.daily + "28999")
    #expect([good, bad].map { $0.fields["aemet_estado"] } == ["200 OK", "404 Not Found"])
    #expect(good.fields["aemet_num"] == "1" && off.first(Self.madrid).fields["aemet_estado"] == nil)
  }

  struct Switched: Sendable, CustomTestStringConvertible {
    let quirk: Quirk
    let hop: FaultRule.Hop
    let status: Int
    var says = ""
    var ending = Delivery.Ending.whole

    var testDescription: String { quirk.rawValue }
  }

  @Test(
    "Faults that a switch brings",
    arguments: [
      Switched(quirk: .productMissing, hop: .first, status: 200, says: "\"Error al obtener los datos\""),
      Switched(quirk: .errorObjectInsteadOfList, hop: .second, status: 200, says: "{\n  \"descripcion\" : \"No hay"),
      Switched(quirk: .bodyCutShort, hop: .second, status: 200, ending: .cutShort(afterBytes: 4096)),
      Switched(quirk: .connectionReset, hop: .second, status: 200, ending: .reset(afterBytes: 4096)),
      Switched(quirk: .serverError, hop: .first, status: 500, says: "{\n  \"estado\" : 500\n}"),
      Switched(quirk: .limitAs500Page, hop: .second, status: 500, says: "429 Too Many Requests"),
    ])
  func switchedFaults(_ example: Switched) throws {
    var (on, off) = try Self.both(example.quirk)
    let envelope = off.first(Self.madrid)
    var answers = [MockAnswer]()
    if example.hop == .first {
      answers = [on.first(Self.madrid), envelope]
    } else {
      on.state.scenario.quirks[example.quirk] = false
      let link = on.first(Self.madrid)
      on.state.scenario.quirks[example.quirk] = true
      answers = [on.second(link), off.second(envelope)]
    }
    #expect(answers[0].status == example.status && answers[0].delivery.ending == example.ending)
    #expect(answers[0].text.contains(example.says))
    #expect(answers[1].status == 200 && answers[1].delivery == Delivery())
    #expect(on.state.journal.entries.last?.faults == [example.quirk.rawValue])
  }

  @Test("Q-ENV-21: good, 500, good")
  func everySecondCallFails() throws {
    var (on, off) = try Self.both(.everySecondCallFails)
    #expect((0..<5).map { _ in on.first(Self.madrid).status } == [200, 500, 200, 500, 200])
    #expect((0..<5).allSatisfy { _ in off.first(Self.madrid).status == 200 })
  }

  @Test("Q-ENV-22: keys without exp stop on 2026-10-15 where keys are judged strictly")
  func keysNeedExpiry() throws {
    let key = ErrorTableTests.token(#"{"iss":"AEMET"}"#)
    var scenario = Scenario.quiet
    scenario.keys = .strict
    var before = MockDriver(scenario, at: utc(2026, 10, 14, 12))
    var after = MockDriver(scenario, at: utc(2026, 10, 15, 12))
    #expect([before.first(Self.madrid, key: key).status, after.first(Self.madrid, key: key).status] == [200, 401])
    after.state.scenario.quirks[.keysNeedExpiry] = false
    #expect(after.first(Self.madrid, key: key).status == 200)
    after.state.scenario.quirks[.keysNeedExpiry] = true
    after.state.scenario.keys = .anyThreeParts
    #expect(after.first(Self.madrid, key: key).status == 200)
  }
}

extension [UInt8] {
  /// The bytes with all beyond ASCII turned to `?`, so that a reader of UTF-8 takes them.
  var ascii: [UInt8] { map { $0 < 0x80 ? $0 : 0x3F } }
}
