// SPDX-License-Identifier: MIT

import AuraModel
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
  private let forecaster: Forecaster
  private var kept = KeptPayloads(limitBytes: 64 << 20)

  init(_ scenario: Scenario, weather: any WeatherSource) {
    self.scenario = scenario
    forecaster = Forecaster(scenario, weather: weather)
  }

  /// What there is for a route at a moment of the products.
  func find(_ route: Route, at instant: WallInstant) -> Finding {
    if shelved(route) != nil { return .found }
    switch route.product {
    case .daily, .hourly: return Gazetteer.municipality(route.arguments[0]) == nil ? .noData : .found
    case .masterList: return .found
    case .masterSingle: return masterPlace(route.arguments[0]) == nil ? .noData : .found
    case .warnings, .unmade: return .missing
    }
  }

  /// The product of a route that was found, with its content type.
  mutating func answer(for route: Route, at instant: WallInstant, eras: Eras) -> MockAnswer {
    if let product = shelved(route) {
      return MockAnswer(status: 200, fields: ErrorAnswers.type(type(of: product, eras)), body: product.body)
    }
    return MockAnswer(status: 200, fields: ErrorAnswers.type(eras.payloadType), body: body(route, at: instant, eras))
  }

  private mutating func body(_ route: Route, at instant: WallInstant, _ eras: Eras) -> [UInt8] {
    switch route.product {
    case .daily, .hourly:
      guard let place = Gazetteer.municipality(route.arguments[0]) else { return [] }
      let source = forecaster.source(of: route, for: place, at: instant, eras: eras)
      let key = KeptPayloads.Key(route: route, source: source, eras: eras)
      if let body = kept[key] { return body }
      let body = forecaster.write(source, route: route, for: place, eras: eras)
      kept.keep(body, for: key)
      return body
    case .masterList:
      let key = KeptPayloads.Key(route: route, source: nil, eras: eras)
      if let body = kept[key] { return body }
      let body = MasterPayload(quirks: scenario.quirks).writeList(Gazetteer.municipalities)
      kept.keep(body, for: key)
      return body
    case .masterSingle:
      guard let place = masterPlace(route.arguments[0]) else { return [] }
      return MasterPayload(quirks: scenario.quirks).writeSingle(place)
    case .warnings, .unmade:
      return []
    }
  }

  /// A single municipality needs `id` before its code, the reverse of a forecast (Q-MUN-02).
  private func masterPlace(_ argument: String) -> Location? {
    guard scenario.quirks[.masterNeedsPrefix] || argument.hasPrefix("id") else {
      return Gazetteer.municipality(argument)
    }
    return argument.hasPrefix("id") ? Gazetteer.municipality(argument.dropFirst(2)) : nil
  }

  /// Binary products declare a charset on the live service (Q-CHR-09).
  private func type(of product: ShelvedProduct, _ eras: Eras) -> String? {
    guard let type = product.contentType else { return eras.payloadType }
    let isBinary = !type.hasPrefix("text/") && !type.hasPrefix("application/json")
    guard isBinary, !scenario.quirks[.binaryDeclaresCharset] else { return type }
    return type.split(separator: ";").first.map(String.init)
  }

  private func shelved(_ route: Route) -> ShelvedProduct? {
    scenario.shelf.first { $0.template == route.template && ($0.arguments ?? route.arguments) == route.arguments }
  }
}
