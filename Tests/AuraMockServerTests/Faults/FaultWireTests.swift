// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraTestSupport
import AuraTime
import AuraTransport
import Synchronization
import Testing

/// Each fault of a plan, measured from a raw socket against the same call without it.
@Suite(.timeLimit(.minutes(1)))
struct FaultWireTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let fault: Fault
    var hop = FaultRule.Hop.second
    var path = "/prediccion/especifica/municipio/horaria/28079"
    /// How long the client waits for more, seconds.
    var patience = 0.5
    /// Judges what came against what comes without the fault.
    let holds: @Sendable (Measured, _ whole: Measured) -> Bool

    var testDescription: String { "\(fault.name) on the \(hop.rawValue) hop" }
  }

  /// What came, and how many seconds after the request had begun to go it was there.
  @dynamicMemberLookup
  struct Measured {
    let received: RawClient.Received
    let seconds: Double

    subscript<Value>(dynamicMember path: KeyPath<RawClient.Received, Value>) -> Value { received[keyPath: path] }
  }

  static let avisos = "/avisos_cap/ultimoelaborado/area/61"

  static let cases: [Case] = [
    Case(fault: .delay(milliseconds: 120)) { $0.seconds >= 0.12 && $0.body == $1.body },
    Case(fault: .delay(.uniform(milliseconds: 60...90))) { $0.seconds >= 0.06 && $0.body == $1.body },
    Case(fault: .delay(.lognormal(medianMilliseconds: 60, p95Milliseconds: 61))) {
      $0.seconds >= 0.05 && $0.body == $1.body
    },
    Case(fault: .slow(bytesPerSecond: 200_000)) { $0.seconds >= Double($1.body.count) / 200_000 && $0.body == $1.body },
    Case(fault: .stall, patience: 0.1) { received, _ in received.bytes == [] && received.ending == .open },
    Case(fault: .cutShort(afterBytes: 1000)) {
      $0.ending == .closed && $0.body == Array($1.body.prefix(1000)) && declared($0) == $1.body.count
    },
    Case(fault: .reset(afterBytes: 1000)) {
      $0.ending == .reset && $0.body == Array($1.body.prefix(1000)) && declared($0) == $1.body.count
    },
    Case(fault: .emptyReply) { received, _ in received.bytes == [] && received.ending == .closed },
    Case(fault: .emptyBody) { received, _ in received.status == 200 && declared(received) == 0 },
    Case(fault: .htmlPage) { received, _ in received.status == 200 && received.text.contains("text/html\r\n") },
    Case(fault: .errorObject(estado: 404, descripcion: "no hay")) { received, _ in
      received.status == 200 && received.text.hasSuffix("{\n  \"descripcion\" : \"no hay\",\n  \"estado\" : 404\n}")
    },
    Case(fault: .expiredLink, hop: .first) { received, _ in
      received.status == 200 && received.text.contains("datos expirados")
    },
    Case(fault: .productMissing, hop: .first) { received, _ in
      received.status == 200 && received.text.contains("Error al obtener los datos")
    },
    Case(fault: .expiredLink) { received, _ in received.status == 200 && received.text.contains("datos expirados") },
    Case(fault: .limited, hop: .first) { received, _ in
      received.status == 429 && received.text.contains("Set-Cookie") && !received.text.contains("Retry-After")
    },
    Case(fault: .limited) { received, _ in received.status == 429 && received.text.contains("\"estado\" : 429") },
    Case(fault: .limitPage, hop: .first) { received, _ in
      received.status == 500 && received.text.contains("429 Too Many Requests")
    },
    Case(fault: .limitPage) { received, _ in received.status == 500 && received.text.contains("429 Too Many Requests")
    },
    Case(fault: .serverError(hasDescripcion: true)) { received, _ in
      received.status == 500 && received.text.contains("descripcion") && received.text.contains("\"estado\" : 500")
    },
    Case(fault: .serverError(hasDescripcion: false), hop: .first) { received, _ in
      received.status == 500 && !received.text.contains("descripcion")
    },
    Case(fault: .forbidden, hop: .first) { received, _ in received.status == 403 },
    Case(fault: .envelopeWithoutLink, hop: .first) { received, _ in
      received.status == 200 && received.text.contains("exito") && !received.text.contains("datos")
    },
    Case(fault: .garbage(bytes: 64)) { received, whole in
      received.body.count == 64 && received.body != Array(whole.body.prefix(64))
    },
    Case(fault: .wrongCharset(.utf8Header), path: "/prediccion/especifica/municipio/diaria/14021") {
      $0.body == $1.body && $0.text.contains("charset=UTF-8") && !$1.text.contains("charset=UTF-8")
    },
    Case(fault: .wrongCharset(.utf8Body)) {
      $0.text.contains("charset=ISO-8859-15") && $0.body == Array(latin($1.body).utf8)
    },
    Case(fault: .wrongCharset(.doubleUTF8Body)) {
      // Each byte of the first encoding is taken for a letter and encoded again.
      $0.text.contains("charset=ISO-8859-15") && $0.body == Array(latin(Array(latin($1.body).utf8)).utf8)
    },
    Case(fault: .missingHours(count: 3)) { $0.body.count < $1.body.count && hours($0) < hours($1) },
    Case(fault: .duplicatedHours(count: 3)) { $0.body.count > $1.body.count && hours($0) > hours($1) },
    Case(fault: .badTar(.checksum), path: avisos) {
      changed($0, $1).first != nil && changed($0, $1).allSatisfy { 148..<156 ~= $0 }
    },
    Case(fault: .badTar(.size), path: avisos) { changed($0, $1).contains { 124..<156 ~= $0 } },
    Case(fault: .badTar(.truncated), path: avisos) {
      $0.body.count % 512 == 100 && $1.body.starts(with: $0.body) && declared($0) == $0.body.count
    },
    Case(fault: .staleProduct(minutes: 1440)) {
      $0.text.contains("2026-08-24T") && $1.text.contains("2026-08-25T") && !$1.text.contains("2026-08-24T")
    },
  ]

  private static let scenario = Result {
    var scenario = try Scenario.named("madrid-august-2026")
    scenario.quota = .unlimited
    var tar = TarBytes()
    for index in 0..<4 { tar.add("Z_CAP_\(index).xml", Array(repeating: 0x61, count: 700)) }
    tar.end()
    scenario.shelf = [
      ShelvedProduct(
        template: "/avisos_cap/ultimoelaborado/area/{area}", contentType: "application/x-gtar", body: tar.bytes)
    ]
    return scenario
  }

  private struct Call: Hashable {
    let path: String
    let hop: FaultRule.Hop
  }

  /// What comes without a fault, measured once a call.
  private static let wholes = Mutex<[Call: Measured]>([:])

  private static func whole(_ example: Case) throws -> Measured {
    let call = Call(path: example.path, hop: example.hop)
    if let known = wholes.withLock({ $0[call] }) { return known }
    let measured = try exchange(nil, example)
    wholes.withLock { $0[call] = measured }
    return measured
  }

  /// Both calls of one client; what the hop that is asked about gave.
  private static func exchange(_ fault: Fault?, _ example: Case) throws -> Measured {
    var scenario = try Self.scenario.get()
    scenario.faults = fault.map { [FaultRule("fault", $0, hop: example.hop)] } ?? []
    let mock = Mock(scenario, time: StoppedTime())
    let server = try MockServer.start(mock: mock, time: StoppedTime())
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    func measured(_ request: String) -> Measured {
      let start = RawClient.seconds()
      client.send(request)
      return Measured(received: client.receiveAll(patience: example.patience), seconds: RawClient.seconds() - start)
    }
    let first = "GET /opendata/api\(example.path) HTTP/1.1\r\nHost: aemet\r\napi_key: a.b.c\r\n\r\n"
    guard example.hop == .second else { return measured(first) }
    client.send(first)
    let envelope = client.receiveAnswer().text
    let link = try #require(envelope.firstRange(of: "http://aemet")?.upperBound)
    return measured("GET \(envelope[link...].prefix { $0 != "\"" }) HTTP/1.1\r\nHost: aemet\r\n\r\n")
  }

  @Test(.waiting, arguments: cases)
  func aFaultIsOnTheWire(_ example: Case) throws {
    let whole = try Self.whole(example)
    let faulty = try Self.exchange(example.fault, example)
    let (seesCall, seesFault) = (example.holds(whole, whole), example.holds(faulty, whole))
    #expect(whole.status == 200 && !seesCall, "the test sees the fault, not the call")
    #expect(seesFault, "\(faulty.ending), \(faulty.seconds) s: \(faulty.text.prefix(400))")
  }

  @Test("Every fault that a plan can name is measured here")
  func everyFaultIsMeasured() {
    #expect(Set(Self.cases.map(\.fault.name)).union(["clockJump"]) == Set(Fault.names))
  }

  @Test("A jump of the clock is seen from the next call on: another day's product, and an older link gone")
  func clockJump() throws {
    var scenario = try Scenario.named("madrid-august-2026")
    scenario.quota = .unlimited
    scenario.faults = [FaultRule("jump", .clockJump(seconds: 86_400), hop: .first, occurrence: .calls(2...2))]
    let mock = Mock(scenario, time: StoppedTime())
    let server = try MockServer.start(mock: mock, time: StoppedTime())
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    func link() throws -> Substring {
      client.send("GET /opendata/api\(Self.daily) HTTP/1.1\r\nHost: aemet\r\napi_key: a.b.c\r\n\r\n")
      let envelope = client.receiveAnswer().text
      let start = try #require(envelope.firstRange(of: "http://aemet")?.upperBound)
      return envelope[start...].prefix { $0 != "\"" }
    }
    func payload(_ link: Substring) -> String {
      client.send("GET \(link) HTTP/1.1\r\nHost: aemet\r\n\r\n")
      return client.receiveAnswer().text
    }
    let early = try link()
    let before = payload(early)
    _ = try link()
    let after = payload(try link())
    let gone = payload(early)
    #expect(before.contains("\"fecha\" : \"2026-08-25T") && !after.contains("\"fecha\" : \"2026-08-25T"))
    #expect(after.contains("\"fecha\" : \"2026-08-26T") && gone.contains("datos expirados"))
  }

  private static let daily = "/prediccion/especifica/municipio/diaria/28065"

  /// Bytes of ISO-8859-15 as text, by the eight places at which it is not ISO-8859-1.
  private static func latin(_ bytes: [UInt8]) -> String {
    let others: [UInt8: Unicode.Scalar] = [
      0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
    ]
    var text = String.UnicodeScalarView()
    for byte in bytes { text.append(others[byte] ?? Unicode.Scalar(byte)) }
    return String(text)
  }

  /// Where a body of the same length has other bytes.
  private static func changed(_ received: Measured, _ whole: Measured) -> [Int] {
    guard received.body.count == whole.body.count else { return [] }
    return received.body.indices.filter { received.body[$0] != whole.body[$0] }
  }

  private static func declared(_ received: Measured) -> Int? {
    received.text.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }.flatMap { Int($0.dropFirst(16)) }
  }

  private static func hours(_ received: Measured) -> Int {
    received.text.split(separator: "\"periodo\" : \"").count
  }
}

extension RawClient {
  /// One answer as far as it goes: whole, or until the end of the connection or of patience.
  func receiveAll(patience: Double) -> Received {
    receive(patience: patience) { received in
      guard let end = received.text.firstRange(of: "\r\n\r\n") else { return false }
      let declared = received.text[..<end.lowerBound].split(separator: "\r\n").first {
        $0.hasPrefix("Content-Length: ")
      }
      return received.body.count >= declared.flatMap { Int($0.dropFirst(16)) } ?? 0
    }
  }
}
