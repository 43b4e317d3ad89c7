// SPDX-License-Identifier: MIT

import AuraTime
import AuraTransport

/// Where the documents of the other hosts are made and kept for a while.
struct HostPress: Sendable {
  /// A document and the moment that it is of: the same for all that have the same bytes.
  private struct Name: Hashable {
    let product: HostProduct
    let moment: WallInstant
  }

  let scenario: Scenario
  let warnings: WarningDesk
  private let air: AirDesk
  private let news: NewsDesk
  private var kept: [(name: Name, body: [UInt8])] = []
  /// Enough for a client of every feed through some hours.
  private static let keptLimit = 24

  init(_ scenario: Scenario, weather: any WeatherSource) {
    self.scenario = scenario
    // All zones of all shifts are more days than are remembered here.
    warnings = WarningDesk(
      seed: scenario.seed, quirks: scenario.quirks, national: scenario.national, weather: weather,
      stated: scenario.warnings)
    let weather = RememberedWeather(weather)
    air = AirDesk(
      seed: scenario.seed, quirks: scenario.quirks, national: scenario.national, weather: weather)
    news = NewsDesk(seed: scenario.seed, weather: weather)
  }

  /// The answer of a host at a moment of the products.
  mutating func answer(_ product: HostProduct, _ request: MockRequest, at instant: WallInstant) -> MockAnswer {
    let quirks = scenario.quirks
    switch product {
    case .airTable:
      guard !quirks[.icaMaintenance] else { return Self.maintenance }
      let hour = AirDesk.lastHour(at: instant)
      return document(ErrorAnswers.type("text/csv; charset=utf-8"), Name(product: product, moment: hour)) { press in
        press.air.table(lastHour: hour).write(quirks: quirks)
      }
    case .airBackend: return backend(request, at: instant)
    case .news(let outlet):
      let type = outlet == .aemet && quirks[.newsInLatin9] ? "application/xml" : "application/rss+xml; charset=UTF-8"
      let quarter = WallInstant(secondsSinceEpoch: floorDivide(instant.secondsSinceEpoch, by: 900) * 900)
      let stories = news.stories(of: outlet, count: outlet.itemCount(isFlooded: quirks[.newsFlood]), at: quarter)
      // The newest story tells which the others are.
      let name = Name(product: product, moment: stories.first?.publishedAt ?? quarter)
      return document(ErrorAnswers.type(type), name) { _ in
        NewsPage(outlet: outlet, stories: stories, quirks: quirks).write()
      }
    case .marker(let channel, let shape):
      guard !quirks[.markersDead] else { return MockAnswer(status: 503, fields: ErrorAnswers.type("text/html")) }
      let feed = MarkerFeed(
        title: "AEMET OpenData", times: MarkerTimes.last(10, of: channel, at: instant), quirks: quirks)
      return MockAnswer(status: 200, fields: Self.type(of: shape), body: feed.write(shape))
    case .warningsFeed(let area, let shape):
      let edition = warnings.edition(at: instant)
      return document(Self.type(of: shape), Name(product: product, moment: edition)) { press in
        let feed = press.warningsFeed(area: area, edition: edition)
        return shape == .rss ? feed.write(quirks: quirks) : feed.writeAtom(quirks: quirks)
      }
    case .notices(let shape):
      let body = NoticeDesk(seed: scenario.seed).write(shape, at: instant, quirks: quirks)
      return MockAnswer(status: 200, fields: Self.type(of: shape), body: body)
    }
  }

  private static func type(of shape: FeedShape) -> HTTPFields {
    ErrorAnswers.type(shape == .rss ? "text/xml;charset=UTF-8" : "application/atom+xml;charset=UTF-8")
  }

  private mutating func document(_ fields: HTTPFields, _ name: Name, _ write: (HostPress) -> [UInt8]) -> MockAnswer {
    if let found = kept.first(where: { $0.name == name }) {
      return MockAnswer(status: 200, fields: fields, body: found.body)
    }
    let body = write(self)
    if kept.count >= Self.keptLimit { kept.removeFirst() }
    kept.append((name, body))
    return MockAnswer(status: 200, fields: fields, body: body)
  }

  // MARK: MITECO's backend

  private mutating func backend(_ request: MockRequest, at instant: WallInstant) -> MockAnswer {
    guard !scenario.quirks[.icaMaintenance] else { return Self.maintenance }
    guard let question = AirQuestion(body: request.body, needsLiteral: scenario.quirks[.icaBackendWantsLiteral]),
      let day = air.hours(code: question.code, day: question.day, at: instant)
    else {
      // Under a good status (Q-ICA-10).
      return MockAnswer(
        status: 200, fields: ErrorAnswers.type("text/html; charset=UTF-8"), body: Array("Consulta incorrecta".utf8))
    }
    return MockAnswer(
      status: 200, fields: ErrorAnswers.type("application/json; charset=UTF-8"), body: day.write())
  }

  /// A notice of maintenance under a good status (Q-ICA-09).
  private static let maintenance = MockAnswer(
    status: 200, fields: ErrorAnswers.type("text/html; charset=UTF-8"),
    body: Array(
      "<!DOCTYPE html>\n<html lang=\"es\"><head><title>Mantenimiento</title></head><body><p>Servicio en mantenimiento.</p></body></html>\n"
        .utf8))
}
