// SPDX-License-Identifier: MIT

import AuraChance
import AuraClient
import AuraModel
import AuraTime
import Foundation
import Testing

struct KeyHealthTests {
  /// The token of RFC 7519, section 3.1: `exp` 1300819380, a newline and blanks in its JSON.
  static let ofTheRFC =
    "eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNv"
    + "bS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"

  static func token(_ claims: String) -> String {
    let encoded = Data(claims.utf8).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    return "e30.\(encoded).c2ln"
  }

  static let now = WallInstant(secondsSinceEpoch: 1_788_220_800)  // 2026-09-01T00:00:00Z

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let key: String?
    var at = KeyHealthTests.now
    let health: KeyHealth
    var testDescription: String { id }
  }

  static func at(_ seconds: Int64) -> WallInstant { now.advanced(bySeconds: seconds) }
  static func expiring(in seconds: Int64) -> String {
    token("{\"sub\":\"x\",\"exp\":\(now.secondsSinceEpoch + seconds)}")
  }

  @Test(
    "Q-ENV-22: the key's own word about its end, with days left, at any moment",
    arguments: [
      Case(id: "none", key: nil, health: .missing),
      Case(id: "empty", key: "", health: .missing),
      Case(
        id: "of the RFC, a second before", key: ofTheRFC, at: WallInstant(secondsSinceEpoch: 1_300_819_379),
        health: .expiringSoon(until: WallInstant(secondsSinceEpoch: 1_300_819_380), daysLeft: 0)),
      Case(
        id: "of the RFC, at its end", key: ofTheRFC, at: WallInstant(secondsSinceEpoch: 1_300_819_380),
        health: .expired(since: WallInstant(secondsSinceEpoch: 1_300_819_380))),
      Case(id: "100 days", key: expiring(in: 8_640_000), health: .valid(until: at(8_640_000))),
      Case(id: "15 days and a bit", key: expiring(in: 1_296_001), health: .valid(until: at(1_296_001))),
      Case(id: "14 days", key: expiring(in: 1_209_600), health: .valid(until: at(1_209_600))),
      Case(
        id: "14 days less a second", key: expiring(in: 1_209_599),
        health: .expiringSoon(until: at(1_209_599), daysLeft: 13)),
      Case(id: "a day and an hour", key: expiring(in: 90_000), health: .expiringSoon(until: at(90_000), daysLeft: 1)),
      Case(id: "a second ago", key: expiring(in: -1), health: .expired(since: at(-1))),
      Case(
        id: "a fraction", key: token("{\"exp\":1788220800.5}"),
        health: .expiringSoon(until: now.advanced(byMilliseconds: 500), daysLeft: 0)),
      Case(
        id: "no exp", key: token("{\"sub\":\"x\",\"iat\":1500000000}"),
        health: .withoutExpiry(until: WallInstant(secondsSinceEpoch: 1_792_015_200), daysLeft: 43)),
      // 2026-10-15T00:00 in Madrid is 22:00Z the day before.
      Case(
        id: "no exp, a second before the end of such keys", key: token("{}"),
        at: WallInstant(secondsSinceEpoch: 1_792_015_199),
        health: .withoutExpiry(until: WallInstant(secondsSinceEpoch: 1_792_015_200), daysLeft: 0)),
      Case(
        id: "no exp, after it", key: token("{\"exp\":null}"), at: WallInstant(secondsSinceEpoch: 1_792_015_200),
        health: .expired(since: WallInstant(secondsSinceEpoch: 1_792_015_200))),
      Case(id: "one point", key: "a.b", health: .malformed(found: "1 points instead of 2")),
      Case(id: "five parts", key: "a.b.c.d.e", health: .malformed(found: "4 points instead of 2")),
      Case(id: "an empty part", key: "a..c", health: .malformed(found: "an empty part")),
      Case(id: "no base 64", key: "a.ñ!.c", health: .malformed(found: "claims that are not base64url")),
      Case(id: "no JSON", key: "a.bm8.c", health: .malformed(found: "claims that are not JSON")),
      Case(id: "no object", key: token("[1]"), health: .malformed(found: "claims that are no object")),
      Case(id: "exp in quotes", key: token("{\"exp\":\"9\"}"), health: .malformed(found: "an exp that is no number")),
      Case(
        id: "exp in milliseconds of the far future", key: token("{\"exp\":1e300}"),
        health: .malformed(found: "an exp that is no date")),
    ])
  func health(_ row: Case) {
    #expect(KeyHealth(of: row.key.map { Secret($0) }, at: row.at) == row.health)
  }

  @Test("No health shows any of the key")
  func showsNothing() {
    let canary = "canary7f3a"
    let keys = [canary, "\(canary).\(canary)", "\(canary).\(canary).\(canary)", Self.token("\"\(canary)\"")]
    #expect(keys.allSatisfy { !"\(KeyHealth(of: Secret($0), at: Self.now))".contains(canary) })
  }

  @Test("base64url agrees with Foundation's base 64 over random bytes, and with RFC 4648's vectors")
  func base64() {
    var chance = SeedStream(seed: 4648)
    let wrong = (0..<500).filter { _ in
      let bytes = (0..<Int(chance.below(40))).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
      let padded = Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      return Base64URL.decode(padded) != bytes || Base64URL.decode(padded.replacing("=", with: "")) != bytes
    }
    #expect(wrong == [])
    let vectors = ["": "", "Zg": "f", "Zm8=": "fo", "Zm9v": "foo", "Zm9vYg==": "foob", "Zm9vYmE": "fooba"]
    #expect(vectors.allSatisfy { Base64URL.decode($0.key) == Array($0.value.utf8) })
    // One digit, a foreign one, padding inside, too much of it, bits left over.
    #expect(
      ["Z", "Zm9vY", "Zm9+", "Zm/v", "Zg=v", "Zg=", "Zg===", "=", "Zh", "Zm9v=", "Zm 8"].allSatisfy {
        Base64URL.decode($0) == nil
      })
  }
}
