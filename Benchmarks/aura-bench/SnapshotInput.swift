// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import Foundation

/// The forecasts of 54 places as the mock sends them, and rows of observations in AEMET's layout.
struct SnapshotInput: Sendable {
  /// As many as make a megabyte: what a tenth of the national file holds.
  static let stationRows = 2_700

  /// 12:30 in Madrid on 25 August 2026.
  static let moment = WallInstant(secondsSinceEpoch: 1_787_653_800)
  private static let header = "application/json;charset=UTF-8"

  private struct Bodies: Sendable {
    let place: Location
    let daily: [UInt8]
    let hourly: [UInt8]
    let dailyData: Data
    let hourlyData: Data
  }

  private let bodies: [Bodies]
  private let observations: [UInt8]
  private let observationsData: Data
  private let sources: SnapshotSources
  /// One with everything that a snapshot can have on an ordinary day.
  let snapshot: WeatherSnapshot
  let stored: [UInt8]
  let storedData: Data

  /// The bodies of the first place and the observations, by the names they are exported under.
  var exported: [PeerInput.File] {
    [
      PeerInput.File(name: "daily.json", bytes: bodies[0].daily),
      PeerInput.File(name: "hourly.json", bytes: bodies[0].hourly),
      PeerInput.File(name: "observations.json", bytes: observations),
    ]
  }

  var forecastBytes: Int { bodies[0].daily.count + bodies[0].hourly.count }
  var allBytes: Int { forecastBytes + observations.count }

  /// - Parameter placeCount: How many places have forecasts, the capitals first, 1…8,000.
  init(placeCount: Int = 54) throws {
    guard let forecast = try Scenario.named("madrid-august-2026").forecasts.first else {
      throw ResultsDiffer("the mock has no Madrid of August 2026")
    }
    let inUTF8 = WireStyle(charset: .utf8)
    var bodies = [
      Self.bodies(
        of: Gazetteer.municipality("28079")!, daily: forecast.daily.write(in: inUTF8),
        hourly: forecast.hourly.write(in: inUTF8))
    ]
    var scenario = Scenario.quiet
    scenario.quota = .unlimited
    scenario.quirks[.utf8Under8859] = true
    var state = MockState(scenario)
    let capitals = Set(Location.seedCities.map(\.code))
    let towns = Gazetteer.municipalities.filter { !capitals.contains($0.code) && $0.coordinate != nil }
    let others = Location.seedCities.filter { $0.code != bodies[0].place.code } + towns
    for place in others.prefix(placeCount - 1) {
      let files = ["diaria", "horaria"].map { kind in
        Self.fetch("/opendata/api/prediccion/especifica/municipio/\(kind)/\(place.code)", &state)
      }
      bodies.append(Self.bodies(of: place, daily: files[0], hourly: files[1]))
    }
    self.bodies = bodies
    observations = Self.observations(rows: Self.stationRows)
    observationsData = Data(observations)
    var sources = try Self.sources(bodies[0])
    let coordinate = bodies[0].place.coordinate!
    sources.observed = SourceReading(
      try LocalObservation.decode(observations, near: coordinate, at: Self.moment).record, receivedAt: Self.moment)
    self.sources = sources
    var snapshot = WeatherSnapshot.make(for: bodies[0].place, at: Self.moment, from: sources)
    Self.addTexts(to: &snapshot)
    self.snapshot = snapshot.bounded()
    stored = snapshot.json()
    storedData = Data(stored)
  }

  /// A snapshot of a place from its bodies.
  func ours(_ index: Int, withObservations: Bool) throws -> WeatherSnapshot {
    var sources = try Self.sources(bodies[index])
    if withObservations, let coordinate = bodies[index].place.coordinate {
      sources.observed = SourceReading(
        try LocalObservation.decode(observations, near: coordinate, at: Self.moment).record, receivedAt: Self.moment)
    }
    return WeatherSnapshot.make(for: bodies[index].place, at: Self.moment, from: sources)
  }

  /// The same by `JSONDecoder` into structures, and then by the same builder.
  func peers(_ index: Int, withObservations: Bool, _ decoder: JSONDecoder) throws -> WeatherSnapshot {
    var sources = SnapshotSources()
    sources.daily = SourceReading(
      try decoder.decode([DailyTwin].self, from: bodies[index].dailyData)[0].record(), receivedAt: Self.moment)
    sources.hourly = SourceReading(
      try decoder.decode([HourlyTwin].self, from: bodies[index].hourlyData)[0].record(), receivedAt: Self.moment)
    if withObservations, let coordinate = bodies[index].place.coordinate {
      let rows = try decoder.decode([ObservationTwin].self, from: observationsData)
      sources.observed = SourceReading(
        LocalObservation(of: rows.compactMap { $0.observation() }, near: coordinate, at: Self.moment),
        receivedAt: Self.moment)
    }
    return WeatherSnapshot.make(for: bodies[index].place, at: Self.moment, from: sources)
  }

  /// The records of both forecasts of the first place, as days and hours that have any.
  func records() throws -> Int {
    let sources = try Self.sources(bodies[0])
    return (sources.daily.record?.days.count ?? 0) + (sources.hourly.record?.days.count ?? 0)
  }

  /// What stations near the first place had measured.
  func observed() throws -> LocalObservation {
    try LocalObservation.decode(observations, near: bodies[0].place.coordinate!, at: Self.moment).record
  }

  func joined(_ index: Int) -> WeatherSnapshot {
    WeatherSnapshot.make(for: bodies[index].place, at: Self.moment, from: sources)
  }

  /// The observations are read once for all places; each costs only its own two forecasts besides.
  func ofAllPlaces(_ count: Int = .max) throws -> [WeatherSnapshot] {
    let coordinates = bodies.prefix(count).map { $0.place.coordinate! }
    let observed = try LocalObservation.decode(observations, near: coordinates, at: Self.moment).record
    return try zip(bodies, observed).map { bodies, observed in
      var sources = try Self.sources(bodies)
      sources.observed = SourceReading(observed, receivedAt: Self.moment)
      return WeatherSnapshot.make(for: bodies.place, at: Self.moment, from: sources)
    }
  }

  /// Every way must give the same snapshots before any is timed.
  func requireEqual() throws {
    let decoder = JSONDecoder()
    for withObservations in [true, false] {
      let ours = try ours(0, withObservations: withObservations)
      guard try ours == peers(0, withObservations: withObservations, decoder) else {
        throw ResultsDiffer("snapshots of Madrid")
      }
      guard ours.hasCurrentHourData, (ours.observed?.temperatureC != nil) == withObservations else {
        throw ResultsDiffer("the snapshot of Madrid has not what it is made from")
      }
    }
    let all = try ofAllPlaces()
    for index in bodies.indices where try all[index] != ours(index, withObservations: true) {
      throw ResultsDiffer("snapshots of \(bodies[index].place.name)")
    }
    let coded = try JSONEncoder().encode(snapshot)
    guard try WeatherSnapshot(json: stored) == snapshot, try WeatherSnapshot(json: Array(coded)) == snapshot,
      try decoder.decode(WeatherSnapshot.self, from: storedData) == snapshot
    else { throw ResultsDiffer("the stored snapshot") }
  }

  // MARK: Inputs

  private static func sources(_ bodies: Bodies) throws -> SnapshotSources {
    var sources = SnapshotSources()
    sources.daily = SourceReading(
      try DailyForecastRecord.decode(bodies.daily, contentType: header).record, receivedAt: moment)
    sources.hourly = SourceReading(
      try HourlyForecastRecord.decode(bodies.hourly, contentType: header).record, receivedAt: moment)
    return sources
  }

  private static func bodies(of place: Location, daily: [UInt8], hourly: [UInt8]) -> Bodies {
    Bodies(place: place, daily: daily, hourly: hourly, dailyData: Data(daily), hourlyData: Data(hourly))
  }

  private static func fetch(_ target: String, _ state: inout MockState) -> [UInt8] {
    func request(_ target: String) -> MockRequest {
      MockRequest(
        target: target, fields: HTTPFields([HTTPField(name: "api_key", value: "a.b.c")]), client: "127.0.0.1",
        origin: "http://127.0.0.1")
    }
    let envelope = String(decoding: state.respond(to: request(target), at: moment).body, as: UTF8.self)
    let link = envelope.split(separator: "\"").first { $0.contains("/opendata/sh/") }.flatMap { WebAddress(String($0)) }
    return state.respond(to: request(link?.pathAndQuery ?? "/"), at: moment).body
  }

  /// Warnings and a bulletin of usual length.
  private static func addTexts(to snapshot: inout WeatherSnapshot) {
    let sent = moment.advanced(bySeconds: -7200)
    snapshot.alerts = (0..<2).map { index in
      let onset = moment.advanced(bySeconds: Int64(index) * 86_400)
      return WeatherAlert(
        identifier: "2.49.0.0.724.0.ES.20260825\(index).610401", fileName: "", sent: sent, level: .amarillo,
        isLevelAssumed: false, phenomenonSent: "AT;Temperaturas máximas",
        parameter: AvisoParameter("TA;Temperatura máxima;38 ºC"), probability: AvisoProbability("40%-70%"),
        effective: sent, onset: onset, expires: onset.advanced(bySeconds: 8 * 3600),
        event: "Aviso de temperaturas máximas de nivel amarillo",
        headline: "Aviso de temperaturas máximas de nivel amarillo. Metropolitana y Henares",
        details: "Temperatura máxima: 38 °C.", instruction: "Esté atento. Manténgase informado.", web: "",
        urgency: "Future", certainty: "Likely",
        areas: [AvisoArea(name: "Metropolitana y Henares", code: "722802", polygons: [])])
    }
    let sentence = "Cielo poco nuboso o despejado, con intervalos de nubes altas y nubes de evolución en la sierra."
    snapshot.bulletin = ForecastBulletin(
      scope: .comunidad("COMUNIDAD DE MADRID"), issuedAt: sent, validDays: [snapshot.today],
      significantPhenomena: .noneExpected, paragraphs: (0..<6).map { _ in sentence }, parts: [], temperatures: [])
  }

  /// Rows of stations all over Spain, four of their hours, members in AEMET's order.
  static func observations(rows: Int) -> [UInt8] {
    var chance = SeedStream(seed: 3)
    var text = "[ {\n"
    let stations = Gazetteer.stations
    for row in 0..<rows {
      let station = stations[row / 4 % stations.count]
      func tenths(_ bound: Int) -> String {
        let value = Int(chance.below(UInt64(bound)))
        return "\(value / 10).\(value % 10)"
      }
      let place = station.coordinate
      let hour = 7 + row % 4
      text += row == 0 ? "" : "}, {\n"
      text += """
          "idema" : "\(station.id)",
          "lon" : \(place.longitude),
          "fint" : "2026-08-25T\(hour < 10 ? "0" : "")\(hour):00:00+0000",
          "prec" : \(tenths(20)),
          "alt" : \(station.altitudeM ?? 100).0,
          "vmax" : \(tenths(150)),
          "vv" : \(tenths(80)),
          "dv" : \(tenths(3600)),
          "lat" : \(place.latitude),
          "dmax" : \(tenths(3600)),
          "ubi" : "\(station.name)",
          "pres" : 9\(tenths(1000)),
          "hr" : \(tenths(1000)),
          "stdvv" : \(tenths(20)),
          "ts" : \(tenths(400)),
          "tamin" : \(tenths(300)),
          "ta" : \(tenths(380)),
          "tamax" : \(tenths(400)),
          "tpr" : \(tenths(200)),
          "stddv" : \(tenths(400)),
          "inso" : \(tenths(600))\n
        """
    }
    return Array((text + "} ]").utf8)
  }
}
