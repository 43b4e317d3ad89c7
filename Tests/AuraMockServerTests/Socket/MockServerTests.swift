// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraTestSupport
import Testing

/// Exchanges over a real socket, with both ways to wait.
@Suite(.timeLimit(.minutes(1)), .waiting)
struct MockServerTests {
  @Test(
    "An answer has the mock's date, its length, and what the responder saw", arguments: ServerSettings.Waiting.allCases)
  func plain(waiting: ServerSettings.Waiting) throws {
    let server = try MockServer.forTest(waiting: waiting)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("GET /a?b HTTP/1.1\r\nHost: h:1\r\n\r\n")
    #expect(
      client.receiveAnswer().text
        == "HTTP/1.1 200 OK\r\nDate: Tue, 25 Aug 2026 07:09:13 GMT\r\nX-Echo: 1\r\nContent-Length: 30\r\n"
        + "Connection: keep-alive\r\n\r\nGET /a?b http://h:1 127.0.0.1 ")
    #expect(server.origin == "http://127.0.0.1:\(server.port)" && server.counts.requests == 1)
  }

  @Test(
    "One connection serves many requests, pipelined ones in order, and closes when asked",
    arguments: ServerSettings.Waiting.allCases)
  func persistence(waiting: ServerSettings.Waiting) throws {
    let server = try MockServer.forTest(waiting: waiting)
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    for index in 0..<3 {
      client.send("GET /\(index) HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(client.receiveAnswer().text.contains("GET /\(index) "))
    }
    // More than one turn of the loop's limit, and more than one read.
    let many = (0..<2000).map { "GET /p\($0) HTTP/1.1\r\nHost: h\r\n\r\n" }.joined()
    client.send(
      many + "HEAD /last HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\nGET /never HTTP/1.1\r\nHost: h\r\n\r\n")
    let received = client.receive()
    let targets = received.text.split(separator: "\r\n").filter { $0.hasPrefix("GET /p") }.map {
      $0.split(separator: " ")[1]
    }
    #expect(targets == (0..<2000).map { "/p\($0)" })
    #expect(received.text.hasSuffix("Content-Length: 30\r\nConnection: close\r\n\r\n") && received.ending == .closed)
    #expect(!received.text.contains("never") && server.counts.acceptedConnections == 1)
  }

  @Test("HTTP/1.0 closes after its answer unless it asks to keep, and 204 has neither body nor length")
  func versions() throws {
    let server = try MockServer.forTest()
    defer { server.stop() }
    let old = try RawClient(port: server.port)
    old.send("GET /x HTTP/1.0\r\n\r\n")
    let received = old.receive()
    #expect(received.ending == .closed && received.text.hasSuffix("close\r\n\r\nGET /x \(server.origin) 127.0.0.1 "))
    let kept = try RawClient(port: server.port)
    kept.send("GET /none HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
    let none = kept.receiveAnswer().text
    #expect(none.hasSuffix("X-Echo: 1\r\nConnection: keep-alive\r\n\r\n") && none.hasPrefix("HTTP/1.1 204 No Content"))
    kept.send("GET /y HTTP/1.0\r\n\r\n")
    #expect(kept.receive().status == 200)
  }

  @Test("Bodies reach the responder, in one piece, in chunks, byte by byte, and after 100 Continue")
  func bodies() throws {
    let server = try MockServer.forTest()
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send("POST /l HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello")
    #expect(client.receiveAnswer().text.hasSuffix(" hello"))
    for byte in "POST /c HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nhel\r\n2;x\r\nlo\r\n0\r\n\r\n" {
      client.send(String(byte))
    }
    #expect(client.receiveAnswer().text.hasSuffix(" hello"))
    client.send("PUT /e HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\n")
    #expect(client.receiveAnswer(bodyCount: 0).text == "HTTP/1.1 100 Continue\r\n\r\n")
    client.send("hello")
    #expect(client.receiveAnswer().text.hasSuffix("PUT /e http://h 127.0.0.1 hello"))
  }

  @Test("A refusal names its status, closes in order, and survives a client that goes on sending")
  func refusals() throws {
    let server = try MockServer.forTest()
    defer { server.stop() }
    let texts = [
      "GET / HTTP/1.1\nHost: h\n\n", "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9999999\r\n\r\n",
      "TRACE / HTTP/1.1\r\nHost: h\r\n\r\n", "GET / HTTP/3.0\r\n\r\n",
      "GET /" + String(repeating: "a", count: 9000), "\u{16}\u{3}\u{1}\u{2}",
    ]
    let received = try texts.map { text in
      let client = try RawClient(port: server.port)
      client.send(text)
      client.send(String(repeating: "z", count: 100_000))
      return client.receive()
    }
    #expect(received.map(\.status) == [400, 413, 405, 505, 414, 400])
    #expect(
      received.allSatisfy { $0.ending == .closed && $0.text.contains("\r\nConnection: close\r\n\r\naura-mock: ") })
    #expect(received[2].text.contains("\r\nAllow: GET, HEAD,"))
    #expect(server.counts.refusals == 6 && server.counts.requests == 0)
  }

  @Test("A half-closed client gets every answer it asked for, then the end")
  func halfClosed() throws {
    let server = try MockServer.forTest(Delivery(delayMilliseconds: 30))
    defer { server.stop() }
    let client = try RawClient(port: server.port)
    client.send((0..<3).map { "GET /\($0) HTTP/1.1\r\nHost: h\r\n\r\n" }.joined())
    client.endSending()
    let received = client.receive()
    #expect(received.ending == .closed && received.text.split(separator: "HTTP/1.1 200 OK").count == 3)
  }

  @Test("Large answers reach a client that reads late, whole", arguments: ServerSettings.Waiting.allCases)
  func lateReader(waiting: ServerSettings.Waiting) throws {
    let server = try MockServer.forTest(waiting: waiting)
    defer { server.stop() }
    let client = try RawClient(port: server.port, receiveBuffer: 4096)
    client.send("GET /big HTTP/1.1\r\nHost: h\r\n\r\nGET /big HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
    let other = try RawClient(port: server.port)
    other.send("GET /x HTTP/1.1\r\nHost: h\r\n\r\n")
    #expect(other.receiveAnswer().status == 200)
    let received = client.receive()
    #expect(received.count(of: 0x62) == 8 << 20 && received.ending == .closed)
  }
}
