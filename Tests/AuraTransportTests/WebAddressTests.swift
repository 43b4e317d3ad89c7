// SPDX-License-Identifier: MIT

import AuraTransport
import Testing

struct WebAddressTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// What it prints as again, or nil when it is refused.
    let printed: String?
    var testDescription: String { text }
  }

  @Test(
    "Addresses",
    arguments: [
      Case(
        text: "https://opendata.aemet.es/opendata/sh/64e29abb",
        printed: "https://opendata.aemet.es/opendata/sh/64e29abb"),
      Case(text: "HTTP://LocalHost:8080/a?b=c#d", printed: "http://localhost:8080/a?b=c"),
      Case(text: "https://a.es:443", printed: "https://a.es/"),
      Case(text: "https://a.es?x=1", printed: "https://a.es/?x=1"),
      Case(text: "http://[::1]:81/", printed: "http://[::1]:81/"),
      Case(text: "http://[::1]/", printed: "http://[::1]/"),
      Case(text: "https://user@a.es/", printed: nil),
      Case(text: "https://a.es/a b", printed: nil),
      Case(text: "https://a.es/ñ", printed: nil),
      Case(text: "https://a.es:0/", printed: nil),
      Case(text: "https://a.es:70000/", printed: nil),
      Case(text: "https://a.es:+80/", printed: nil),
      Case(text: "https://a.es:/", printed: nil),
      Case(text: "https://opendata.aemet.es\\.example.org/", printed: nil),
      Case(text: "https://opendata.aemet.es%2Eexample.org/", printed: nil),
      Case(text: "https://[::1/", printed: nil),
      Case(text: "https://a:b:c/", printed: nil),
      Case(text: "https:///x", printed: nil),
      Case(text: "ftp://a.es/", printed: nil),
      Case(text: "/opendata/sh/64e29abb", printed: nil),
      Case(text: "https://a.es/\r\nX: y", printed: nil),
    ])
  func addresses(_ row: Case) {
    #expect(WebAddress(row.text)?.description == row.printed)
  }

  @Test("Loopback is told by the whole host, not by a prefix of a name")
  func loopback() {
    let isLoopback = { (text: String) in WebAddress(text)?.isLoopback }
    #expect(
      ["http://127.0.0.1:1/", "http://127.9.9.9/", "http://localhost/", "http://[::1]/"].allSatisfy {
        isLoopback($0) == true
      })
    #expect(
      ["http://127.0.0.1.example.org/", "http://localhost.example.org/", "http://10.0.0.1/"].allSatisfy {
        isLoopback($0) == false
      })
  }

  @Test("A secret field never prints its value, and names compare without case")
  func secretFields() {
    let field = HTTPField(name: "api_key", value: "canary-7f3a", isSecret: true)
    var dumped = ""
    dump(HTTPRequest(address: WebAddress(scheme: .https, host: "a.es"), fields: HTTPFields([field])), to: &dumped)
    let shown = ["\(field)", String(reflecting: field), dumped, "\(HTTPFields([field]))"]
    #expect(shown.allSatisfy { !$0.contains("canary") })
    #expect(HTTPFields([field])["API_Key"] == "canary-7f3a")
  }
}
