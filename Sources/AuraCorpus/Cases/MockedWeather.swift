// SPDX-License-Identifier: MIT

package import AuraFeeds
import AuraMock
package import AuraModel
import AuraSnapshot
package import AuraTime
import AuraTransport

/// Snapshots of the mock's weather: its forecasts read over both calls, decoded and joined by the engine.
package struct MockedWeather: Sendable {
  /// Why there is no snapshot of a place.
  package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    case answer(path: String, status: Int)
    case unreadable(path: String, FeedError)

    package var description: String {
      switch self {
      case .answer(let path, let status): "the mock answered \(status) to \(path)"
      case .unreadable(let path, let error): "\(path): \(error)"
      }
    }
  }

  private let mock: Mock

  package init(seed: UInt64 = 1, time: any TimeSource) {
    let scenario = Scenario(
      name: "corpus", purpose: "Weather to tell of, without limits.", seed: seed, quota: .unlimited)
    mock = Mock(scenario, time: time)
  }

  /// What the engine believes of a place at a moment.
  package func snapshot(of place: Location, at moment: WallInstant) throws(Failure) -> WeatherSnapshot {
    mock.withState { $0.scenario.clock = .frozen(moment) }
    var sources = SnapshotSources()
    let daily = try read("prediccion/especifica/municipio/diaria/\(place.code)") { bytes, type throws(FeedError) in
      try DailyForecastRecord.decode(bytes, contentType: type).record
    }
    let hourly = try read("prediccion/especifica/municipio/horaria/\(place.code)") { bytes, type throws(FeedError) in
      try HourlyForecastRecord.decode(bytes, contentType: type).record
    }
    sources.daily = SourceReading(daily, receivedAt: moment)
    sources.hourly = SourceReading(hourly, receivedAt: moment)
    return WeatherSnapshot.make(for: place, at: moment, from: sources)
  }

  private func read<Record>(
    _ path: String, decode: ([UInt8], String?) throws(FeedError) -> Record
  ) throws(Failure) -> Record {
    let first = answer("/opendata/api/" + path)
    do throws(FeedError) {
      guard case .envelope(let envelope) = try FirstAnswer.decode(first.body, contentType: nil).record,
        let link = envelope.datos, let slash = link.dropFirst(Self.origin.count).firstIndex(of: "/")
      else { return try decode([], nil) }
      let second = answer(String(link[slash...]))
      return try decode(second.body, second.fields["Content-Type"])
    } catch {
      throw first.status == 200 ? .unreadable(path: path, error) : .answer(path: path, status: first.status)
    }
  }

  private static let origin = "http://127.0.0.1"

  private func answer(_ target: String) -> MockAnswer {
    mock.respond(
      to: MockRequest(
        target: target, fields: HTTPFields([HTTPField(name: "api_key", value: "made.up.key", isSecret: true)]),
        client: "127.0.0.1", origin: Self.origin))
  }
}
