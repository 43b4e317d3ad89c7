// SPDX-License-Identifier: MIT

import AuraChance
import AuraClient
import AuraModel
import AuraPacing
import AuraTime
import AuraTransport
import Synchronization
import Testing

/// The two calls, against prepared answers: what is sent, to whom, how often.
struct AEMETClientTests {
  static let endpoint = Endpoint.dailyForecast(ine: MunicipalityCode("28065")!)
  static let envelope = HTTPResponse.text(
    200, "{\"estado\":200,\"datos\":\"https://opendata.aemet.es/opendata/sh/64e29abb\"}",
    ["Remaining-request-endpoint": "39"])
  static let expired = HTTPResponse.text(200, "{\"descripcion\":\"datos expirados\",\"estado\":404}")
  static let list = HTTPResponse.text(200, "[ ]", ["Content-Type": "text/plain;charset=ISO-8859-15"])
  static let noLimits = PacingProfile(name: "no limits")

  func client(
    _ transport: any Transport, key: String? = "made.up.key", keys: (any KeyStore)? = nil,
    base: WebAddress = .aemet, profile: PacingProfile = AEMETClientTests.noLimits
  ) -> AEMETClient {
    let time = StoppedTime()
    return AEMETClient(
      base: base, transport: transport, pacer: Pacer(profile: profile, jitter: SeedStream(seed: 1), time: time),
      keys: keys ?? FixedKey(key.map { Secret($0) }), time: time)
  }

  func failure(_ client: AEMETClient, _ endpoint: Endpoint = AEMETClientTests.endpoint) async -> ClientError? {
    do throws(ClientError) {
      _ = try await client.payload(of: endpoint)
      return nil
    } catch {
      return error
    }
  }

  @Test("Q-ENV-01, Q-ENV-13, Q-ENV-14: two calls, the key in the header of the first alone")
  func twoCalls() async throws {
    let transport = ScriptedTransport([.success(Self.envelope), .success(Self.list)])
    let payload = try await client(transport).payload(of: Self.endpoint)
    #expect(
      payload
        == Payload(
          endpoint: Self.endpoint, bytes: Array("[ ]".utf8), contentType: "text/plain;charset=ISO-8859-15",
          receivedAt: StoppedTime().wall))
    let requests = transport.requests
    #expect(
      requests.map(\.address.description) == [
        "https://opendata.aemet.es/opendata/api/prediccion/especifica/municipio/diaria/28065",
        "https://opendata.aemet.es/opendata/sh/64e29abb",
      ])
    #expect(requests[0].fields.all == [HTTPField(name: "api_key", value: "made.up.key", isSecret: true)])
    #expect(requests[1].fields.all == [] && !"\(requests)".contains("made.up.key"))
  }

  struct Script: Sendable, CustomTestStringConvertible {
    let id: String
    var key: String? = "made.up.key"
    let answers: [ScriptedTransport.Answer]
    let error: ClientError?
    let calls: Int
    var testDescription: String { id }
  }

  static let scripts: [Script] = [
    Script(
      id: "Q-ENV-10: an expired link costs the first call once more",
      answers: [.success(envelope), .success(expired), .success(envelope), .success(list)], error: nil, calls: 4),
    Script(
      id: "Q-ENV-10: and never a third time",
      answers: Array(repeating: [.success(envelope), .success(expired)], count: 5).flatMap { $0 },
      error: .linkExpired(endpoint), calls: 4),
    Script(
      id: "another failure after an expired link is told as it is",
      answers: [.success(envelope), .success(expired), .success(.text(500, ""))],
      error: .serverFailed(endpoint, status: 500), calls: 3),
    Script(id: "Q-MUN-01: a list in call 1 is the data", answers: [.success(list)], error: nil, calls: 1),
    Script(id: "Q-ENV-05: no key, no call", key: nil, answers: [], error: .key(.missing), calls: 0),
    Script(id: "an empty key is none", key: "", answers: [], error: .key(.missing), calls: 0),
    Script(
      id: "a key with a line break is not sent", key: "a.b.c\r\nX: y", answers: [], error: .key(.malformed), calls: 0),
    Script(
      id: "a key with a letter beyond ASCII is not sent", key: "a.ñ.c", answers: [], error: .key(.malformed), calls: 0),
    Script(
      id: "a link to another host is not followed",
      answers: [.success(.text(200, "{\"estado\":200,\"datos\":\"https://example.org/sh/1\"}"))],
      error: .unusable(endpoint, .link(found: "https://example.org/sh/1", expected: "the host opendata.aemet.es")),
      calls: 1),
    Script(
      id: "an envelope in place of the data is not followed", answers: [.success(envelope), .success(envelope)],
      error: .unusable(endpoint, .wrongShape(.second, found: "another envelope", expected: "the product")), calls: 2),
    Script(
      id: "Q-ENV-18: a cut body is not fetched again",
      answers: [
        .success(envelope), .failure(.cutShort(receivedBytes: 7, expectedBytes: 9)),
      ], error: .transport(endpoint, .cutShort(receivedBytes: 7, expectedBytes: 9)), calls: 2),
    Script(
      id: "Q-ENV-19: nor after a reset", answers: [.failure(.reset(receivedBytes: 0))],
      error: .transport(endpoint, .reset(receivedBytes: 0)), calls: 1),
    Script(
      id: "Q-ENV-20: nor after a 500", answers: [.success(.text(500, "{}"))],
      error: .serverFailed(endpoint, status: 500), calls: 1),
    Script(
      id: "Q-LIM-16: nor after a 429", answers: [.success(.text(429, ""))],
      error: .limited(endpoint, retryAfterSeconds: nil), calls: 1),
  ]

  @Test("What is sent, and how often", arguments: scripts)
  func calls(_ row: Script) async {
    let transport = ScriptedTransport(row.answers)
    #expect(await failure(client(transport, key: row.key)) == row.error)
    #expect(transport.requests.count == row.calls)
  }

  @Test("Q-ENV-06, Q-ENV-07: a refused key is not sent again, another is; a 403 refuses only its product")
  func refusedKey() async {
    let store = MutableKey("first.refused.key")
    let transport = ScriptedTransport([
      .success(.text(401, "{\"descripcion\":\"La API Key ha expirado\",\"estado\":401}")), .success(.text(403, "")),
      .success(Self.list),
    ])
    let client = client(transport, keys: store)
    let hourly = Endpoint.hourlyForecast(ine: MunicipalityCode("28065")!)
    var errors: [ClientError?] = []
    for endpoint in [Self.endpoint, Self.endpoint, hourly] { errors.append(await failure(client, endpoint)) }
    store.set("second.good.key")
    for endpoint in [Self.endpoint, hourly] { errors.append(await failure(client, endpoint)) }
    #expect(errors == [.key(.expired), .key(.expired), .key(.expired), .key(.notPermitted), nil])
    #expect(
      transport.requests.map { $0.fields["api_key"] } == ["first.refused.key", "second.good.key", "second.good.key"])
  }

  @Test("The key goes nowhere over plain http but to this machine, and a store that fails is told")
  func insecure() async throws {
    let transport = ScriptedTransport([])
    let plain = try #require(WebAddress("http://opendata.aemet.es/opendata"))
    let error = await failure(client(transport, base: plain))
    #expect(error == .unusable(Self.endpoint, .insecureBase(found: "http://opendata.aemet.es/opendata")))
    let broken = await failure(client(transport, keys: BrokenKeyStore()))
    #expect(broken == .key(.unavailable(.unavailable(detail: "locked"))))
    #expect(transport.requests.isEmpty)
  }

  @Test("The pacer is asked for both calls of a reading, told of 429, and its refusals are the client's")
  func pacing() async {
    let profile = PacingProfile(name: "three", key: .init(count: 3))
    let transport = ScriptedTransport([.success(Self.envelope), .success(Self.list), .success(.text(429, ""))])
    let time = StoppedTime()
    let pacer = Pacer(profile: profile, jitter: SeedStream(seed: 1), time: time)
    let client = AEMETClient(transport: transport, pacer: pacer, keys: FixedKey(Secret("a.b.c")), time: time)
    func waited(_ endpoint: Endpoint) async -> String {
      do throws(ClientError) {
        _ = try await client.payload(of: endpoint, maximumWaitMilliseconds: 0)
        return "read"
      } catch {
        guard case .notAdmitted(_, .wouldWaitTooLong(let wait)) = error else { return "\(error)" }
        return "\(wait.reason)"
      }
    }
    // Two of three slots are spent; two more calls do not fit, so nothing is sent.
    #expect(await waited(Self.endpoint) == "read")
    #expect(await waited(Self.endpoint) == "keyWindow(limit: 3)")
    #expect(transport.requests.count == 2)

    // A 429 freezes the template (Q-LIM-04), and gives back the slot of the call that was never made.
    let open = Pacer(profile: .observed2026, jitter: SeedStream(seed: 1), time: time)
    let limited = AEMETClient(transport: transport, pacer: open, keys: FixedKey(Secret("a.b.c")), time: time)
    #expect(await failure(limited) == .limited(Self.endpoint, retryAfterSeconds: nil))
    let frozen = open.explain(PacedCall(template: Self.endpoint.template))
    #expect(frozen?.reason == .frozenTemplate(template: Self.endpoint.template))
    #expect(open.explain(PacedCall(template: "another")) == nil)
  }

  @Test("The key's health is read from the store at the client's clock")
  func health() throws {
    #expect(try client(ScriptedTransport([]), key: nil).keyHealth() == .missing)
    #expect(try client(ScriptedTransport([]), key: "a.b").keyHealth() == .malformed(found: "1 points instead of 2"))
  }
}

/// A key that a person changes.
private final class MutableKey: KeyStore {
  private let key: Mutex<Secret?>

  init(_ text: String) { key = Mutex(Secret(text)) }

  func set(_ text: String) { key.withLock { $0 = Secret(text) } }
  func readKey() throws(KeyStoreError) -> Secret? { key.withLock { $0 } }
  func writeKey(_ key: Secret?) throws(KeyStoreError) { self.key.withLock { $0 = key } }
}

private struct BrokenKeyStore: KeyStore {
  func readKey() throws(KeyStoreError) -> Secret? { throw .unavailable(detail: "locked") }
  func writeKey(_ key: Secret?) throws(KeyStoreError) { throw .unavailable(detail: "locked") }
}
