// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit
import AuraMock
import AuraMockServer

extension Sweep {
  /// Rude clients against a running server: it never crashes, never leaks a connection or memory, always answers others.
  package static let httpConnections = Sweep(name: "http-connections", unit: "connections", defaultCount: 20_000) {
    count, chance in
    var report = SweepReport(tried: 0)
    var settings = ServerSettings()
    settings.addresses = ["127.0.0.1"]
    settings.limits.lingerMilliseconds = 200
    settings.limits.requestMilliseconds = 500
    let server = try MockServer.start(settings, responder: FaultyResponder(), time: SystemTime())
    // A crowd that only waits.
    let idle = (0..<500).compactMap { _ in RawConnection(port: server.port) }
    var memory: [Int] = []
    for number in 0..<count {
      var draws = chance.stream(number)
      guard let connection = RawConnection(port: server.port) else {
        report.failures.append("\(number): no connection")
        break
      }
      report.tried += 1
      rudely(connection, number, &draws)
      guard number % 500 == 0 else { continue }
      let polite = RawConnection(port: server.port)
      polite?.send(Array("GET /polite HTTP/1.0\r\n\r\n".utf8))
      let answer = String(decoding: polite?.receiveAll() ?? [], as: UTF8.self)
      if !answer.hasPrefix("HTTP/1.1 200 OK\r\n") || !answer.hasSuffix("polite") {
        report.failures.append("\(number): a polite client got \(answer.debugDescription)")
      }
      if number >= count / 4 { memory.append(residentKilobytes()) }
    }
    let open = awaitConnections(atMost: idle.count, server)
    if open != idle.count { report.failures.append("\(open) connections are left open beside \(idle.count) idle ones") }
    // Everything that grows has grown in the first quarter.
    if let first = memory.first, let last = memory.last, last > first + 8192 {
      report.failures.append("memory grew from \(first) to \(last) KB")
    }
    let counts = server.counts
    report.figures = [
      "requests \(counts.requests), refusals \(counts.refusals), cut \(counts.cutConnections)",
      "resident \(memory.first ?? 0) to \(memory.last ?? 0) KB",
    ]
    idle.forEach { $0.close() }
    server.stop()
    return report
  }

  /// One client that sends pieces of a damaged request, may or may not read, and goes as it likes.
  private static func rudely(_ connection: RawConnection, _ number: Int, _ draws: inout SeedStream) {
    var mutator = ByteMutator(chance: draws.stream("bytes"))
    let sample = Array(HTTPSamples.requests[number % HTTPSamples.requests.count].utf8)
    let bytes = draws.below(3) == 0 ? sample + sample : mutator.mutate(sample)
    let cut = Int(draws.below(UInt64(bytes.count + 1)))
    connection.send(Array(bytes[..<cut]))
    if draws.below(4) == 0 { _ = connection.receiveSome() }
    connection.send(Array(bytes[cut...]))
    switch draws.below(5) {
    case 0: connection.reset()
    case 1:
      connection.endSending()
      _ = connection.receiveSome()
      connection.close()
    case 2:
      _ = connection.receiveSome()
      connection.close()
    default: connection.close()
    }
  }

  private static func awaitConnections(atMost wanted: Int, _ server: MockServer) -> Int {
    for _ in 0..<1000 where server.counts.openConnections > wanted { RawConnection.pause(milliseconds: 5) }
    return server.counts.openConnections
  }
}

/// Answers in every way there is, by what was asked; `/polite` always whole.
private struct FaultyResponder: Responder {
  func respond(to request: MockRequest) -> MockAnswer {
    let body = [UInt8](repeating: 0x61, count: request.body.count % 2 == 0 ? 30_000 : 10)
    guard request.target != "/polite" else { return MockAnswer(status: 200, body: Array("polite".utf8)) }
    let deliveries = [
      Delivery(), Delivery(delayMilliseconds: 1), Delivery(bytesPerSecond: 2_000_000),
      Delivery(ending: .cutShort(afterBytes: 5)), Delivery(ending: .reset(afterBytes: 9)),
      Delivery(ending: .emptyReply),
      Delivery(ending: .stalls),
    ]
    let choice = request.target.utf8.reduce(request.fields.all.count) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    return MockAnswer(status: 200, body: body, delivery: deliveries[choice % deliveries.count])
  }
}

/// Resident memory of this process, kilobytes; 0 where the system does not say.
func residentKilobytes() -> Int {
  let words = String(decoding: Fixtures.bytes(at: "/proc/self/statm") ?? [], as: UTF8.self).split(separator: " ")
  return words.count > 1 ? (Int(words[1]) ?? 0) * 4 : 0
}
