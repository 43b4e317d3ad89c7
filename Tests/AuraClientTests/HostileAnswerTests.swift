// SPDX-License-Identifier: MIT

import AuraChance
import AuraClient
import AuraFixtures
import AuraModel
import AuraTime
import AuraTransport
import Testing

/// Answers, keys and links that were damaged on purpose: a judgement always comes, and never a trusting one.
struct HostileAnswerTests {
  static let endpoint = Endpoint.dailyForecast(ine: MunicipalityCode("28065")!)

  @Test("A damaged envelope is judged, and no link leads away from AEMET's host")
  func envelopes() {
    var mutator = ByteMutator(chance: SeedStream(seed: 4).stream("envelope"))
    let whole = Array(OutcomeTests.envelope.utf8)
    let rule = LinkRule(base: .aemet)
    var strays: [String] = []
    var links = 0
    for _ in 0..<1_000 {
      let response = HTTPResponse(status: 200, body: mutator.mutate(whole))
      guard case .link(let text) = Outcome.judge(response, to: Self.endpoint, hop: .first) else { continue }
      links += 1
      do throws(LinkFault) {
        let address = try rule.address(ofLink: text)
        if address.host != "opendata.aemet.es" || address.scheme != .https { strays.append(text) }
      } catch {
        continue
      }
    }
    #expect(strays == [])
    #expect(links > 50, "some envelopes survive, so that links were looked at")
  }

  @Test("A damaged answer to call 2 that no longer begins and ends as a list is never the product")
  func payloads() {
    var mutator = ByteMutator(chance: SeedStream(seed: 4).stream("payload"))
    let whole = Array("[ {\n  \"nombre\" : \"Getafe\",\n  \"dia\" : [ {\n    \"uvMax\" : 7\n  } ]\n} ]".utf8)
    let mistaken = (0..<1_000).map { _ in mutator.mutate(whole) }.filter { body in
      let outcome = Outcome.judge(HTTPResponse(status: 200, body: body), to: Self.endpoint, hop: .second)
      let text = String(decoding: body, as: UTF8.self).filter { !" \n\r\t\u{FEFF}".contains($0) }
      return outcome == .payload && !(text.hasPrefix("[") && text.hasSuffix("]"))
    }
    #expect(mistaken.isEmpty)
  }

  @Test("A damaged key has a health, whatever it is now")
  func keys() {
    var mutator = ByteMutator(chance: SeedStream(seed: 4).stream("key"))
    let whole = Array(KeyHealthTests.expiring(in: 8_640_000).utf8)
    let counts = (0..<1_000).reduce(into: [String: Int]()) { counts, _ in
      let key = Secret(String(decoding: mutator.mutate(whole), as: UTF8.self))
      switch KeyHealth(of: key, at: KeyHealthTests.now) {
      case .malformed: counts["malformed", default: 0] += 1
      case .missing: counts["missing", default: 0] += 1
      case .valid, .expiringSoon, .withoutExpiry, .expired: counts["read", default: 0] += 1
      }
    }
    #expect(counts["malformed", default: 0] > 300 && counts["read", default: 0] > 10, "\(counts)")
  }
}
