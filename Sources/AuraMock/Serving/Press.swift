// SPDX-License-Identifier: MIT

import AuraPlaces
import AuraTime
import AuraTransport

/// Where payloads are made: finds the product of a route, writes it, and keeps what it wrote for a while.
struct Press: Sendable {
  /// What there is for a route.
  enum Finding: Hashable {
    case found
    /// AEMET has no such thing: an unknown code, a list of codes, a wrong form (Q-ENV-04).
    case noData
    /// It should be there and is not (Q-ENV-09).
    case missing
  }

  private let scenario: Scenario

  init(_ scenario: Scenario) {
    self.scenario = scenario
  }

  /// What there is for a route at a moment of the products.
  func find(_ route: Route, at instant: WallInstant) -> Finding {
    if shelved(route) != nil { return .found }
    switch route.product {
    case .daily, .hourly:
      guard Gazetteer.municipality(route.arguments[0]) != nil else { return .noData }
      return recorded(route.arguments[0]) != nil ? .found : .missing
    case .masterList, .masterSingle, .warnings, .unmade:
      return .missing
    }
  }

  /// The product of a route that was found, with its content type.
  mutating func answer(for route: Route, at instant: WallInstant, eras: Eras) -> MockAnswer {
    if let product = shelved(route) {
      return MockAnswer(
        status: 200, fields: ErrorAnswers.type(product.contentType ?? eras.payloadType), body: product.body)
    }
    return MockAnswer(
      status: 200, fields: ErrorAnswers.type(eras.payloadType), body: forecast(route, at: instant, eras: eras))
  }

  private func forecast(_ route: Route, at instant: WallInstant, eras: Eras) -> [UInt8] {
    let style = WireStyle(charset: eras.forecastCharset, quirks: scenario.quirks)
    guard let recorded = recorded(route.arguments[0]) else { return [] }
    return route.product == .daily ? recorded.daily.write(in: style) : recorded.hourly.write(in: style)
  }

  private func recorded(_ ine: String) -> RecordedForecast? {
    scenario.forecasts.first { $0.ine == ine }
  }

  private func shelved(_ route: Route) -> ShelvedProduct? {
    scenario.shelf.first { $0.template == route.template && ($0.arguments ?? route.arguments) == route.arguments }
  }
}
