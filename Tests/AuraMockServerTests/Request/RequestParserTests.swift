// SPDX-License-Identifier: MIT

import AuraMockServer
import AuraTransport
import Testing

/// Expected readings are those of RFC 9112 and RFC 9110, section by section.
struct RequestParserTests {
  struct Accepted: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    var method = "GET"
    var target = "/"
    var authority: String? = "h"
    var body = ""
    var keeps = true
    var testDescription: String { id }
  }

  static let accepted: [Accepted] = [
    Accepted(id: "least", text: "GET / HTTP/1.1\r\nHost: h\r\n\r\n"),
    Accepted(id: "empty lines before", text: "\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n"),
    Accepted(
      id: "query kept as sent", text: "GET /a%C3%B1?api_key=x&y HTTP/1.1\r\nHost:h\r\n\r\n",
      target: "/a%C3%B1?api_key=x&y"),
    Accepted(
      id: "host with port", text: "GET / HTTP/1.1\r\nhOsT: \t localhost:8787 \t\r\n\r\n", authority: "localhost:8787"),
    Accepted(id: "host in brackets", text: "GET / HTTP/1.1\r\nHost: [::1]:81\r\n\r\n", authority: "[::1]:81"),
    Accepted(id: "empty host", text: "GET / HTTP/1.1\r\nHost:\r\n\r\n", authority: nil),
    Accepted(
      id: "absolute form overrides Host", text: "GET HTTP://Opendata.aemet.es:81/a?b HTTP/1.1\r\nHost: h\r\n\r\n",
      target: "/a?b", authority: "Opendata.aemet.es:81"),
    Accepted(id: "absolute form without path", text: "GET https://a.es HTTP/1.1\r\nHost: h\r\n\r\n", authority: "a.es"),
    Accepted(
      id: "absolute form with query only", text: "GET http://a.es?x HTTP/1.1\r\nHost: h\r\n\r\n", target: "/?x",
      authority: "a.es"),
    Accepted(id: "asterisk", text: "OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", method: "OPTIONS", target: "*"),
    Accepted(id: "unknown method", text: "BREW / HTTP/1.1\r\nHost: h\r\n\r\n", method: "BREW"),
    Accepted(id: "1.0", text: "GET / HTTP/1.0\r\n\r\n", authority: nil, keeps: false),
    Accepted(id: "1.0 kept", text: "GET / HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n", authority: nil),
    Accepted(id: "1.2 as 1.1", text: "GET / HTTP/1.2\r\nHost: h\r\n\r\n"),
    Accepted(
      id: "close among others", text: "GET / HTTP/1.1\r\nHost: h\r\nConnection: foo , Close\r\n\r\n", keeps: false),
    Accepted(
      id: "length", text: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\na\r\n", method: "POST", body: "a\r\n"),
    Accepted(id: "length zero", text: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 000\r\n\r\n", method: "POST"),
    Accepted(
      id: "chunks",
      text:
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: Chunked\r\n\r\n3\r\nab\r\r\n0A;n=\"v\"\r\n0123456789\r\n0\r\n\r\n",
      method: "POST", body: "ab\r0123456789"),
    Accepted(
      id: "chunks with trailer",
      text:
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n00\r\nContent-Length: 9\r\nX: y\r\n\r\n",
      method: "POST", body: "x"),
    Accepted(id: "bytes above ASCII in a value", text: "GET / HTTP/1.1\r\nHost: h\r\nX: ñ\r\n\r\n"),
    Accepted(id: "empty value", text: "GET / HTTP/1.1\r\nHost: h\r\nX:\r\n\r\n"),
    Accepted(
      id: "unknown expectation in 1.0", text: "GET / HTTP/1.0\r\nExpect: x\r\n\r\n", authority: nil, keeps: false),
  ]

  @Test("Requests as they should be", arguments: accepted)
  func accepts(_ row: Accepted) throws {
    let events = ParserEvents(row.text)
    let request = try #require(events.requests.first, "\(String(describing: events.refusal))")
    let found = Accepted(
      id: row.id, text: row.text, method: request.method, target: request.target, authority: request.authority,
      body: String(decoding: request.body, as: UTF8.self), keeps: request.keepsAlive)
    #expect(String(describing: found) == String(describing: row) && events.requests.count == 1 && events.refusal == nil)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let status: Int
    /// How the error prints begins or contains this.
    var says = ""
    var testDescription: String { id }
  }

  static let refused: [Refused] = [
    Refused(id: "TLS", text: "\u{16}\u{3}\u{1}", status: 400, says: "first byte"),
    Refused(id: "LF only", text: "GET / HTTP/1.1\nHost: h\n\n", status: 400, says: "byte 0: a line feed"),
    Refused(id: "LF before all", text: "\nGET / HTTP/1.1\r\n", status: 400, says: "line feed"),
    Refused(
      id: "LF in a header", text: "GET / HTTP/1.1\r\nHost: h\nX: y\r\n\r\n", status: 400, says: "byte 16: a line feed"),
    Refused(
      id: "CR in a value", text: "GET / HTTP/1.1\r\nHost: h\r\nX: a\rb\r\n\r\n", status: 400,
      says: "byte 25: a carriage return"),
    Refused(id: "CR CR LF", text: "GET / HTTP/1.1\r\nHost: h\r\r\n\r\n", status: 400, says: "carriage return"),
    Refused(
      id: "NUL in a value", text: "GET / HTTP/1.1\r\nHost: h\r\nX: a\0b\r\n\r\n", status: 400, says: "control byte"),
    Refused(id: "folding", text: "GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n b\r\n\r\n", status: 400, says: "obs-fold"),
    Refused(id: "blank first header line", text: "GET / HTTP/1.1\r\n Host: h\r\n\r\n", status: 400, says: "obs-fold"),
    Refused(id: "space before colon", text: "GET / HTTP/1.1\r\nHost : h\r\n\r\n", status: 400, says: "colon"),
    Refused(id: "no colon", text: "GET / HTTP/1.1\r\nHost\r\n\r\n", status: 400, says: "colon"),
    Refused(id: "empty name", text: "GET / HTTP/1.1\r\n: h\r\n\r\n", status: 400, says: "colon"),
    Refused(id: "0.9", text: "GET /\r\n\r\n", status: 400, says: "request line"),
    Refused(id: "two spaces", text: "GET  / HTTP/1.1\r\n\r\n", status: 400, says: "request line"),
    Refused(id: "space in target", text: "GET /a b HTTP/1.1\r\n\r\n", status: 400, says: "request line"),
    Refused(id: "lower-case version", text: "GET / http/1.1\r\n\r\n", status: 400, says: "request line"),
    Refused(id: "version of three figures", text: "GET / HTTP/1.10\r\n\r\n", status: 400, says: "request line"),
    Refused(
      id: "five empty lines", text: "\r\n\r\n\r\n\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n", status: 400,
      says: "byte 8: the request line"),
    Refused(id: "fragment", text: "GET /a#b HTTP/1.1\r\nHost: h\r\n\r\n", status: 400, says: "fragment"),
    Refused(
      id: "raw letters above ASCII", text: "GET /montaña HTTP/1.1\r\nHost: h\r\n\r\n", status: 400,
      says: "byte 4: the target"),
    Refused(id: "no slash", text: "GET a HTTP/1.1\r\nHost: h\r\n\r\n", status: 400, says: "neither a path"),
    Refused(id: "asterisk with GET", text: "GET * HTTP/1.1\r\nHost: h\r\n\r\n", status: 400, says: "neither a path"),
    Refused(
      id: "user info in absolute form", text: "GET http://u@a.es/ HTTP/1.1\r\nHost: h\r\n\r\n", status: 400,
      says: "neither a path"),
    Refused(id: "no host", text: "GET / HTTP/1.1\r\n\r\n", status: 400, says: "Host"),
    Refused(id: "two hosts", text: "GET / HTTP/1.1\r\nHost: h\r\nHost: h\r\n\r\n", status: 400, says: "Host"),
    Refused(
      id: "host that would break a link", text: "GET / HTTP/1.1\r\nHost: a\"b\r\n\r\n", status: 400, says: "Host"),
    Refused(id: "host with path", text: "GET / HTTP/1.1\r\nHost: a/b\r\n\r\n", status: 400, says: "Host"),
    Refused(id: "host with bad port", text: "GET / HTTP/1.1\r\nHost: a:b\r\n\r\n", status: 400, says: "Host"),
    Refused(id: "port without host", text: "GET / HTTP/1.1\r\nHost: :80\r\n\r\n", status: 400, says: "Host"),
    Refused(id: "bare IPv6 host", text: "GET / HTTP/1.1\r\nHost: ::1\r\n\r\n", status: 400, says: "Host"),
    Refused(
      id: "length and coding",
      text: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      status: 400, says: "together"),
    Refused(
      id: "coding and length",
      text: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n",
      status: 400, says: "together"),
    Refused(
      id: "two lengths", text: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde",
      status: 400, says: "Content-Length"),
    Refused(
      id: "two equal lengths", text: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\nContent-Length: 4\r\n\r\nabcd",
      status: 400, says: "Content-Length"),
    Refused(
      id: "list of lengths", text: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4, 4\r\n\r\nabcd", status: 400,
      says: "Content-Length"),
    Refused(
      id: "signed length", text: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: +4\r\n\r\nabcd", status: 400,
      says: "Content-Length"),
    Refused(
      id: "empty length", text: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length:\r\n\r\n", status: 400,
      says: "Content-Length"),
    Refused(
      id: "length beyond numbers", text: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 18446744073709551620\r\n\r\n",
      status: 400, says: "Content-Length"),
    Refused(
      id: "coding in 1.0", text: "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", status: 400,
      says: "HTTP/1.0"),
    Refused(id: "chunk size with prefix", text: chunked("0x3\r\nabc\r\n0\r\n\r\n"), status: 400, says: "chunk size"),
    Refused(id: "negative chunk size", text: chunked("-1\r\n"), status: 400, says: "chunk size"),
    Refused(id: "empty chunk size", text: chunked("\r\n"), status: 400, says: "chunk size"),
    Refused(id: "blank after chunk size", text: chunked("3 \r\nabc\r\n"), status: 400, says: "chunk size"),
    Refused(id: "chunk size of 16 figures", text: chunked("ffffffffffffffff\r\n"), status: 400, says: "chunk size"),
    Refused(id: "chunk longer than said", text: chunked("3\r\nabcd\r\n0\r\n\r\n"), status: 400, says: "not followed"),
    Refused(id: "LF after chunk", text: chunked("3\r\nabc\n0\r\n\r\n"), status: 400, says: "line feed"),
    Refused(id: "LF in chunk extension", text: chunked("3;a=\nb\r\nabc\r\n0\r\n\r\n"), status: 400, says: "line feed"),
    Refused(id: "flawed trailer", text: chunked("0\r\nX : y\r\n\r\n"), status: 400, says: "colon"),
    Refused(id: "CONNECT", text: "CONNECT a.es:443 HTTP/1.1\r\nHost: h\r\n\r\n", status: 405, says: "CONNECT"),
    Refused(id: "TRACE", text: "TRACE / HTTP/1.1\r\nHost: h\r\n\r\n", status: 405),
    Refused(id: "body too large", text: "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1048577\r\n\r\n", status: 413),
    Refused(id: "chunk too large", text: chunked("100001\r\n"), status: 413),
    Refused(
      id: "unknown expectation", text: "POST / HTTP/1.1\r\nHost: h\r\nExpect: miracle\r\nContent-Length: 1\r\n\r\n",
      status: 417, says: "miracle"),
    Refused(
      id: "gzip coding", text: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", status: 501,
      says: "gzip"),
    Refused(
      id: "coding with a quirk", text: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: \u{b}chunked\r\n\r\n",
      status: 400, says: "control byte"),
    Refused(
      id: "coding twice",
      text: "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n",
      status: 501),
    Refused(id: "HTTP/2 preface", text: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", status: 505, says: "HTTP/2.0"),
  ]

  static func chunked(_ body: String) -> String {
    "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n" + body
  }

  @Test("Requests that are refused, with the status that names why", arguments: refused)
  func refuses(_ row: Refused) throws {
    let events = ParserEvents(row.text)
    let error = try #require(events.refusal)
    #expect(error.status == row.status && "\(error)".contains(row.says) && events.requests == [], "\(error)")
  }

  @Test("Bytes give the same requests and refusals wherever they are cut")
  func cuts() {
    let texts = Self.accepted.map(\.text) + Self.refused.map(\.text) + [Self.accepted.map(\.text).joined()]
    for text in texts {
      let bytes = Array(text.utf8)
      let whole = ParserEvents(of: [bytes]).essence
      let single = ParserEvents(of: bytes.map { [$0] }).essence
      let halves = stride(from: 1, to: bytes.count, by: bytes.count > 400 ? 37 : 1).filter { cut in
        ParserEvents(of: [Array(bytes[..<cut]), Array(bytes[cut...])]).essence != whole
      }
      #expect(single == whole && halves == [], "\(text.debugDescription)")
    }
  }

  @Test("Pipelined requests come one by one, and end with the one that is refused")
  func pipelining() {
    let all = ParserEvents(Self.accepted.map(\.text).joined())
    #expect(all.requests.map(\.target) == Self.accepted.map(\.target) && all.refusal == nil)
    let broken = ParserEvents(Self.accepted[0].text + "GET / HTTP/1.1\r\nHost: h\nX: y\r\n\r\n" + Self.accepted[0].text)
    #expect(broken.requests.count == 1 && broken.refusal == .malformed(.bareLineFeed, offset: 16))
  }

  @Test("100 is owed once, only while the body has not begun, and never to HTTP/1.0 or for no body")
  func continues() {
    let head = "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-Continue\r\nContent-Length: 2\r\n\r\n"
    let asked = ParserEvents(of: [Array(head.utf8), [0x61], [0x62]])
    #expect(asked.continues == 1 && asked.requests.map(\.body) == [[0x61, 0x62]])
    let texts = [
      head + "a", head + "ab", head.replacing("1.1", with: "1.0"), head.replacing("h: 2", with: "h: 0"),
      head.replacing("h: 2", with: "h: 2000000"),
    ]
    #expect(texts.map { ParserEvents($0).continues } == [0, 0, 0, 0, 0])
  }

  @Test("Limits hold on their byte, and what is held never passes them")
  func limits() {
    var limits = RequestLimits()
    (limits.requestLineBytes, limits.fieldLineBytes, limits.fieldCount) = (30, 20, 3)
    (limits.fieldBytes, limits.bodyBytes, limits.chunkLineBytes) = (50, 10, 8)
    func status(_ text: String) -> Int {
      let whole = ParserEvents(text, limits: limits)
      let single = ParserEvents(of: text.utf8.map { [$0] }, limits: limits)
      let agrees = whole.essence == single.essence && single.mostHeld <= 70
      return agrees ? whole.refusal?.status ?? whole.requests.first.map { _ in 200 } ?? 0 : -1
    }
    func line(_ count: Int) -> String { String(repeating: "a", count: count) }
    let host = "Host: h\r\n"
    let chunked = "POST / HTTP/1.1\r\nHost:h\r\nTransfer-Encoding:chunked\r\n\r\n"
    limits.fieldLineBytes = 25
    let found = [
      status("GET /" + line(16) + " HTTP/1.1\r\n" + host + "\r\n"), status("GET /" + line(17) + " HTTP/1.1\r\n"),
      status(line(31)),
      status("GET / HTTP/1.1\r\n" + host + "X:" + line(23) + "\r\n\r\n"),
      status("GET / HTTP/1.1\r\n" + host + "X:" + line(24)),
      status("GET / HTTP/1.1\r\n" + host + "a:\r\nb:\r\n\r\n"),
      status("GET / HTTP/1.1\r\n" + host + "a:\r\nb:\r\nc:\r\n"),
      status("GET / HTTP/1.1\r\n" + host + "X:" + line(17) + "\r\nY:" + line(16) + "\r\n\r\n"),
      status("GET / HTTP/1.1\r\n" + host + "X:" + line(17) + "\r\nY:" + line(17) + "\r\n"),
      status("GET / HTTP/1.1\r\n" + host + "Content-Length: 10\r\n\r\n0123456789"),
      status("GET / HTTP/1.1\r\n" + host + "Content-Length: 11\r\n\r\n"),
      status(chunked + "5\r\n01234\r\n5\r\n01234\r\n0\r\n\r\n"), status(chunked + "5\r\n01234\r\n6\r\n"),
      status(chunked + "1;234567\r\nx\r\n0\r\n\r\n"), status(chunked + "1;2345678"),
    ]
    #expect(found == [200, 414, 414, 200, 431, 200, 431, 200, 431, 200, 413, 200, 413, 200, 400])
  }

  @Test("The key, cookies and credentials print as dots")
  func secrets() {
    let text = "GET / HTTP/1.1\r\nHost: h\r\nAPI_Key: abc\r\nCookie: abc\r\nAuthorization: abc\r\nX: abc\r\n\r\n"
    let fields = ParserEvents(text).requests[0].fields.all
    #expect(fields.map(\.isSecret) == [false, true, true, true, false] && fields[1].value == "abc")
  }
}
