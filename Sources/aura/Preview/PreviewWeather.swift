// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock

/// The weather of a mock at a moment, place by place: national products are read once for all of them.
struct PreviewWeather {
  let moment: WallInstant
  private let reader: MockReader
  private let places: [Location]
  private let observed: [SourceReading<LocalObservation>]
  private let uvi: SourceReading<UVIForecast>
  private let air: SourceReading<[AirStation]>
  private let news: SurfaceExtras.News

  /// Reads what is national.
  ///
  /// - Parameter scenario: Its clock stands at the moment, so that the same moment is the same page.
  init(of places: [Location], scenario: Scenario, at moment: WallInstant) {
    var scenario = scenario
    (scenario.clock, scenario.start) = (.frozen(moment), nil)
    let reader = MockReader(mock: Mock(scenario, time: StandingTime(wall: moment)))
    (self.moment, self.reader, self.places) = (moment, reader, places)
    observed = Self.observed(places, reader, at: moment)
    uvi = Self.reading(.uvi(daysAhead: 0), reader, at: moment) { answer in
      try UVIForecast.decode(answer.bytes, contentType: answer.contentType).record
    }
    air = Self.reading(.airQuality, reader, at: moment) { answer in
      try MitecoAirQuality.decode(answer.bytes, contentType: answer.contentType).record.stations
    }
    news = Self.news(reader, at: moment)
  }

  /// What is known of the place with a number in the list.
  func scene(_ index: Int) -> SurfaceScene {
    let place = places[index]
    var sources = SnapshotSources()
    sources.hourly = Self.reading(.hourlyForecast(ine: place.code), reader, at: moment) { answer in
      try HourlyForecastRecord.decode(answer.bytes, contentType: answer.contentType).record
    }
    sources.daily = Self.reading(.dailyForecast(ine: place.code), reader, at: moment) { answer in
      try DailyForecastRecord.decode(answer.bytes, contentType: answer.contentType).record
    }
    let warnings = Self.reading(.warnings(of: place.comunidad), reader, at: moment) { answer in
      try AvisosRecord.decode(answer.bytes).record
    }
    sources.avisosFailure = warnings.failure
    if let record = warnings.record { sources.avisos = AvisosState.unknown.replaced(by: record, receivedAt: moment) }
    (sources.observed, sources.uvi, sources.air) = (observed[index], uvi, air)
    sources.bulletin = bulletin(of: place.comunidad)
    let snapshot = WeatherSnapshot.make(for: place, at: moment, from: sources)
    return SurfaceScene(snapshot, at: moment, extras: SurfaceExtras(radar: radar(of: place), news: news))
  }

  // MARK: Products

  private static func reading<Record: Sendable>(
    _ endpoint: Endpoint, _ reader: MockReader, at moment: WallInstant, decode: (MockReader.Answer) throws -> Record
  ) -> SourceReading<Record> {
    switch reader.read(endpoint) {
    case .failure(let refusal): return .failed(refusal.reason, at: moment)
    case .success(let answer):
      do {
        return SourceReading(try decode(answer), receivedAt: moment)
      } catch FeedError.refused(estado: 404?, descripcion: _), AvisosError.refused(estado: 404?, descripcion: _) {
        return .failed(.noData, at: moment)
      } catch {
        return .failed(.unreadableAnswer, at: moment)
      }
    }
  }

  private static func observed(
    _ places: [Location], _ reader: MockReader, at moment: WallInstant
  ) -> [SourceReading<LocalObservation>] {
    let located = places.compactMap(\.coordinate)
    let all = reading(.observations, reader, at: moment) { answer in
      try LocalObservation.decode(answer.bytes, near: located, at: moment).record
    }
    guard let near = all.record else {
      return places.map { _ in .failed(all.failure ?? .noData, at: moment) }
    }
    var rest = near[...]
    return places.map { place in
      place.coordinate == nil
        ? SourceReading() : SourceReading(rest.popFirst() ?? LocalObservation(), receivedAt: moment)
    }
  }

  private func bulletin(of comunidad: Comunidad) -> SourceReading<ForecastBulletin> {
    var search = BulletinSearch(comunidad: comunidad, at: moment)
    var step = BulletinSearch.Step.ask(search.first)
    while true {
      switch step {
      case .found(let text), .onlyStale(let text): return SourceReading(text, receivedAt: moment)
      case .nothing: return .failed(.noData, at: moment)
      case .ask(let endpoint):
        switch reader.read(endpoint) {
        case .failure(let refusal) where refusal.reason != .noData && refusal.reason != .temporarilyUnavailable:
          return .failed(refusal.reason, at: moment)
        case .failure: step = search.take(.nothingUsable)
        case .success(let answer): step = search.take(Self.text(answer))
        }
      }
    }
  }

  private static func text(_ answer: MockReader.Answer) -> BulletinSearch.Answer {
    do throws(BulletinError) {
      return .text(try AEMETBulletinParser.parse(answer.bytes, contentType: answer.contentType).record)
    } catch {
      return .nothingUsable
    }
  }

  private func radar(of place: Location) -> SurfaceExtras.Radar {
    guard let coordinate = place.coordinate else { return .unknown }
    let site = Gazetteer.nearestRadar(to: coordinate)
    guard site.value.covers(coordinate) else { return .outOfRange }
    switch reader.read(.radar(site.value)) {
    case .failure(let refusal): return .site(site, frame: nil, failure: refusal.reason)
    case .success(let answer):
      do {
        let frame = try RadarFrame.decode(answer.bytes, siteCode: site.value.code, fetchedAt: moment).record
        return .site(site, frame: frame, failure: nil)
      } catch {
        return .site(site, frame: nil, failure: .unreadableAnswer)
      }
    }
  }

  private static func news(_ reader: MockReader, at moment: WallInstant) -> SurfaceExtras.News {
    var feeds: [NewsFeed] = []
    var failure: FailureReason?
    for source in NewsSource.allCases {
      let feed = reading(.news(source), reader, at: moment) { answer in
        try NewsFeed.decode(answer.bytes, contentType: answer.contentType, from: source).record
      }
      if let record = feed.record { feeds.append(record) } else { failure = failure ?? feed.failure }
    }
    return SurfaceExtras.News(
      items: NewsFeed.merged(feeds, at: moment), fetchedAt: feeds.isEmpty ? nil : moment,
      failure: feeds.isEmpty ? failure : nil)
  }
}
