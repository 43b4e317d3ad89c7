// SPDX-License-Identifier: MIT

import AuraTime
import AuraTransport
import AuraTransportLive
import Foundation
import Testing

/// What the transport puts on the wire, and what it keeps: nothing.
@Suite(.timeLimit(.minutes(1)))
struct MannersTests {
  let transport = URLSessionTransport(time: SystemTime())

  @Test("The override carries AEMET's address to the base, with the key and the origin, and no name of the machine")
  func onTheWire() async throws {
    let server = FaultServer([.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")])
    defer { server.stop() }
    let override = BaseOverride(base: WebAddress(server.base)!)
    let address = WebAddress("https://opendata.aemet.es/opendata/api/a%3Ab/monta%C3%B1a?x=%22y%22")!
    let key = HTTPField(name: "api_key", value: "x.y.z", isSecret: true)
    _ = try await URLSessionTransport(override: override, time: SystemTime()).send(
      HTTPRequest(address: address, fields: HTTPFields([key])))
    let lines = server.seen.requests[0].split(separator: "\r\n")
    #expect(lines[0] == "GET /opendata/api/a%3Ab/monta%C3%B1a?x=%22y%22 HTTP/1.1")
    // Names of fields are compared without case: swift-corelibs-foundation sends Api_Key.
    let others = lines.dropFirst().map { line in
      line.prefix { $0 != ":" }.lowercased() + line.drop { $0 != ":" }
    }
    #expect(
      others.filter { !$0.hasPrefix("accept: ") && !$0.hasPrefix("accept-encoding: ") && !$0.hasPrefix("connection: ") }
        .sorted() == [
          "accept-language: es", "api_key: x.y.z", "host: 127.0.0.1:\(server.port)", "user-agent: AuraKit",
          "x-forwarded-host: opendata.aemet.es", "x-forwarded-proto: https",
        ])
  }

  @Test("No cookie, no cached answer and no connection outlives its exchange, and nothing is sent twice")
  func keepsNothing() async throws {
    let answer = "HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nCache-Control: max-age=600\r\nContent-Length: 2\r\n\r\nno"
    let server = FaultServer([.send(answer), .hold])
    defer { server.stop() }
    let request = HTTPRequest(address: WebAddress(server.base)!)
    for _ in 0..<3 { _ = try await transport.send(request) }
    #expect(server.seen.requests.count == 3)
    #expect(server.seen.requests.allSatisfy { !$0.lowercased().contains("cookie") && !$0.contains("If-") })
    #expect(try await server.wait { $0.abandoned == 3 }, "each connection was closed")
  }

  @Test("A body goes with its request")
  func postsABody() async throws {
    let server = FaultServer([.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n")])
    defer { server.stop() }
    _ = try await transport.send(
      HTTPRequest(method: .post, address: WebAddress(server.base)!, body: Array("{}\r\n\r\n".utf8)))
    #expect(server.seen.requests[0].hasPrefix("POST / "))
    #expect(server.seen.requests[0].hasSuffix("\r\n\r\n{}\r\n\r\n") || server.seen.requests[0].hasSuffix("\r\n\r\n"))
  }

  @Test("Cancelling ends the exchange at once and closes its connection")
  func cancelling() async throws {
    let server = FaultServer([.hold])
    defer { server.stop() }
    let transport = transport
    let request = HTTPRequest(address: WebAddress(server.base)!)
    let error = try await withThrowingTaskGroup(of: TransportError?.self) { group in
      group.addTask {
        do throws(TransportError) {
          _ = try await transport.send(request)
          return nil
        } catch {
          return error
        }
      }
      #expect(try await server.wait { $0.requests.count == 1 })
      group.cancelAll()
      return try await group.next() ?? nil
    }
    #expect(error == .cancelled)
    #expect(try await server.wait { $0.abandoned == 1 }, "the connection was closed")
  }

  @Test("A cancelled task sends nothing")
  func alreadyCancelled() async {
    let server = FaultServer([.hold])
    defer { server.stop() }
    let (transport, request) = (transport, HTTPRequest(address: WebAddress(server.base)!))
    await withTaskGroup(of: Void.self) { group in
      group.cancelAll()
      group.addTask {
        await #expect(throws: TransportError.cancelled) { try await transport.send(request) }
      }
    }
    #expect(server.seen.requests.isEmpty)
  }

  @Test("A field that would become two lines is not sent, and not shown")
  func injection() async {
    let server = FaultServer([.hold])
    defer { server.stop() }
    for field in [
      HTTPField(name: "api_key", value: "canary\r\nX: y", isSecret: true), HTTPField(name: "a\nb", value: ""),
      HTTPField(name: "a: b", value: ""),
    ] {
      do throws(TransportError) {
        _ = try await transport.send(
          HTTPRequest(address: WebAddress(server.base)!, fields: HTTPFields([field])))
        Issue.record("sent")
      } catch {
        #expect(!"\(error)".contains("canary"))
      }
    }
    #expect(server.seen.requests.isEmpty)
  }
}
