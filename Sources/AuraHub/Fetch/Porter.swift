// SPDX-License-Identifier: MIT

import AuraClient
import AuraFeeds
import AuraModel
import AuraPacing
import AuraTime

/// Carries out one errand: asks the client and decodes what comes. Whatever goes wrong is a reason, never an error.
struct Porter: Sendable {
  let client: AEMETClient
  let time: any TimeSource
  /// Where the favourites are, for the measurements near them.
  let coordinates: [(place: MunicipalityCode, coordinate: Coordinate)]
  let maximumWaitMilliseconds: Int?

  func carryOut(_ errand: Errand) async -> Delivery {
    do {
      let goods = try await fetch(errand)
      return Delivery(target: errand.target, goods: .success(goods), at: time.wall)
    } catch {
      return Delivery(
        target: errand.target, goods: .failure(Delivery.Refusal(reason: Self.reason(of: error))), at: time.wall)
    }
  }

  private func fetch(_ errand: Errand) async throws -> Delivery.Goods {
    if case .bulletin(let comunidad) = errand.target {
      let found = try await client.comunidadBulletin(
        of: comunidad, priority: errand.priority, maximumWaitMilliseconds: maximumWaitMilliseconds)
      guard let found else { throw Delivery.Refusal(reason: .noData) }
      return .bulletin(found.text)
    }
    let payload = try await client.payload(
      of: Self.endpoint(of: errand.target, at: time.wall), priority: errand.priority,
      maximumWaitMilliseconds: maximumWaitMilliseconds)
    let (bytes, type) = (payload.bytes, payload.contentType)
    switch errand.target {
    case .hourlyForecast: return .hourly(try HourlyForecastRecord.decode(bytes, contentType: type).record)
    case .dailyForecast: return .daily(try DailyForecastRecord.decode(bytes, contentType: type).record)
    case .avisos: return .avisos(try AvisosRecord.decode(bytes).record)
    case .observationMarker: return .marker(try PublishMarker.decode(bytes, contentType: type).record)
    case .observations:
      let near = try LocalObservation.decode(bytes, near: coordinates.map(\.coordinate), at: payload.receivedAt).record
      let pairs = zip(coordinates.map(\.place), near).map { ($0, $1) }
      return .observations(Dictionary(pairs) { first, _ in first })
    case .airQuality: return .air(try MitecoAirQuality.decode(bytes, contentType: type).record.stations)
    case .uvIndex: return .uvi(try UVIForecast.decode(bytes, contentType: type).record)
    case .bulletin: throw Delivery.Refusal(reason: .unknownAddress)
    case .radar(let site):
      return .radar(try RadarFrame.decode(bytes, siteCode: site.code, fetchedAt: payload.receivedAt).record)
    case .news(let source): return .news(try NewsFeed.decode(bytes, contentType: type, from: source).record)
    }
  }

  /// The product of a target; of a bulletin the first that is tried.
  static func endpoint(of target: ErrandTarget, at moment: WallInstant) -> Endpoint {
    switch target {
    case .hourlyForecast(let place): .hourlyForecast(ine: place)
    case .dailyForecast(let place): .dailyForecast(ine: place)
    case .avisos(let comunidad): .warnings(of: comunidad)
    case .observationMarker: .publishMarker(.hourlyObservations)
    case .observations: .observations
    case .airQuality: .airQuality
    case .uvIndex: .uvi(daysAhead: 0)
    case .bulletin(let comunidad): BulletinSearch(comunidad: comunidad, at: moment).first
    case .radar(let site): .radar(site)
    case .news(let source): .news(source)
    }
  }

  private static func reason(of error: any Error) -> FailureReason {
    switch error {
    case let refusal as Delivery.Refusal: refusal.reason
    case let error as ClientError: FailureReason(error)
    case FeedError.refused(estado: 404?, descripcion: _), AvisosError.refused(estado: 404?, descripcion: _),
      RadarError.refused(estado: 404?, descripcion: _):
      .noData
    default: .unreadableAnswer
    }
  }
}
