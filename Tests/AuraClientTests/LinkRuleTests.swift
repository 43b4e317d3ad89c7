// SPDX-License-Identifier: MIT

import AuraClient
import AuraModel
import AuraTransport
import Testing

struct LinkRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var base = "https://opendata.aemet.es/opendata"
    var also: [String] = []
    let link: String
    let isFollowed: Bool
    var testDescription: String { "\(link) from \(base)" }
  }

  @Test(
    "Links are followed to the host asked or configured, over https unless the base is this machine",
    arguments: [
      Case(link: "https://opendata.aemet.es/opendata/sh/64e29abb", isFollowed: true),
      Case(link: "HTTPS://OpenData.AEMET.es:443/opendata/sh/64e29abb", isFollowed: true),
      // Q-ENV-12: the form of the path is AEMET's affair.
      Case(
        link: "https://opendata.aemet.es/opendata/sh/9df86361Z_CAP_C_LEMM_20260702170149_AFAE", isFollowed: true),
      Case(link: "http://opendata.aemet.es/opendata/sh/64e29abb", isFollowed: false),
      Case(link: "https://opendata.aemet.es:8443/opendata/sh/64e29abb", isFollowed: false),
      Case(link: "https://opendata.aemet.es.example.org/sh/1", isFollowed: false),
      Case(link: "https://example.org/opendata.aemet.es/sh/1", isFollowed: false),
      Case(link: "https://opendata.aemet.es@example.org/sh/1", isFollowed: false),
      Case(link: "https://example.org\\@opendata.aemet.es/sh/1", isFollowed: false),
      Case(link: "http://127.0.0.1:80/opendata/sh/1", isFollowed: false),
      Case(link: "file:///etc/passwd", isFollowed: false),
      Case(link: "/opendata/sh/64e29abb", isFollowed: false),
      Case(link: "", isFollowed: false),
      Case(base: "http://127.0.0.1:8080/opendata", link: "http://127.0.0.1:8080/opendata/sh/1", isFollowed: true),
      Case(base: "http://127.0.0.1:8080/opendata", link: "http://127.0.0.1:8081/opendata/sh/1", isFollowed: false),
      Case(base: "http://127.0.0.1:8080/opendata", link: "http://localhost:8080/opendata/sh/1", isFollowed: false),
      Case(base: "http://mock.example/opendata", link: "http://mock.example/opendata/sh/1", isFollowed: false),
      Case(also: ["http://127.0.0.1:8080"], link: "http://127.0.0.1:8080/opendata/sh/1", isFollowed: true),
      Case(also: ["http://mock.example"], link: "http://mock.example/opendata/sh/1", isFollowed: false),
    ])
  func links(_ row: Case) throws {
    let also = try row.also.map { try #require(WebAddress($0)) }
    let rule = LinkRule(base: try #require(WebAddress(row.base)), followedOrigins: also)
    var isFollowed = true
    do throws(LinkFault) { _ = try rule.address(ofLink: row.link) } catch { isFollowed = false }
    #expect(isFollowed == row.isFollowed)
  }

  @Test("Call 1 goes under the base's path, once")
  func firstCall() throws {
    let endpoint = Endpoint.dailyForecast(ine: try #require(MunicipalityCode("28065")))
    let asked = try ["https://opendata.aemet.es/opendata", "http://127.0.0.1:1/x/opendata/", "https://a.es"].map {
      LinkRule(base: try #require(WebAddress($0))).address(of: endpoint).description
    }
    #expect(
      asked == [
        "https://opendata.aemet.es/opendata/api/prediccion/especifica/municipio/diaria/28065",
        "http://127.0.0.1:1/x/opendata/api/prediccion/especifica/municipio/diaria/28065",
        "https://a.es/api/prediccion/especifica/municipio/diaria/28065",
      ])
    #expect(LinkRule(base: .aemet).isSafe)
    #expect(!LinkRule(base: try #require(WebAddress("http://opendata.aemet.es/opendata"))).isSafe)
  }
}
