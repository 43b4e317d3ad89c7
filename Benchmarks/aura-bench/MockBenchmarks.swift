// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import Synchronization

extension BenchmarkGroup {
  /// What the mock spends on an exchange, without a socket.
  static let mock = BenchmarkGroup(name: "mock") { _ in
    let start = WallInstant(secondsSinceEpoch: 1_787_734_800)
    var scenario = Scenario.quiet
    scenario.quota = .unlimited
    let mock = Mutex(MockState(scenario))
    let hourly = "/opendata/api/prediccion/especifica/municipio/horaria/"
    @Sendable func ask(_ target: String, at instant: WallInstant, key: String? = "a.b.c") -> MockAnswer {
      let request = MockRequest(
        target: target, fields: HTTPFields(key.map { [HTTPField(name: "api_key", value: $0)] } ?? []),
        client: "127.0.0.1", origin: "https://opendata.aemet.es")
      return mock.withLock { $0.respond(to: request, at: instant) }
    }
    /// The body that both calls come to.
    @Sendable func fetch(_ target: String, at instant: WallInstant) -> [UInt8] {
      let envelope = String(decoding: ask(target, at: instant).body, as: UTF8.self)
      let datos = envelope.split(separator: "\"").first { $0.contains("/opendata/sh/") }
      return ask(datos.flatMap { WebAddress(String($0))?.pathAndQuery } ?? "/", at: instant, key: nil).body
    }
    let minutes = Mutex(0)
    let envelope = String(decoding: ask(hourly + "28079", at: start).body, as: UTF8.self)
    guard let datos = envelope.split(separator: "\"").first(where: { $0.contains("/opendata/sh/") }),
      let link = WebAddress(String(datos))?.pathAndQuery, ask(link, at: start, key: nil).body.count > 20_000
    else { throw ResultsDiffer("the mock served no hourly forecast: \(envelope)") }
    guard fetch("/opendata/api/observacion/convencional/todas", at: start).count > 3_000_000 else {
      throw ResultsDiffer("the mock served no national observations")
    }
    let codes = Gazetteer.municipalities.prefix(200).map { $0.code.description }
    return [
      Benchmark("mock/data", unit: "call 2", input: "hourly forecast kept, 30 KB", operations: 1000) {
        (0..<1000).reduce(0) { sum, _ in sum &+ ask(link, at: start, key: nil).body.count }
      },
      Benchmark("mock/envelope", unit: "call 1", input: "hourly forecast", operations: 1000) {
        (0..<1000).reduce(0) { sum, _ in sum &+ ask(hourly + "28079", at: start).body.count }
      },
      Benchmark("mock/observations", unit: "both calls", input: "every station, 3.7 MB, the next edition each time") {
        // Stations come in from minute 20 to 50 of an hour, and the file of all of them changes with each minute.
        let minute = minutes.withLock { minute in
          minute += 1
          return minute
        }
        let now = start.advanced(bySeconds: Int64(minute / 30 * 3600 + 1200 + minute % 30 * 60))
        return fetch("/opendata/api/observacion/convencional/todas", at: now).count
      },
      Benchmark("mock/fresh", unit: "both calls", input: "hourly forecast never written before", operations: 200) {
        // Another seed each time, so that nothing is kept.
        mock.withLock { $0.scenario.seed &+= 1 }
        return codes.reduce(0) { $0 &+ fetch(hourly + $1, at: start).count }
      },
    ]
  }
}
