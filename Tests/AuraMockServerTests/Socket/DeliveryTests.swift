// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraTestSupport
import Testing

/// Faults of the way, each measured from a raw socket. Upper bounds on time are wide: the machine may be busy.
@Suite(.timeLimit(.minutes(1)), .waiting)
struct DeliveryTests {
  /// What a client of a server with this delivery gets for one request. The body is 25 bytes and the target's.
  private func exchange(
    _ delivery: Delivery, target: String = "/", patience: Double = 5, fields: String = ""
  ) throws -> RawClient.Received {
    let server = try MockServer.forTest(delivery)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET \(target) HTTP/1.1\r\nHost: h\r\n\(fields)\r\n")
    return client.receive(patience: patience)
  }

  @Test("A delay passes before the first byte, and the connection lives on")
  func delay() throws {
    let received = try exchange(Delivery(delayMilliseconds: 120), patience: 0.3)
    #expect(received.firstByte >= 0.12 && received.firstByte < 0.25)
    #expect(received.status == 200 && received.ending == .open)
  }

  @Test("A dribble keeps its pace over the body")
  func dribble() throws {
    let received = try exchange(Delivery(bytesPerSecond: 100), patience: 0.3)
    let seconds = Double(received.body.count) / 100
    #expect(received.firstByte < 0.1 && received.lastEvent >= seconds - 0.001 && received.lastEvent < seconds + 0.15)
    #expect(received.body.count == 25)
  }

  @Test("Q-ENV-18: a cut body ends in order after its bytes, fewer than declared", arguments: [0, 1, 24])
  func cut(bytes: Int) throws {
    let received = try exchange(Delivery(ending: .cutShort(afterBytes: bytes)))
    #expect(received.text.contains("Content-Length: 25\r\n") && received.text.contains("keep-alive"))
    #expect(received.body.count == bytes && received.ending == .closed)
  }

  @Test("Q-ENV-19: a reset comes after exactly its bytes, small and large", arguments: [0, 7, 1_000_000])
  func reset(bytes: Int) throws {
    let received = try exchange(Delivery(ending: .reset(afterBytes: bytes)), target: bytes > 25 ? "/big" : "/")
    #expect(received.body.count == bytes && received.ending == .reset)
  }

  @Test("Q-ENV-19: a stalled answer sends nothing and stays open until the client gives up")
  func stall() throws {
    let server = try MockServer.forTest(Delivery(ending: .stalls))
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
    let received = client.receive(patience: 0.15)
    #expect(received.bytes == [] && received.ending == .open && server.counts.openConnections == 1)
    client.endSending()
    #expect(client.receive().ending == .closed)
  }

  @Test("A client that had shut its end before the stall has given up already")
  func stallOfHalfClosed() throws {
    let server = try MockServer.forTest(Delivery(delayMilliseconds: 30))
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET /first HTTP/1.1\r\nHost: h\r\n\r\nGET /stall HTTP/1.1\r\nHost: h\r\n\r\n")
    client.endSending()
    let received = client.receive()
    #expect(received.status == 200 && received.ending == .closed && !received.text.contains("/stall"))
  }

  @Test("An empty reply closes in order without a byte, after its delay")
  func emptyReply() throws {
    let received = try exchange(Delivery(delayMilliseconds: 60, ending: .emptyReply))
    #expect(received.bytes == [] && received.ending == .closed && received.lastEvent >= 0.06)
  }

  @Test("Three hundred delayed answers wait side by side, not one after another")
  func manyDelays() throws {
    let server = try MockServer.forTest(Delivery(delayMilliseconds: 100))
    defer { server.stop() }
    let clients = try (0..<300).map { _ in try RawClient(port: server.port) }
    let start = RawClient.seconds()
    for client in clients { client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n") }
    let statuses = Set(clients.map { $0.receiveAnswer().status })
    #expect(statuses == [200] && RawClient.seconds() - start < 1.5)
  }
}
