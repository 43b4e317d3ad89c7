// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit
import AuraMock

extension Sweep {
  /// Damaged feeds, tables, answers of the backend and pictures are a record or a typed error, and what a record shows is
  /// sound: headlines with a title and an address of the web, classes that were sent, pictures within their bounds.
  static let feedMutations = Sweep(name: "feed-mutations", unit: "documents", defaultCount: 100_000) { count, chance in
    var report = SweepReport(tried: 0)
    var counts = (good: 0, failed: 0, headlines: 0, stations: 0)
    var mutator = ByteMutator(chance: chance.stream("damage"))
    let samples = try FeedSample.all()
    let moment = FeedSample.moment
    for number in 0..<count {
      let sample = samples[number % samples.count]
      let bytes = mutator.mutate(sample.bytes)
      report.tried += 1
      do {
        switch sample.kind {
        case .news(let source):
          let feed = try NewsFeed.decode(bytes, contentType: sample.contentType, from: source).record
          let merged = NewsFeed.merged([feed], at: moment, limit: 10_000)
          counts.headlines += merged.count
          if merged.contains(where: { $0.title.isEmpty || !$0.link.lowercased().hasPrefix("http") }) {
            report.failures.append("\(number): a headline without title or address")
          }
          if merged.count > feed.items.count { report.failures.append("\(number): more headlines than items") }
        case .marker: _ = try PublishMarker.decode(bytes, contentType: sample.contentType)
        case .table:
          let record = try MitecoAirQuality.decode(bytes, contentType: sample.contentType).record
          counts.stations += record.stations.count
          if record.rows.contains(where: { $0.indice == 0 && $0.index != nil }) {
            report.failures.append("\(number): a class made of 0")
          }
          _ = AirQuality(at: FeedSample.madrid, now: moment, stations: record.stations)
        case .backend:
          let levels = try AirHours.decode(bytes).record.levels(on: CivilZone.utc.civil(at: moment).date)
          if levels.contains(where: { $0.microgramsPerCubicMetre < 0 }) {
            report.failures.append("\(number): a level below nothing")
          }
        case .radar:
          let frame = try RadarFrame.decode(bytes, siteCode: "ma", fetchedAt: moment).record
          if frame.bytes.count > RadarFrame.limitBytes || frame.width > RadarFrame.limitPixels {
            report.failures.append("\(number): a picture beyond its bounds")
          }
        }
        counts.good += 1
      } catch {
        counts.failed += 1
      }
    }
    report.figures = [
      "good \(counts.good), failed \(counts.failed), headlines \(counts.headlines), stations \(counts.stations)"
    ]
    return report
  }
}

/// One document of each kind, as the mock serves it.
private struct FeedSample {
  enum Kind {
    case news(NewsSource)
    case marker, table, backend, radar
  }

  let kind: Kind
  let bytes: [UInt8]
  let contentType: String?

  static let moment = WallInstant(secondsSinceEpoch: 1_790_416_800)
  static let madrid = Coordinate(uncheckedLatitude: 40.4168, longitude: -3.7038)

  static func all() throws -> [FeedSample] {
    let day = CivilZone.utc.civil(at: moment).date
    var samples = NewsSource.allCases.map { sample(.news($0), .news($0)) }
    samples.append(sample(.marker, .publishMarker(.hourlyObservations)))
    samples.append(sample(.marker, .publishMarker(.warnings(area: nil))))
    // A table of a few rows is damaged in more of its parts than one of 624.
    let table = sample(.table, .airQuality)
    let head = table.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(24).joined(separator: [0x0A])
    samples.append(FeedSample(kind: .table, bytes: Array(head), contentType: table.contentType))
    samples.append(sample(.backend, .airHours(question: AirHours.question(code: "1022001", day: day))))
    // The engine's own idea of the smallest picture would prove nothing: one of the mock's encoder.
    let pixels = (0..<400).map { UInt8($0 % 7) }
    let gif = GIFEncoder.write(width: 20, height: 20, pixels: pixels, palette: (0..<8).map { UInt32($0 << 20) })
    samples.append(FeedSample(kind: .radar, bytes: gif, contentType: "image/gif"))
    return samples
  }

  private static func sample(_ kind: Kind, _ endpoint: Endpoint) -> FeedSample {
    guard case .host(let address, let form) = endpoint.service else {
      return FeedSample(kind: kind, bytes: [], contentType: nil)
    }
    var state = MockState(.quiet)
    let answer = state.respond(
      to: MockRequest(
        method: form == nil ? "GET" : "POST", target: address.pathAndQuery, body: Array((form ?? "").utf8),
        client: "10.0.0.1", origin: "https://\(address.authority)"), at: moment)
    return FeedSample(kind: kind, bytes: answer.body, contentType: answer.fields["Content-Type"])
  }
}
