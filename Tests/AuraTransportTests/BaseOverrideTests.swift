// SPDX-License-Identifier: MIT

import AuraTransport
import Testing

struct BaseOverrideTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let asked: String
    let base: String
    let carried: String
    var testDescription: String { "\(asked) over \(base)" }
  }

  @Test(
    "AEMET's paths stay, another host's go under /_host, and what lies at the base goes as it is",
    arguments: [
      Case(
        asked: "https://opendata.aemet.es/opendata/api/x?a=b", base: "http://127.0.0.1:8080",
        carried: "http://127.0.0.1:8080/opendata/api/x?a=b"),
      Case(
        asked: "https://OpenData.AEMET.es/", base: "http://127.0.0.1:8080/under/",
        carried: "http://127.0.0.1:8080/under/"),
      Case(
        asked: "https://ica.miteco.es/datos/ica-ultima-hora.csv", base: "http://127.0.0.1:8080",
        carried: "http://127.0.0.1:8080/_host/ica.miteco.es/datos/ica-ultima-hora.csv"),
      Case(
        asked: "http://ica.miteco.es:8443/a", base: "https://mock.example/aemet",
        carried: "https://mock.example/aemet/_host/ica.miteco.es:8443/a"),
      Case(
        asked: "http://127.0.0.1:8080/opendata/sh/64e29abb", base: "http://127.0.0.1:8080/",
        carried: "http://127.0.0.1:8080/opendata/sh/64e29abb"),
      Case(
        asked: "https://opendata.aemet.es.example.org/opendata/api/x", base: "http://127.0.0.1:8080",
        carried: "http://127.0.0.1:8080/_host/opendata.aemet.es.example.org/opendata/api/x"),
    ])
  func addresses(_ row: Case) throws {
    let override = BaseOverride(base: try #require(WebAddress(row.base)))
    let request = HTTPRequest(address: try #require(WebAddress(row.asked)))
    #expect(override.carried(request).address.description == row.carried)
  }

  @Test("The base learns the origin asked for, and nothing else of the request changes")
  func forwardedOrigin() throws {
    let override = BaseOverride(base: try #require(WebAddress("http://127.0.0.1:8080")))
    let key = HTTPField(name: "api_key", value: "x.y.z", isSecret: true)
    let request = HTTPRequest(
      method: .post, address: try #require(WebAddress("https://opendata.aemet.es/a")), fields: HTTPFields([key]),
      body: [1, 2], bodyLimit: 7)
    var expected = request
    expected.address = try #require(WebAddress("http://127.0.0.1:8080/a"))
    expected.fields.all += [
      HTTPField(name: "X-Forwarded-Host", value: "opendata.aemet.es"),
      HTTPField(name: "X-Forwarded-Proto", value: "https"),
    ]
    #expect(override.carried(request) == expected)
  }
}
