// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime
import AuraTransport

/// Where payloads are made: finds the product of a route, writes it, and keeps what it wrote for a while.
struct Press: Sendable {
  /// What there is for a route.
  enum Finding: Hashable {
    case found(PayloadName.Content)
    /// AEMET has no such thing: an unknown code, a list of codes, a wrong form (Q-ENV-04).
    case noData
    /// It should be there and is not (Q-ENV-09).
    case missing
  }

  let scenario: Scenario
  let warnings: WarningDesk
  let bulletins: BulletinDesk
  let weather: any WeatherSource
  /// What the grids of all radars ask about in a day.
  let radarWeather: any WeatherSource
  private let forecaster: Forecaster
  private let observer: Observer
  private let uvi: UVIEditor
  private var kept = KeptPayloads(limitBytes: 64 << 20)

  init(_ scenario: Scenario, weather: any WeatherSource) {
    self.scenario = scenario
    self.weather = RememberedWeather(weather)
    radarWeather = RememberedWeather(weather, limit: 3000)
    forecaster = Forecaster(scenario, weather: weather)
    warnings = WarningDesk(
      seed: scenario.seed, quirks: scenario.quirks, national: scenario.national, weather: self.weather,
      stated: scenario.warnings)
    bulletins = BulletinDesk(quirks: scenario.quirks, weather: weather)
    observer = Observer(scenario, weather: weather)
    uvi = UVIEditor(scenario, weather: weather)
  }

  /// What there is for a route at a moment of the products.
  func find(_ route: Route, at instant: WallInstant, eras: Eras) -> Finding {
    if let index = shelved(route) { return .found(.shelved(index)) }
    let argument = route.arguments.first ?? ""
    switch route.product {
    case .daily:
      guard let code = existing(argument) else { return .noData }
      return .found(.daily(code, forecaster.source(for: code, at: instant, isJoint: true)))
    case .hourly:
      guard let code = existing(argument) else { return .noData }
      return .found(.hourly(code, forecaster.source(for: code, at: instant, isJoint: eras.filesMadeTogether)))
    case .masterList:
      return .found(.masterList)
    case .masterSingle:
      return masterCode(argument).map { .found(.masterSingle($0)) } ?? .noData
    case .warnings:
      return findWarnings(argument, at: instant)
    case .warningsArchive:
      return findWarningsArchive(route.arguments, at: instant)
    case .bulletin:
      return findBulletin(route, at: instant)
    case .radar:
      return findRadar(argument, at: instant)
    case .radarNational:
      return findNationalRadar(at: instant)
    case .observations:
      return .found(.observations(station: nil, edition: observer.edition(at: instant, eras: eras)))
    case .stationObservations:
      guard let station = observer.station(argument) else { return .noData }
      return .found(.observations(station: station, edition: observer.edition(at: instant, eras: eras)))
    case .inventory:
      return .found(.inventory(nil))
    case .inventoryPart:
      return inventory.known(argument).map { .found(.inventory($0)) } ?? .noData
    case .uvi:
      guard let day = uvi.day(argument) else { return .noData }
      return .found(.uvi(daysAhead: day, edition: uvi.edition(at: instant)))
    case .unmade:
      return .missing
    }
  }

  /// A product that was found, with its content type.
  mutating func answer(_ name: PayloadName, eras: Eras) -> MockAnswer {
    if case .shelved(let index) = name.content {
      // The shelf may have changed since the link was made.
      guard scenario.shelf.indices.contains(index) else { return MockAnswer(status: 200) }
      let product = scenario.shelf[index]
      return MockAnswer(status: 200, fields: ErrorAnswers.type(type(of: product, eras)), body: product.body)
    }
    let fields = ErrorAnswers.type(type(of: name.content, eras))
    if let body = kept[name] { return MockAnswer(status: 200, fields: fields, body: body) }
    let body = written(name.content, eras)
    kept.keep(body, as: name)
    return MockAnswer(status: 200, fields: fields, body: body)
  }

  private func written(_ content: PayloadName.Content, _ eras: Eras) -> [UInt8] {
    switch content {
    case .daily(let code, let source): forecaster.writeDaily(source, for: code, eras: eras)
    case .hourly(let code, let source): forecaster.writeHourly(source, for: code, eras: eras)
    case .masterList: MasterPayload(quirks: scenario.quirks).writeList(Gazetteer.municipalities)
    case .masterSingle(let code):
      Gazetteer.municipality(code).map { MasterPayload(quirks: scenario.quirks).writeSingle($0) } ?? []
    case .warnings(let area, let edition): writeWarnings(of: area, edition: edition)
    case .warningsArchive(let start, let end): writeWarningsArchive(from: start, through: end)
    case .bulletin(let issue): bulletins.write(issue)
    case .radar(let code, let instant): writeRadar(code, at: instant)
    case .observations(let station, let edition):
      station.map { observer.write(station: $0, edition: edition, eras: eras) }
        ?? observer.writeAll(edition: edition, eras: eras)
    case .inventory(let stations): inventory.write(stations)
    case .uvi(let days, let edition): uvi.write(daysAhead: days, edition: edition, eras: eras)
    case .shelved: []
    }
  }

  private func type(of content: PayloadName.Content, _ eras: Eras) -> String? {
    switch content {
    case .warnings, .warningsArchive:
      binaryType(
        scenario.quirks[.archiveIsGtar] ? "application/x-gtar;charset=ISO-8859-15" : "application/octet-stream")
    case .bulletin: EraTable.textPlain
    case .radar: radarType
    case .daily, .hourly, .masterList, .masterSingle, .observations, .inventory, .uvi, .shelved: eras.payloadType
    }
  }

  private var inventory: Inventory { Inventory(quirks: scenario.quirks, seed: scenario.seed) }

  private func existing(_ text: some StringProtocol) -> MunicipalityCode? {
    MunicipalityCode(text).flatMap { Gazetteer.municipality($0)?.code }
  }

  /// A single municipality needs `id` before its code, the reverse of a forecast (Q-MUN-02).
  private func masterCode(_ argument: String) -> MunicipalityCode? {
    if argument.hasPrefix("id") { return existing(argument.dropFirst(2)) }
    return scenario.quirks[.masterNeedsPrefix] ? nil : existing(argument)
  }

  /// Binary products declare a charset on the live service (Q-CHR-09).
  private func type(of product: ShelvedProduct, _ eras: Eras) -> String? {
    guard let type = product.contentType else { return eras.payloadType }
    let isBinary = !type.hasPrefix("text/") && !type.hasPrefix("application/json")
    return isBinary ? binaryType(type) : type
  }

  private func binaryType(_ type: String) -> String? {
    scenario.quirks[.binaryDeclaresCharset] ? type : type.split(separator: ";").first.map(String.init)
  }

  private func shelved(_ route: Route) -> Int? {
    scenario.shelf.firstIndex {
      $0.template == route.template && ($0.arguments ?? route.arguments) == route.arguments
    }
  }
}
