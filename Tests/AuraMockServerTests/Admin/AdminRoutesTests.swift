// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraTransport
import Foundation
import Testing

struct AdminRoutesTests {
  private let mock = Mock(.quiet, time: StoppedTime())

  private func ask(
    _ target: String, method: String = "GET", token: String? = nil, fields: [HTTPField] = []
  ) -> MockAnswer {
    let routes = AdminRoutes(
      before: EchoResponder(), mock: mock, time: StoppedTime(), token: token, counts: { ServerCounts() })
    return routes.respond(
      to: MockRequest(method: method, target: target, fields: HTTPFields(fields), client: "::1", origin: "http://h"))
  }

  private func call(_ target: String) {
    _ = mock.respond(
      to: MockRequest(
        target: target, fields: HTTPFields([HTTPField(name: "api_key", value: "se.cre.to")]), client: "::1",
        origin: "http://h"))
  }

  @Test("Only what begins with /_aura is answered here, with a status of its own for what is not known")
  func routing() {
    let targets = [
      "/_aura/health", "/_aura/health?x", "/_aura/nothing", "/_aura", "/_aura?x", "/_auras", "/",
      "/opendata/_aura/state",
      "/%5Faura/state",
    ]
    let echoes = targets.map { ask($0).fields["X-Echo"] == "1" }
    #expect(echoes == [false, false, false, false, false, true, true, true, true])
    #expect(targets[..<5].map { ask($0).status } == [200, 200, 404, 404, 404])
    #expect(ask("/_aura/state", method: "POST").status == 405 && ask("/_aura/state", method: "HEAD").status == 200)
  }

  @Test("State is JSON that says what the mock is set to, when, and how much it has answered")
  func state() throws {
    call("/opendata/api/nada")
    mock.withState { $0.scenario.quirks[.linkHandedOutAgain] = true }
    let answer = ask("/_aura/state")
    let object = try #require(JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any])
    let clock = object["clock"] as? [String: Any]
    let journal = object["journal"] as? [String: Any]
    #expect(object["scenario"] as? String == "quiet" && object["switches"] as? [String: Bool] == ["Q-ENV-11": true])
    #expect(clock?["serving"] as? String == "2026-08-25T07:09:13.000Z" && clock?["isFrozen"] as? Bool == false)
    #expect(journal?["exchanges"] as? Int == 1 && (object["server"] as? [String: Int])?["requests"] == 0)
    #expect(answer.fields["Content-Type"] == "application/json" && answer.fields["Cache-Control"] == "no-store")
  }

  @Test("The journal comes in lines, from a number on, up to a limit, and without the key")
  func journal() {
    for index in 1...5 { call("/opendata/api/\(index)") }
    func numbers(_ query: String) -> [Int?] {
      String(decoding: ask("/_aura/journal" + query).body, as: UTF8.self).split(separator: "\n").map { line in
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return object?["number"] as? Int
      }
    }
    #expect(numbers("") == [1, 2, 3, 4, 5] && numbers("?after=3") == [4, 5] && numbers("?limit=2&after=1") == [2, 3])
    #expect(numbers("?after=5") == [] && numbers("?after=-9&limit=1") == [1] && numbers("?limit=-1") == [])
    #expect(!String(decoding: ask("/_aura/journal").body, as: UTF8.self).contains("se.cre.to"))
  }

  @Test("With a token set, only a request that carries it is answered")
  func token() {
    func status(_ fields: [HTTPField], _ target: String = "/_aura/health") -> Int {
      ask(target, token: "12345678", fields: fields).status
    }
    let found = [
      status([]), status([HTTPField(name: "Authorization", value: "Bearer 12345678")]),
      status([HTTPField(name: "Authorization", value: "Bearer 1234567")]),
      status([HTTPField(name: "X-Aura-Token", value: "12345678")]),
      status([HTTPField(name: "X-Aura-Token", value: "12345679")]), status([], "/_aura/health?token=12345678"),
      status([], "/elsewhere"),
    ]
    #expect(found == [401, 200, 401, 200, 401, 401, 200])
  }
}
