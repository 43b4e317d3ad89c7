// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraTransport
import Foundation
import Testing

/// Which requests are the admin's, and who may make them.
struct AdminRoutesTests {
  @Test("Only what begins with /_aura is answered here, with a status of its own for what is not known")
  func routing() {
    let bench = AdminBench()
    let targets = [
      "/_aura/health", "/_aura/health?x", "/_aura/nothing", "/_aura/faults/a/b", "/_aura?x", "/_auras", "/",
      "/opendata/_aura/state", "/%5Faura/state",
    ]
    let echoes = targets.map { bench.ask($0).fields["X-Echo"] == "1" }
    #expect(echoes == [false, false, false, false, false, true, true, true, true])
    #expect(targets[..<5].map { bench.ask($0).status } == [200, 200, 404, 404, 308])
    let refused = bench.ask("/_aura/state", method: "POST")
    #expect(refused.status == 405 && refused.fields["Allow"] == "GET, HEAD")
    #expect(bench.ask("/_aura/clock", method: "DELETE").fields["Allow"] == "GET, HEAD, PUT")
    #expect(bench.ask("/_aura/state", method: "HEAD").status == 200)
  }

  @Test("No client path reaches it: what is asked there stands in no journal and counts in no quota")
  func apart() {
    let bench = AdminBench()
    for _ in 0..<3 { _ = bench.ask("/_aura/state") }
    _ = bench.ask("/_aura/nothing", method: "POST", body: "{}")
    #expect(bench.mock.journal.count == 0 && bench.object("/_aura/quota")["buckets"] as? [String] == [])
  }

  @Test("State is JSON that says what the mock is set to, when, how true its products are, and what it answered")
  func state() {
    let bench = AdminBench()
    bench.call("/opendata/api/nada")
    bench.mock.withState { $0.scenario.quirks[.linkHandedOutAgain] = true }
    let answer = bench.ask("/_aura/state")
    let object = bench.object("/_aura/state")
    let clock = object["clock"] as? [String: Any]
    let journal = object["journal"] as? [String: Any]
    #expect(object["scenario"] as? String == "quiet" && object["switches"] as? [String: Bool] == ["Q-ENV-11": true])
    #expect(clock?["serving"] as? String == "2026-08-25T07:09:13.000Z" && clock?["isFrozen"] as? Bool == false)
    #expect(journal?["exchanges"] as? Int == 1 && (object["server"] as? [String: Int])?["requests"] == 0)
    #expect(answer.fields["Content-Type"] == "application/json" && answer.fields["Cache-Control"] == "no-store")
  }

  @Test("Each product states its fidelity: real places in AEMET's form, bytes as sent, made up, or absent")
  func fidelity() throws {
    let bench = AdminBench()
    var scenario = try Scenario.named("getafe-snow-2021")
    scenario.shelf = [
      ShelvedProduct(template: "/red/radar/nacional", contentType: "image/gif", body: [0x47]),
      ShelvedProduct(template: "/red/radar/regional/{radar}", arguments: ["am"], body: [0x47]),
    ]
    bench.mock.withState { [scenario] in $0.load(scenario) }
    let products = try #require(bench.object("/_aura/state")["products"] as? [[String: Any]])
    func told(_ template: String) -> (String?, [String: String]?) {
      let product = products.first { $0["template"] as? String == template }
      return (product?["fidelity"] as? String, product?["except"] as? [String: String])
    }
    #expect(told("/prediccion/especifica/municipio/diaria/{municipio}") == ("synthetic", ["28065": "wireForm"]))
    #expect(told("/maestro/municipios") == ("wireForm", nil) && told("/red/radar/nacional") == ("recorded", nil))
    #expect(told("/red/radar/regional/{radar}").1 == ["am": "recorded"])
    #expect(products.count == RouteTable.templates.count)
  }

  @Test("With a token set, only a request that carries it is answered; the page alone needs none and holds nothing")
  func token() {
    let bench = AdminBench(token: "12345678")
    func status(_ fields: [HTTPField], _ target: String = "/_aura/health") -> Int {
      bench.ask(target, fields: fields).status
    }
    let found = [
      status([]), status([HTTPField(name: "Authorization", value: "Bearer 12345678")]),
      status([HTTPField(name: "Authorization", value: "Bearer 1234567")]),
      status([HTTPField(name: "X-Aura-Token", value: "12345678")]),
      status([HTTPField(name: "X-Aura-Token", value: "12345679")]), status([], "/_aura/health?token=12345678"),
      status([], "/_aura/nothing"), status([], "/_aura/openapi.json"), status([], "/_aura/"), status([], "/elsewhere"),
    ]
    #expect(found == [401, 200, 401, 200, 401, 401, 401, 401, 200, 200])
    let page = String(decoding: bench.ask("/_aura/").body, as: UTF8.self)
    let refusal = String(decoding: bench.ask("/_aura/state").body, as: UTF8.self)
    #expect(!page.contains("12345678") && !refusal.contains("12345678"))
  }

  @Test("A page that was handed in is listed and served as it is; what it asks for needs the token, itself it does not")
  func attachedPages() throws {
    let bench = AdminBench()
    let pages = try #require(bench.object("/_aura/pages")["pages"] as? [[String: String]])
    #expect(pages == [["name": "a", "title": "A page"]] && bench.ask("/_aura/pages/a") == AdminBench.page.page)
    #expect(bench.ask("/_aura/page-data/a?x=1&y=a%20b").body == Array("x=1 y=a b".utf8))
    #expect(bench.ask("/_aura/pages/b").status == 404 && bench.ask("/_aura/pages/a", method: "POST").status == 405)
    let guarded = AdminBench(token: "12345678")
    let statuses = ["pages/a", "pages", "page-data/a"].map { guarded.ask("/_aura/\($0)").status }
    #expect(statuses == [200, 401, 401])
  }

  struct Stranger: Sendable, CustomTestStringConvertible {
    let id: String
    let method: String
    let lines: [String: String]
    let status: Int
    var testDescription: String { id }
  }

  @Test(
    "Without a token, pages of other origins are refused, and changes under a name that is not this machine's",
    arguments: [
      Stranger(id: "no page", method: "POST", lines: [:], status: 200),
      Stranger(id: "curl", method: "POST", lines: ["Host": "127.0.0.1:8787"], status: 200),
      Stranger(id: "IPv6", method: "POST", lines: ["Host": "[::1]:8787"], status: 200),
      Stranger(
        id: "own page", method: "POST", lines: ["Host": "localhost:8787", "Origin": "http://localhost:8787"],
        status: 200),
      Stranger(
        id: "other page", method: "POST", lines: ["Host": "localhost:8787", "Origin": "http://evil.test"], status: 403),
      Stranger(
        id: "other page, sandboxed", method: "POST", lines: ["Host": "localhost:8787", "Origin": "null"], status: 403),
      Stranger(
        id: "name pointed here", method: "POST", lines: ["Host": "evil.test:8787", "Origin": "http://evil.test:8787"],
        status: 403),
      Stranger(
        id: "a name that looks like loopback", method: "POST", lines: ["Host": "127.0.0.1.evil.test"], status: 403),
      Stranger(id: "reading by any name", method: "GET", lines: ["Host": "aemet.test"], status: 200),
      Stranger(id: "reading by another page", method: "GET", lines: ["Host": "h", "Origin": "http://x"], status: 403),
    ])
  func strangers(_ row: Stranger) {
    let fields = row.lines.map { HTTPField(name: $0.key, value: $0.value) }
    let target = row.method == "GET" ? "/_aura/state" : "/_aura/quota/reset"
    #expect(AdminBench().ask(target, method: row.method, fields: fields).status == row.status)
    // Whoever has the token may ask from anywhere.
    let known = fields + [HTTPField(name: "X-Aura-Token", value: "12345678")]
    #expect(AdminBench(token: "12345678").ask(target, method: row.method, fields: known).status == 200)
  }
}
