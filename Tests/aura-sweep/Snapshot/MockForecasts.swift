// SPDX-License-Identifier: MIT

package import AuraKit
package import AuraMock

/// The mock's forecasts of a place as bodies of UTF-8, fetched as a client fetches them.
package struct MockForecasts {
  private var state: MockState
  /// The mock's own weather: days that one has made serve the others.
  private static let weather = RememberedWeather(WeatherGenerator(seed: Scenario.quiet.seed))

  package init(_ change: (inout Scenario) -> Void = { _ in }) {
    var scenario = Scenario.quiet
    scenario.quota = .unlimited
    scenario.quirks[.utf8Under8859] = true
    change(&scenario)
    state = MockState(scenario) { seed -> any WeatherSource in
      if seed == Scenario.quiet.seed { return Self.weather }
      return WeatherGenerator(seed: seed)
    }
  }

  package mutating func daily(_ code: MunicipalityCode, at instant: WallInstant) -> [UInt8] {
    fetch("diaria/\(code)", at: instant)
  }

  package mutating func hourly(_ code: MunicipalityCode, at instant: WallInstant) -> [UInt8] {
    fetch("horaria/\(code)", at: instant)
  }

  /// Both forecasts of a moment, as sources that were received then.
  package mutating func sources(_ code: MunicipalityCode, at instant: WallInstant) throws -> SnapshotSources {
    try Self.sources(daily: daily(code, at: instant), hourly: hourly(code, at: instant), receivedAt: instant)
  }

  package static func sources(
    daily: [UInt8]?, hourly: [UInt8]?, receivedAt: WallInstant
  ) throws(FeedError) -> SnapshotSources {
    var sources = SnapshotSources()
    if let daily {
      let record = try DailyForecastRecord.decode(daily, contentType: "application/json;charset=UTF-8").record
      sources.daily = SourceReading(record, receivedAt: receivedAt)
    }
    if let hourly {
      let record = try HourlyForecastRecord.decode(hourly, contentType: "application/json;charset=UTF-8").record
      sources.hourly = SourceReading(record, receivedAt: receivedAt)
    }
    return sources
  }

  private mutating func fetch(_ path: String, at instant: WallInstant) -> [UInt8] {
    func request(_ target: String) -> MockRequest {
      MockRequest(
        target: target, fields: HTTPFields([HTTPField(name: "api_key", value: "a.b.c")]), client: "127.0.0.1",
        origin: "http://127.0.0.1")
    }
    let first = request("/opendata/api/prediccion/especifica/municipio/" + path)
    let envelope = String(decoding: state.respond(to: first, at: instant).body, as: UTF8.self)
    let link = envelope.split(separator: "\"").first { $0.contains("/opendata/sh/") }.flatMap { WebAddress(String($0)) }
    return state.respond(to: request(link?.pathAndQuery ?? "/"), at: instant).body
  }
}
