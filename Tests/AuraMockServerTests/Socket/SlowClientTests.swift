// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraTestSupport
import Testing

/// Clients that send or read too slowly, that are too many, and a server that stops.
@Suite(.timeLimit(.minutes(1)), .waiting)
struct SlowClientTests {
  @Test("A request that never ends gets 408; silence before and between requests ends without a word")
  func slowWriters() throws {
    let server = try MockServer.forTest { ($0.requestMilliseconds, $0.idleMilliseconds) = (150, 100) }
    defer { server.stop() }
    let slow = try RawClient(port: server.port)
    let silent = try RawClient(port: server.port)
    let kept = try RawClient(port: server.port)
    slow.send("GET / HTTP/1.1\r\nHo")
    kept.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    let late = slow.receive()
    #expect(late.status == 408 && late.ending == .closed && late.lastEvent >= 0.14)
    #expect(late.text.contains("within 150 ms"))
    let nothing = silent.receive()
    let answered = kept.receive()
    #expect(nothing.bytes == [] && nothing.ending == .closed && answered.status == 200 && answered.ending == .closed)
    #expect(server.counts.cutConnections == 1)
  }

  @Test("A client that drips its request byte by byte is cut all the same")
  func drip() throws {
    let server = try MockServer.forTest { $0.requestMilliseconds = 120 }
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    var sent = 0
    var received = RawClient.Received()
    while received.ending == .open, sent < 100 {
      client.send("a")
      sent += 1
      received = client.receive(patience: 0.01)
    }
    #expect(received.status == 408 && sent < 60)
  }

  /// Lets the server run until it has no connection left, for at most three seconds.
  private func awaitNoConnection(_ server: MockServer) {
    let start = RawClient.seconds()
    while server.counts.requests == 0 || server.counts.openConnections > 0, RawClient.seconds() - start < 3 {
      RawClient.pause(milliseconds: 2)
    }
  }

  @Test("A client that does not read its answer is reset")
  func slowReader() throws {
    let server = try MockServer.forTest { $0.unreadMilliseconds = 100 }
    defer { server.stop() }
    let client = try RawClient(port: server.port, receiveBuffer: 4096)
    client.send("GET /huge HTTP/1.1\r\nHost: h\r\n\r\n")
    awaitNoConnection(server)
    #expect(server.counts.openConnections == 0 && server.counts.cutConnections == 1)
    let received = client.receive()
    #expect(received.ending == .reset && received.bytes.count < 32 << 20)
  }

  @Test("A client that reads a little, always, is reset at the limit of the whole answer")
  func tricklingReader() throws {
    let server = try MockServer.forTest { $0.answerMilliseconds = 200 }
    defer { server.stop() }
    let client = try RawClient(port: server.port, receiveBuffer: 4096)
    client.send("GET /huge HTTP/1.1\r\nHost: h\r\n\r\n")
    let start = RawClient.seconds()
    while server.counts.cutConnections == 0, RawClient.seconds() - start < 3 {
      _ = client.receive(patience: 0.01) { $0.bytes.count > 0 }
      RawClient.pause(milliseconds: 2)
    }
    #expect(server.counts.cutConnections == 1 && RawClient.seconds() - start < 2)
  }

  @Test("Beyond the limit of connections comes 503 at once; those within are served on")
  func tooMany() throws {
    let server = try MockServer.forTest { $0.connections = 3 }
    defer { server.stop() }
    var clients: [RawClient] = []
    for _ in 0..<3 {
      clients.append(try RawClient(port: server.port))
      clients[clients.count - 1].send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(clients[clients.count - 1].receiveAnswer().status == 200)
    }
    let fourth = try RawClient(port: server.port).receive()
    #expect(fourth.status == 503 && fourth.ending == .closed && fourth.text.contains("all 3 connections"))
    clients[0].send("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
    #expect(clients[0].receive().ending == .closed)
    clients.removeFirst()
    let start = RawClient.seconds()
    while server.counts.openConnections > 2, RawClient.seconds() - start < 3 { RawClient.pause(milliseconds: 2) }
    let fifth = try RawClient(port: server.port)
    fifth.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(fifth.receiveAnswer().status == 200)
  }

  @Test("Stopping answers what was asked, closes what is idle, lets go what stalls, and frees the port")
  func stopping() throws {
    let server = try MockServer.forTest(Delivery(delayMilliseconds: 100))
    let busy = try RawClient(port: server.port)
    let idle = try RawClient(port: server.port)
    busy.send("GET /busy HTTP/1.1\r\nHost: h\r\n\r\n")
    let start = RawClient.seconds()
    while server.counts.requests < 1, RawClient.seconds() - start < 3 { RawClient.pause(milliseconds: 1) }
    server.stop()
    let took = RawClient.seconds() - start
    #expect(took >= 0.09 && took < 1)
    let answered = busy.receive()
    let nothing = idle.receive()
    #expect(answered.status == 200 && answered.ending == .closed && nothing.bytes == [] && nothing.ending == .closed)
    #expect(throws: RawClient.Failure.self) { try RawClient(port: server.port) }
    #expect(server.counts.openConnections == 0)
    server.stop()
  }

  @Test("Stopping cuts at the drain limit what does not end")
  func stoppingCuts() throws {
    let server = try MockServer.forTest(Delivery(bytesPerSecond: 1)) { $0.drainMilliseconds = 100 }
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(client.receiveAnswer(bodyCount: 0).status == 200)
    let start = RawClient.seconds()
    server.stop()
    #expect(RawClient.seconds() - start < 1 && client.receive().ending != .open)
  }

  @Test("A port in use, an address in words and a network without a token are errors that say so")
  func startErrors() throws {
    let server = try MockServer.forTest()
    defer { server.stop() }
    func error(port: Int = 0, _ address: String) -> ServerError? {
      var settings = ServerSettings(port: port)
      settings.addresses = [address]
      do throws(ServerError) {
        try MockServer.start(settings, responder: EchoResponder(), time: StoppedTime()).stop()
        return nil
      } catch {
        return error
      }
    }
    let found = [
      error(port: server.port, "127.0.0.1"), error("localhost"), error("0.0.0.0"), error("192.0.2.1"),
      error("127.0.0.2"),
    ]
    #expect(
      found == [
        .portTaken(address: "127.0.0.1", port: server.port), .tokenMissing(address: "localhost"),
        .tokenMissing(address: "0.0.0.0"), .tokenMissing(address: "192.0.2.1"), nil,
      ])
  }
}
