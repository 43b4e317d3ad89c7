// SPDX-License-Identifier: MIT

import AuraMockServer
import AuraTransport
import Testing

struct LinkOriginTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    var publicURL: String?
    var lines: [String] = []
    let origin: String
    var testDescription: String { id }
  }

  @Test(
    "Links begin with what the client can reach",
    arguments: [
      Case(id: "host", lines: ["Host: localhost:8787"], origin: "http://localhost:8787"),
      Case(id: "no host", origin: "http://127.0.0.1:9"),
      Case(id: "public", publicURL: "https://aemet.example/", lines: ["Host: h"], origin: "https://aemet.example"),
      Case(
        id: "public with path", publicURL: "https://a.example/mock", lines: ["Host: h"],
        origin: "https://a.example/mock"),
      Case(id: "TLS in front", lines: ["Host: h:81", "X-Forwarded-Proto: https"], origin: "https://h:81"),
      Case(
        id: "proxy", lines: ["Host: h", "x-forwarded-host: a.es:8443", "X-FORWARDED-PROTO: HTTPS"],
        origin: "https://a.es:8443"),
      Case(
        id: "two proxies", lines: ["Host: h", "X-Forwarded-Host: a.es , b", "X-Forwarded-Proto: https,http"],
        origin: "https://a.es"),
      Case(id: "odd scheme", lines: ["Host: h", "X-Forwarded-Proto: javascript"], origin: "http://h"),
      Case(id: "host that would break a link", lines: ["Host: h", "X-Forwarded-Host: a\"/<b>"], origin: "http://h"),
      Case(id: "host with user", lines: ["Host: h", "X-Forwarded-Host: u@a.es"], origin: "http://h"),
      Case(id: "empty", lines: ["Host: h", "X-Forwarded-Host:", "X-Forwarded-Proto:"], origin: "http://h"),
    ])
  func origins(_ row: Case) throws {
    let lines = row.lines.map { $0 + "\r\n" }.joined()
    let request = try #require(ParserEvents("GET / HTTP/1.0\r\n\(lines)\r\n").requests.first)
    let origin = LinkOrigin(publicURL: row.publicURL, ownOrigin: "http://127.0.0.1:9")
    #expect(origin.origin(of: request) == row.origin)
  }
}
