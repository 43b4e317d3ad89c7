// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import AuraTransport
import Testing

struct HostRoutingTests {
  static let all = [
    HostBench.air, HostBench.rtve, HostBench.aemet, HostBench.meteored, HostBench.blog, HostBench.warnings,
    HostBench.marker,
  ]

  /// The path under a base, as `BaseOverride` makes it.
  static func carried(_ address: String) -> String {
    let parts = WebAddress(address)!
    return (parts.host == "opendata.aemet.es" ? "" : "/_host/" + parts.host) + parts.pathAndQuery
  }

  @Test("The same bytes by origin and by path, without key, quota or second call", arguments: all)
  func ways(_ address: String) throws {
    let bench = HostBench()
    let direct = bench.answer(address)
    #expect(direct.status == 200 && !direct.body.isEmpty)
    var state = MockState(bench.scenario, weather: SharedWeather.source)
    let carried = state.respond(
      to: MockRequest(target: Self.carried(address), client: "10.0.0.1", origin: "http://127.0.0.1:8080"), at: bench.at)
    #expect(carried == direct)
    let entry = try #require(state.journal.entries.last)
    #expect(entry.outcome == .payload && entry.hop == nil && entry.key == nil && entry.quota == nil)
    // Asked again it is the same, and a client that behaves breaks no rule.
    #expect(
      state.respond(
        to: MockRequest(target: Self.carried(address), client: "10.0.0.1", origin: "http://127.0.0.1:8080"),
        at: bench.at) == direct)
    #expect(ClientContract.allProfiles.violations(in: state.journal).isEmpty)
  }

  @Test("Other paths of these hosts are pages that are not there; other hosts are AEMET's own affair")
  func unknown() {
    let bench = HostBench()
    #expect(bench.answer("https://www.rtve.es/otra").status == 404)
    #expect(
      bench.answer("https://www.aemet.es/documentos_d/eltiempo/prediccion/avisos/rss/CAP_AFAC60_RSS.xml").status == 404)
    #expect(bench.answer("https://opendata.aemet.es/rss/nada_RSS.xml").status == 404)
    #expect(bench.answer(HostBench.rtve, method: "POST").status == 405)
    #expect(bench.answer("https://example.com/opendata/api/prediccion/especifica/municipio/diaria/28079").status == 200)
  }

  @Test("A rule of faults that names a host strikes it, and AEMET's own quirks do not")
  func faults() {
    var bench = HostBench(.bodyCutShort, true)
    #expect(bench.answer(HostBench.air).delivery.ending == .whole)
    bench.scenario.faults = [FaultRule("down", .serverError(hasDescripcion: false), host: "ica.miteco.es")]
    #expect(bench.answer(HostBench.air).status == 500 && bench.answer(HostBench.rtve).status == 200)
  }
}
