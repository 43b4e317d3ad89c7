// SPDX-License-Identifier: MIT

import AuraTime
import AuraTransport
import AuraTransportLive
import Foundation
import Testing

/// Every way in which a peer fails an exchange, committed by a raw socket.
@Suite(.timeLimit(.minutes(1)))
struct FaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let steps: [FaultServer.Step]
    var bodyLimit = 1 << 20
    let outcome: String
    var testDescription: String { id }
  }

  static let head100 = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\n"
  static let chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
  static let forty = String(repeating: "x", count: 40)
  /// `printf hola | gzip -n`
  static let packed: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x03, 0xCB, 0xC8, 0xCF, 0x49, 0x04, 0x00, 0x88, 0xF9, 0xA0,
    0x6F, 0x04, 0x00, 0x00, 0x00,
  ]

  static let answers: [Case] = [
    Case(
      id: "whole", steps: [.send("HTTP/1.1 200 OK\r\nB: 2\r\nA: 1\r\nContent-Length: 4\r\n\r\nhola")],
      outcome: "200 [A: 1, B: 2, Content-Length: 4] hola"),
    Case(
      id: "Q-ENV-05: empty 200", steps: [.send("HTTP/1.1 200 \r\nContent-Length: 0\r\n\r\n")],
      outcome: "200 [Content-Length: 0] "),
    Case(id: "ends with the connection", steps: [.send("HTTP/1.1 200 OK\r\n\r\nhola")], outcome: "200 [] hola"),
    Case(
      id: "chunks", steps: [.send(chunked + "2\r\nho\r\n2\r\nla\r\n0\r\n\r\n")],
      outcome: "200 [Transfer-Encoding: chunked] hola"),
    Case(
      id: "packed body comes unpacked, without the fields that describe the packed one",
      steps: [
        .send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n"), .bytes(packed),
      ], outcome: "200 [] hola"),
    Case(id: "no content", steps: [.send("HTTP/1.1 204 No Content\r\n\r\n")], outcome: "204 [] "),
    Case(
      id: "a hint comes before the answer",
      steps: [.send("HTTP/1.1 103 Early Hints\r\nL: a\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nhola")],
      outcome: "200 [Content-Length: 4] hola"),
    Case(
      id: "a challenge is an answer",
      steps: [.send("HTTP/1.1 401 U\r\nWWW-Authenticate: Basic realm=\"x\"\r\nContent-Length: 4\r\n\r\nhola")],
      outcome: "401 [Content-Length: 4, WWW-Authenticate: Basic realm=\"x\"] hola"),
    Case(
      id: "a redirect is an answer",
      steps: [.send("HTTP/1.1 302 Found\r\nLocation: http://nowhere.invalid/\r\nContent-Length: 4\r\n\r\nhola")],
      outcome: "302 [Content-Length: 4, Location: http://nowhere.invalid/] hola"),
    Case(
      id: "a server error is an answer", steps: [.send("HTTP/1.1 500 E\r\nContent-Length: 4\r\n\r\nhola")],
      outcome: "500 [Content-Length: 4] hola"),
    Case(
      id: "exactly the limit", steps: [.send("HTTP/1.1 200 OK\r\n\r\nhola")], bodyLimit: 4, outcome: "200 [] hola"),
  ]

  static let faults: [Case] = [
    Case(
      id: "Q-ENV-18: cut in the body", steps: [.send(head100 + forty)], outcome: "the body ended after 40 of 100 bytes"),
    Case(id: "cut before the body", steps: [.send(head100)], outcome: "the body ended after 0 of 100 bytes"),
    Case(
      id: "cut in a chunk", steps: [.send(chunked + "20\r\nxxxxx")],
      outcome: "the body ended after 5 bytes, before its last chunk"),
    Case(
      id: "Q-ENV-19: reset in the body", steps: [.send(head100 + forty), .reset],
      outcome: "the connection broke after 40 body bytes"),
    Case(id: "reset before the answer", steps: [.reset], outcome: "the connection broke after 0 body bytes"),
    Case(id: "closed without a byte", steps: [], outcome: "the connection broke after 0 body bytes"),
    Case(id: "no HTTP", steps: [.send("SSH-2.0-OpenSSH_9.2\r\n\r\n")], outcome: "not a sound HTTP exchange"),
    Case(
      id: "a chunk that is none", steps: [.send(chunked + "zz\r\nxxxxx")], outcome: "not a sound HTTP exchange"),
    Case(
      id: "packed body that is not packed",
      steps: [.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nhola")],
      outcome: "not a sound HTTP exchange"),
    Case(
      id: "declared too long", steps: [.send(head100 + forty), .hold], bodyLimit: 99,
      outcome: "the body is longer than 99 bytes"),
    Case(
      id: "one byte too long", steps: [.send("HTTP/1.1 200 OK\r\n\r\nholas"), .hold], bodyLimit: 4,
      outcome: "the body is longer than 4 bytes"),
    Case(
      id: "endless", steps: [.send(chunked.replacing("chunked", with: "identity")), .sendForEver],
      outcome: "the body is longer than 1048576 bytes"),
  ]

  @Test("Answers and faults, each told apart", arguments: answers + faults)
  func outcomes(_ row: Case) async throws {
    let server = FaultServer(row.steps)
    defer { server.stop() }
    let transport = URLSessionTransport(time: SystemTime())
    var outcome: String
    do throws(TransportError) {
      let answer = try await transport.send(
        HTTPRequest(address: WebAddress("\(server.base)/x")!, bodyLimit: row.bodyLimit))
      outcome = "\(answer.status) \(answer.fields.all) \(String(decoding: answer.body, as: UTF8.self))"
    } catch {
      outcome = error.description
      if case .protocolViolation = error { outcome = String(outcome.prefix { $0 != ":" }) }
    }
    #expect(outcome == row.outcome)
    #expect(server.seen.requests.count == 1, "one exchange, one request on the wire")
  }

  @Test("Reading stops at the limit: a peer that sends for ever is cut off")
  func stopsAtTheLimit() async throws {
    let server = FaultServer([.send("HTTP/1.1 200 OK\r\n\r\n"), .sendForEver])
    defer { server.stop() }
    let request = HTTPRequest(address: WebAddress("\(server.base)/x")!, bodyLimit: 1 << 20)
    await #expect(throws: TransportError.tooLarge(limitBytes: 1 << 20)) {
      try await URLSessionTransport(time: SystemTime()).send(request)
    }
    #expect(try await server.wait { $0.abandoned == 1 })
  }

  @Test("Nobody listens, no such name, no connection, no answer: four errors, two of which surely sent nothing")
  func noAnswer() async {
    let closed = FaultServer([])
    closed.stop()
    let full = FaultServer([], accepts: false)
    let silent = FaultServer([.hold])
    defer {
      full.stop()
      silent.stop()
    }
    // No label of a name may be longer than 63 letters, so this one costs no network.
    let name = String(repeating: "a", count: 64) + ".invalid"
    func failure(_ address: String, _ limits: URLSessionTransport.Limits = .init()) async -> TransportError? {
      do throws(TransportError) {
        _ = try await URLSessionTransport(limits: limits, time: SystemTime()).send(
          HTTPRequest(address: WebAddress(address)!))
        return nil
      } catch {
        return error
      }
    }
    #if os(Linux)
      let unconnected = TransportError.timedOut(.connect)
    #else
      let unconnected = TransportError.timedOut(.exchange)
    #endif
    let refused = await failure(closed.base)
    let nameless = await failure("http://\(name)/")
    let unanswered = await failure(full.base, .init(connect: .milliseconds(150), exchange: .seconds(5)))
    let silence = await failure(silent.base, .init(exchange: .milliseconds(300)))
    #expect(refused == .refused(host: "127.0.0.1:\(closed.port)"))
    #expect(nameless == .hostNotFound(host: name))
    #expect(unanswered == unconnected)
    #expect(silence == .timedOut(.exchange))
    // The connect limit, ten seconds unless told otherwise, does not hold up a shorter exchange limit.
    let brief = await failure(silent.base, .init(exchange: .milliseconds(50)))
    #expect(brief == .timedOut(.exchange))
  }
}
