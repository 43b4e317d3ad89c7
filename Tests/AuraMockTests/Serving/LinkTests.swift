// SPDX-License-Identifier: MIT

import AuraMock
import AuraTestSupport
import AuraTime
import AuraTransport
import Testing

/// The two calls and the link between them.
struct LinkTests {
  static let getafe = MockDriver.daily + "28065"

  static func driver(_ change: (inout QuirkSwitches) -> Void = { _ in }) throws -> MockDriver {
    var scenario = try Scenario.named("getafe-snow-2021")
    scenario.quota = .unlimited
    change(&scenario.quirks)
    return MockDriver(scenario)
  }

  @Test("Q-ENV-01, Q-ENV-02, Q-ENV-03: an envelope with a fresh link, and the payload behind it")
  func twoCalls() throws {
    var driver = try Self.driver()
    let envelope = driver.first(Self.getafe)
    let link = envelope.link
    #expect(
      envelope.text == """
        {
          "descripcion" : "exito",
          "estado" : 200,
          "datos" : "\(link)",
          "metadatos" : "https://opendata.aemet.es/opendata/sh/dfd88b22"
        }
        """)
    #expect(envelope.contentType == "application/json;charset=ISO-8859-15")
    let digits = link.dropFirst("https://opendata.aemet.es/opendata/sh/".count)
    #expect(digits.count == 8 && digits.allSatisfy { "0123456789abcdef".contains($0) })
    let other = driver.first(Self.getafe)
    #expect(other.link != link)
    let payload = driver.second(envelope)
    #expect(payload.body == (try WireFormTests.written("getafe-snow-2021", "daily")))
    #expect(driver.second(other).body == payload.body)
  }

  struct Age: Sendable, CustomTestStringConvertible {
    let seconds: Int64
    let expires: Bool
    let isAlive: Bool

    var testDescription: String { "\(seconds) s, expiry \(expires)" }
  }

  @Test(
    "Q-ENV-10: links live five minutes of the serving clock",
    arguments: [
      Age(seconds: 150, expires: true, isAlive: true), Age(seconds: 299, expires: true, isAlive: true),
      Age(seconds: 300, expires: true, isAlive: false), Age(seconds: 300, expires: false, isAlive: true),
    ])
  func expiry(_ age: Age) throws {
    var driver = try Self.driver { $0[.linksExpire] = age.expires }
    let envelope = driver.first(Self.getafe)
    driver.now = driver.now.advanced(bySeconds: age.seconds)
    let answer = driver.second(envelope)
    #expect(answer.status == 200)
    #expect((answer.body.count > 10_000) == age.isAlive)
    #expect(age.isAlive || answer.text == "{\n  \"descripcion\" : \"datos expirados\",\n  \"estado\" : 404\n}")
  }

  @Test("Q-ENV-11: a link is served any number of times, and the same one may be handed out again")
  func handedOutAgain() throws {
    var fresh = try Self.driver()
    var again = try Self.driver { $0[.linkHandedOutAgain] = true }
    #expect(fresh.first(Self.getafe).link != fresh.first(Self.getafe).link)
    let first = again.first(Self.getafe)
    again.now = again.now.advanced(bySeconds: 899)
    #expect(again.first(Self.getafe).link == first.link)
    let bodies = (0..<3).map { _ in again.second(first).body }
    #expect(bodies[0].count == 13_687 && Set(bodies).count == 1)
    again.now = again.now.advanced(bySeconds: 1)
    #expect(again.first(Self.getafe).link != first.link)
  }

  @Test("Q-ENV-13: call 2 needs no key and gives the same bytes with one")
  func dataNeedsNoKey() throws {
    var driver = try Self.driver()
    let envelope = driver.first(Self.getafe)
    let path = MockDriver.path(of: envelope.link)
    #expect(driver.send(path, key: nil).body == driver.send(path, key: "made.up.key").body)
    #expect(driver.state.journal.entries.map(\.key?.place) == [.header, nil, .header])
    var strict = try Self.driver { $0[.dataNeedsNoKey] = false }
    let other = strict.first(Self.getafe)
    #expect(strict.second(other).body.isEmpty)
  }

  @Test func aLinkThatWasNeverMadeIsExpired() throws {
    var driver = try Self.driver()
    let answer = driver.send("/opendata/sh/00c0ffee", key: nil)
    #expect(answer.text.contains("datos expirados"))
    #expect(driver.state.journal.entries.last?.outcome == .unknownLink)
  }

  @Test("Q-ENV-15: metadatos is fixed for a product and leads to its document")
  func metadata() throws {
    var driver = try Self.driver()
    let paths = [Self.getafe, MockDriver.hourly + "28065"].map { driver.first($0).quoted("metadatos") }
    #expect(paths.map { $0.suffix(8) } == ["dfd88b22", "93a7c63d"])
    let document = driver.send(MockDriver.path(of: paths[0]), key: nil)
    #expect(
      document.text.hasPrefix("{\n\t\"unidad_generadora\": ") && document.text.contains("\"id\": \"cotaNieveProv\""))
    var changing = try Self.driver { $0[.metadataLinkFixed] = false }
    #expect(changing.first(Self.getafe).quoted("metadatos") != changing.first(Self.getafe).quoted("metadatos"))
  }

  @Test func linksGoUnderTheOriginOfTheClient() throws {
    var state = try Self.driver().state
    let answer = state.respond(
      to: MockRequest(
        target: "/opendata/api\(Self.getafe)/?api_key=a.b.c", client: "::1", origin: "http://127.0.0.1:8080"),
      at: utc(2026, 8, 26))
    #expect(answer.link.hasPrefix("http://127.0.0.1:8080/opendata/sh/"))
  }
}
