// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock

extension BenchmarkGroup {
  /// The four feeds of news to one merged list, beside Foundation's `XMLParser` making the same list.
  static let news = BenchmarkGroup(name: "news") { _ in
    let feeds = try NewsInput.feeds()
    let table = NewsInput.table()
    let bytes = feeds.reduce(0) { $0 + $1.bytes.count }
    let items = try NewsInput.requireEqual(feeds)
    let input = "\(feeds.count) feeds, \(bytes / 1000) KB, \(items) headlines"
    let stations = try MitecoAirQuality.decode(table).record.stations.count
    return [
      Benchmark(
        "news/merged", unit: "list", input: input, operations: 10, bytes: bytes, baseline: "news/merged-foundation"
      ) {
        var count = 0
        for _ in 0..<10 { count += try NewsInput.ours(feeds).count }
        return count
      },
      Benchmark(
        "news/merged-foundation", unit: "list", input: "the same, XMLParser", operations: 10, bytes: bytes
      ) {
        var count = 0
        for _ in 0..<10 { count += NewsPeer.merged(feeds, at: NewsInput.now).count }
        return count
      },
      Benchmark(
        "news/air-table", unit: "table", input: "\(table.count / 1000) KB, \(stations) stations, to the air of Madrid",
        bytes: table.count
      ) {
        let stations = try MitecoAirQuality.decode(table).record.stations
        return AirQuality(at: NewsInput.madrid, now: NewsInput.now, stations: stations)?.breakdown.count ?? 0
      },
    ]
  }
}

/// The mock's feeds of a day: layouts, charsets and lengths of the four sources.
enum NewsInput {
  struct Feed: Sendable {
    let source: NewsSource
    let bytes: [UInt8]
    let contentType: String?
  }

  static let now = WallInstant(secondsSinceEpoch: 1_790_416_800)
  static let madrid = Coordinate(uncheckedLatitude: 40.4168, longitude: -3.7038)

  static func feeds() throws -> [Feed] {
    try NewsSource.allCases.map { source in
      guard let address = Endpoint.news(source).hostAddress else { throw ResultsDiffer("no address of \(source)") }
      let answer = answer(address)
      return Feed(source: source, bytes: answer.body, contentType: answer.fields["Content-Type"])
    }
  }

  static func table() -> [UInt8] { Endpoint.airQuality.hostAddress.map { answer($0).body } ?? [] }

  private static func answer(_ address: WebAddress) -> MockAnswer {
    var scenario = Scenario.quiet
    // Bare `&` and HTML's names end an XMLParser, and its dates would have to be mended first.
    scenario.quirks[.newsEntities] = false
    scenario.quirks[.newsOddDates] = false
    var state = MockState(scenario)
    return state.respond(
      to: MockRequest(target: address.pathAndQuery, client: "10.0.0.1", origin: "https://\(address.authority)"), at: now
    )
  }

  static func ours(_ feeds: [Feed]) throws -> [NewsItem] {
    NewsFeed.merged(
      try feeds.map { try NewsFeed.decode($0.bytes, contentType: $0.contentType, from: $0.source).record }, at: now)
  }

  /// Ours and the peer's lists are the same, and hold all four sources; returns how many headlines they have.
  static func requireEqual(_ feeds: [Feed]) throws -> Int {
    let (ours, theirs) = (try ours(feeds), NewsPeer.merged(feeds, at: now))
    guard ours == theirs else {
      let first = zip(ours, theirs).first { $0 != $1 }
      throw ResultsDiffer("\(ours.count) and \(theirs.count) headlines: \(first.map { "\($0.0) and \($0.1)" } ?? "")")
    }
    guard Set(ours.map(\.source)).count == 4, ours.count >= 30 else { throw ResultsDiffer("\(ours.count) headlines") }
    return ours.count
  }
}
