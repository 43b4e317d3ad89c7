// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraSnapshot
import AuraTime

/// The last good record of every product while the hub runs, and what attempts since have come to.
struct Larder: Sendable {
  private struct Forecasts: Sendable {
    var daily = SourceReading<DailyForecastRecord>()
    var hourly = SourceReading<HourlyForecastRecord>()
    var observed = SourceReading<LocalObservation>()
  }

  private struct Avisos: Sendable {
    var state = AvisosState.unknown
    var failure: FailureReason?
  }

  private var places: [MunicipalityCode: Forecasts] = [:]
  private var avisos: [Comunidad: Avisos] = [:]
  private var bulletins: [Comunidad: SourceReading<ForecastBulletin>] = [:]
  private var uvi = SourceReading<UVIForecast>()
  private var air = SourceReading<[AirStation]>()

  /// Forgets places that are no favourites, so that it never grows beyond them.
  mutating func retain(_ kept: Set<MunicipalityCode>) {
    places = places.filter { kept.contains($0.key) }
  }

  /// Takes what an errand brought, or that it brought nothing: then what is known stands, with the reason.
  mutating func take(_ delivery: Delivery, for favourites: [MunicipalityCode]) {
    let at = delivery.at
    switch (delivery.target, delivery.goods) {
    case (.hourlyForecast(let place), .success(.hourly(let record))):
      places[place, default: Forecasts()].hourly = SourceReading(record, receivedAt: at)
    case (.dailyForecast(let place), .success(.daily(let record))):
      places[place, default: Forecasts()].daily = SourceReading(record, receivedAt: at)
    case (.avisos(let comunidad), .success(.avisos(let record))):
      let known = avisos[comunidad]?.state ?? .unknown
      avisos[comunidad] = Avisos(state: known.replaced(by: record, receivedAt: at))
    case (.observations, .success(.observations(let near))):
      for place in favourites {
        places[place, default: Forecasts()].observed = SourceReading(near[place] ?? LocalObservation(), receivedAt: at)
      }
    case (.airQuality, .success(.air(let stations))): air = SourceReading(stations, receivedAt: at)
    case (.uvIndex, .success(.uvi(let record))): uvi = SourceReading(record, receivedAt: at)
    case (.bulletin(let comunidad), .success(.bulletin(let text))):
      bulletins[comunidad] = SourceReading(text, receivedAt: at)
    case (let target, .failure(let refusal)): fail(target, refusal.reason, at: at, for: favourites)
    case (_, .success): break
    }
  }

  private mutating func fail(
    _ target: ErrandTarget, _ reason: FailureReason, at: WallInstant, for favourites: [MunicipalityCode]
  ) {
    switch target {
    case .hourlyForecast(let place):
      places[place, default: Forecasts()].hourly = places[place, default: Forecasts()].hourly.failing(reason, at: at)
    case .dailyForecast(let place):
      places[place, default: Forecasts()].daily = places[place, default: Forecasts()].daily.failing(reason, at: at)
    case .observations:
      for place in favourites {
        let known = places[place, default: Forecasts()].observed
        places[place, default: Forecasts()].observed = known.failing(reason, at: at)
      }
    case .avisos(let comunidad):
      let known = avisos[comunidad]?.state ?? .unknown
      avisos[comunidad] = Avisos(state: known.failed(at: at), failure: reason)
    case .bulletin(let comunidad):
      bulletins[comunidad] = (bulletins[comunidad] ?? SourceReading()).failing(reason, at: at)
    case .airQuality: air = air.failing(reason, at: at)
    case .uvIndex: uvi = uvi.failing(reason, at: at)
    case .observationMarker, .radar, .news: break
    }
  }

  /// A snapshot of a place from all that is at hand.
  ///
  /// - Parameter stored: What is kept of it as it stands at the moment. Its index from the UV file is not given up for
  ///   a daily forecast's, however much later that was issued: the file's entry of the very place wins.
  func snapshot(of place: WeatherSnapshot.Place, at moment: WallInstant, stored: WeatherSnapshot?) -> WeatherSnapshot {
    let comunidad = place.province.comunidad
    var sources = SnapshotSources()
    if let own = places[place.code] {
      (sources.daily, sources.hourly, sources.observed) = (own.daily, own.hourly, own.observed)
    }
    if let own = avisos[comunidad] { (sources.avisos, sources.avisosFailure) = (own.state, own.failure) }
    if let own = bulletins[comunidad] { sources.bulletin = own }
    (sources.uvi, sources.air) = (uvi, air)
    var snapshot = WeatherSnapshot.make(for: place, at: moment, from: sources)
    let isFiled = stored?.provenance[.uvIndex].product == .uvForecast && stored?.uvIndex != nil
    if snapshot.provenance[.uvIndex].product == .dailyForecast, isFiled {
      snapshot.uvIndex = nil
      var line = Provenance.Line(.absent, product: .uvForecast)
      (line.failure, line.failingSince) = (uvi.failure, uvi.failingSince)
      snapshot.provenance[.uvIndex] = line
    }
    return snapshot
  }
}
