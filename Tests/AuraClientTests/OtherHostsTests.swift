// SPDX-License-Identifier: MIT

import AuraChance
import AuraClient
import AuraMock
import AuraMockServer
import AuraModel
import AuraPacing
import AuraTime
import AuraTransport
import AuraTransportLive
import Testing

/// The hosts besides AEMET OpenData: one call, no key, no part of AEMET's quota.
struct OtherHostsTests {
  static let table = HTTPResponse.text(200, "cod_estacion,nombre\n1022001,EL CIEGO\n", ["Content-Type": "text/csv"])
  static let feed = HTTPResponse.text(200, "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel/></rss>")

  /// Without a key: who gets an answer needed none.
  func client(_ transport: any Transport, hosts: PacingProfile = PacingProfile(name: "none")) -> AEMETClient {
    let time = StoppedTime()
    return AEMETClient(
      transport: transport,
      pacer: Pacer(profile: .live, jitter: SeedStream(seed: 1), time: time),
      hostPacers: HostPacers(profile: hosts, jitter: SeedStream(seed: 2), time: time), keys: FixedKey(nil), time: time)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let endpoint: Endpoint
    let asked: String
    var body = ""
    var answer = OtherHostsTests.feed
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(
      id: "air", endpoint: .airQuality, asked: "GET https://ica.miteco.es/datos/ica-ultima-hora.csv", answer: table),
    Case(
      id: "Q-ICA-10: the backend's question, its equals sign as it is",
      endpoint: .airHours(question: "sql1#1022001#20260902 00:00#20260902 23:00"),
      asked: "POST https://backend.ica.miteco.es/sgca/",
      body: "sql=sql1%231022001%2320260902%2000%3A00%2320260902%2023%3A00", answer: .text(200, "[]")),
    Case(id: "RTVE", endpoint: .news(.rtve), asked: "GET https://www.rtve.es/api/tematicas/821/noticias.rss"),
    Case(id: "AEMET", endpoint: .news(.aemet), asked: "GET https://www.aemet.es/es/noticias.rss"),
    Case(id: "Meteored", endpoint: .news(.meteored), asked: "GET https://www.tiempo.com/feed/"),
    Case(id: "AEMET Blog", endpoint: .news(.aemetBlog), asked: "GET https://aemetblog.es/feed/"),
    Case(
      id: "Q-RSS-11: observations", endpoint: .publishMarker(.hourlyObservations),
      asked: "GET https://opendata.aemet.es/rss/obsconv_hh_opendata_todos_RSS.xml"),
    Case(
      id: "Q-RSS-10: warnings", endpoint: .publishMarker(.warnings(area: nil)),
      asked: "GET https://www.aemet.es/documentos_d/eltiempo/prediccion/avisos/rss/CAP_AFAE_RSS.xml"),
    Case(
      id: "warnings of an area", endpoint: .publishMarker(.warnings(area: 72)),
      asked: "GET https://www.aemet.es/documentos_d/eltiempo/prediccion/avisos/rss/CAP_AFAC72_RSS.xml"),
  ]

  @Test("One call, to that address, and without a key", arguments: cases)
  func oneCall(_ row: Case) async throws {
    let transport = ScriptedTransport([.success(row.answer)])
    let payload = try await client(transport).payload(of: row.endpoint)
    #expect(payload.bytes == row.answer.body && payload.endpoint == row.endpoint)
    let requests = transport.requests
    #expect(requests.map { "\($0.method.rawValue) \($0.address)" } == [row.asked])
    #expect(requests[0].body == Array(row.body.utf8) && requests[0].fields["api_key"] == nil)
    #expect(requests[0].bodyLimit <= 2 << 20 && row.endpoint.description == "\(requests[0].address)")
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    let id: String
    var endpoint = Endpoint.airQuality
    let answer: HTTPResponse
    let expected: String
    var testDescription: String { id }
  }

  @Test(
    "What comes instead is told apart",
    arguments: [
      Failure(
        id: "Q-ICA-09: a page under 200", answer: .text(200, "<html><body>Mantenimiento</body></html>"),
        expected: "webPage"),
      Failure(id: "no body", answer: .text(200, ""), expected: "empty"),
      Failure(id: "a page that is gone", answer: .text(404, "<html></html>"), expected: "unknownPath"),
      Failure(id: "a limit", answer: .text(429, "", ["Retry-After": "120"]), expected: "limited 120"),
      Failure(id: "a fault", answer: .text(503, ""), expected: "server 503"),
      Failure(id: "moved", answer: .text(301, ""), expected: "status 301"),
      Failure(
        id: "Q-ICA-10: the backend's sentence", endpoint: .airHours(question: "x"),
        answer: .text(200, "Consulta incorrecta"), expected: "wrongShape"),
      Failure(id: "a feed where a table was asked", answer: feed, expected: "wrongShape"),
      Failure(id: "a table where a feed was asked", endpoint: .news(.rtve), answer: table, expected: "wrongShape"),
    ])
  func failures(_ row: Failure) async {
    do throws(ClientError) {
      _ = try await client(ScriptedTransport([.success(row.answer)])).payload(of: row.endpoint)
      Issue.record("an answer")
    } catch {
      #expect(error.brief == row.expected)
    }
  }

  @Test("Hosts are paced each by itself: one that is asked too soon waits, the others do not")
  func pacing() async throws {
    let transport = ScriptedTransport(Array(repeating: .success(Self.feed), count: 4))
    let client = client(transport, hosts: .otherHosts)
    var words: [String] = []
    for endpoint in [Endpoint.news(.aemet), .publishMarker(.warnings(area: 61)), .news(.rtve), .news(.meteored)] {
      do throws(ClientError) {
        _ = try await client.payload(of: endpoint, maximumWaitMilliseconds: 0)
        words.append("payload")
      } catch {
        words.append(error.brief)
      }
    }
    // The feed of warnings lies on the host of AEMET's news.
    #expect(words == ["payload", "notAdmitted", "payload", "payload"])
  }

  @Test("Through a base, every other host lies under its own name")
  func override() throws {
    let base = BaseOverride(base: try #require(WebAddress("http://127.0.0.1:8080")))
    let address = try #require(Endpoint.airQuality.hostAddress)
    let carried = base.carried(HTTPRequest(address: address))
    #expect(carried.address.description == "http://127.0.0.1:8080/_host/ica.miteco.es/datos/ica-ultima-hora.csv")
    #expect(carried.fields["X-Forwarded-Host"] == "ica.miteco.es")
  }

  @Test("The mock's other hosts and its radar bring the same bytes in process and over a socket")
  func served() async throws {
    let time = StoppedTime()
    var scenario = Scenario.quiet
    scenario.national = NationalShare(near: [MunicipalityCode("28079")!], km: 40)
    let mock = Mock(scenario, time: time)
    let server = try MockServer.start(responder: mock, time: time)
    defer { server.stop() }
    let transports: [any Transport] = [
      MockTransport(mock, time: time),
      URLSessionTransport(override: BaseOverride(base: try #require(WebAddress(server.origin))), time: SystemTime()),
    ]
    let question = "sql1#1022001#20260826 00:00#20260826 23:00"
    var bodies: [[[UInt8]]] = []
    for transport in transports {
      let client = AEMETClient(
        transport: transport,
        pacer: Pacer(profile: PacingProfile(name: "none"), jitter: SeedStream(seed: 1), time: SystemTime()),
        hostPacers: HostPacers(profile: PacingProfile(name: "none"), time: SystemTime()),
        keys: FixedKey(Secret("made.up.key")), time: time)
      var read: [[UInt8]] = []
      for endpoint in [
        Endpoint.airQuality, .airHours(question: question), .news(.aemet), .publishMarker(.hourlyObservations),
        .publishMarker(.warnings(area: 79)), .radar(try #require(RadarSite.sample)),
      ] {
        read.append(try await client.payload(of: endpoint).bytes)
      }
      bodies.append(read)
    }
    #expect(bodies[0] == bodies[1] && bodies[0].allSatisfy { $0.count > 500 })
  }

  @Test("Q-RAD-01, Q-RAD-02: a radar is asked for by its code, in two calls")
  func radar() async throws {
    let site = try #require(RadarSite.sample)
    let endpoint = Endpoint.radar(site)
    #expect(endpoint.description == "/red/radar/regional/ss" && endpoint.hostAddress == nil)
    #expect(endpoint.template == "red/radar/regional/{radar}" && endpoint.bodyLimit == 1 << 20)
  }
}

extension RadarSite {
  /// Vizcaya's, whose code follows no rule.
  static var sample: RadarSite? {
    RadarSite(
      code: "ss", name: "Vizcaya", site: "Maruri-Jatabe", odim: "esbil", wmo: "08019",
      coordinate: Coordinate(uncheckedLatitude: 43.4, longitude: -2.84), groundM: 600, antennaM: 650, rangeKm: 240)
  }
}
