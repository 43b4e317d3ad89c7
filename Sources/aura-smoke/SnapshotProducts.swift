// SPDX-License-Identifier: MIT

import AuraKit

/// Reads the products of a snapshot side by side; each that fails leaves the others standing.
struct SnapshotProducts {
  let client: AEMETClient
  let place: Location
  let moment: WallInstant
  /// The moment of the command line. What is read for it was received at it, so that a day in the past is a whole one.
  let askedFor: WallInstant?

  func read() async -> SnapshotSources {
    async let hourly = reading(of: .hourlyForecast(ine: place.code)) { payload in
      try HourlyForecastRecord.decode(payload.bytes, contentType: payload.contentType).record
    }
    async let daily = reading(of: .dailyForecast(ine: place.code)) { payload in
      try DailyForecastRecord.decode(payload.bytes, contentType: payload.contentType).record
    }
    async let warnings = reading(of: .warnings(of: place.comunidad)) { try AvisosRecord.decode($0.bytes).record }
    async let observed = observations()
    async let uvi = reading(of: .uvi(daysAhead: 0)) { payload in
      try UVIForecast.decode(payload.bytes, contentType: payload.contentType).record
    }
    async let air = reading(of: .airQuality) { payload in
      try MitecoAirQuality.decode(payload.bytes, contentType: payload.contentType).record.stations
    }
    async let bulletin = bulletin()
    var sources = SnapshotSources()
    (sources.hourly, sources.daily) = await (hourly, daily)
    (sources.observed, sources.uvi, sources.air) = await (observed, uvi, air)
    sources.bulletin = await bulletin
    let answer = await warnings
    sources.avisosFailure = answer.failure
    if let record = answer.record, let receivedAt = answer.receivedAt {
      sources.avisos = AvisosState.unknown.replaced(by: record, receivedAt: receivedAt)
    }
    return sources
  }

  private func observations() async -> SourceReading<LocalObservation> {
    guard let coordinate = place.coordinate else { return SourceReading() }
    return await reading(of: .observations) { payload in
      try LocalObservation.decode(payload.bytes, near: coordinate, at: moment).record
    }
  }

  private func bulletin() async -> SourceReading<ForecastBulletin> {
    do throws(ClientError) {
      let found = try await client.comunidadBulletin(of: place.comunidad, at: moment, priority: .forced)
      guard let found else { return .failed(.noData, at: moment) }
      return SourceReading(found.text, receivedAt: moment)
    } catch {
      return .failed(FailureReason(error), at: moment)
    }
  }

  private func reading<Record: Sendable>(
    of endpoint: Endpoint, decode: (Payload) throws -> Record
  ) async -> SourceReading<Record> {
    let payload: Payload
    do throws(ClientError) {
      payload = try await client.payload(of: endpoint, priority: .forced)
    } catch {
      return .failed(FailureReason(error), at: moment)
    }
    do {
      return SourceReading(try decode(payload), receivedAt: askedFor ?? payload.receivedAt)
    } catch FeedError.refused(let estado?, _) where estado == 404 {
      return .failed(.noData, at: moment)
    } catch AvisosError.refused(let estado?, _) where estado == 404 {
      return .failed(.noData, at: moment)
    } catch {
      return .failed(.unreadableAnswer, at: moment)
    }
  }
}
