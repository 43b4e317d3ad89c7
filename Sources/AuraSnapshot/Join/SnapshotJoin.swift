// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraPlaces
import AuraTime

/// Joins the products into a snapshot, one group of fields at a time.
struct SnapshotJoin {
  private(set) var snapshot: WeatherSnapshot
  let today: CivilDate
  let sun: PlaceSun
  private var place: WeatherSnapshot.Place { snapshot.place }
  private var moment: WallInstant { snapshot.moment }

  init(place: WeatherSnapshot.Place, moment: WallInstant) {
    snapshot = WeatherSnapshot(place: place, moment: moment)
    today = snapshot.today
    sun = PlaceSun(of: place, from: today)
  }

  mutating func takeHours(_ reading: SourceReading<HourlyForecastRecord>) {
    guard let record = reading.record, isHere(record.issue) else {
      snapshot.provenance[.hours] = reading.absentLine(.hourlyForecast, failure: otherPlace(reading.record?.issue))
      return
    }
    let view = HourlyForecastView(record, zone: place.zone, at: moment)
    snapshot.hours = view.upcoming.prefix(SnapshotBounds.hours).map { slot($0) }
    if let first = snapshot.hours.first, first.start <= moment { snapshot.current = first }
    snapshot.provenance[.hours] =
      snapshot.hours.isEmpty
      ? reading.absentLine(.hourlyForecast)
      : reading.line(
        .hourlyForecast, issuedAt: record.issue.elaboratedAt, expiresAt: snapshot.hours.last?.end)
  }

  private func slot(_ hour: ForecastHour) -> HourSlot {
    var slot = HourSlot(start: hour.start)
    slot.sky = hour.sky
    slot.isNight = hour.sky?.isNight ?? sun.isNight(hourFrom: hour.start, on: hour.date)
    slot.precipitation = hour.precipitation
    slot.snow = hour.snow
    slot.temperatureC = hour.temperature
    slot.feelsLikeC = hour.apparentTemperature
    slot.relativeHumidity = hour.relativeHumidity
    slot.wind = hour.wind
    slot.gustKmh = hour.gustKmh
    slot.precipitationProbability = hour.precipitationProbability
    slot.stormProbability = hour.stormProbability
    slot.snowProbability = hour.snowProbability
    return slot
  }

  mutating func takeDays(_ reading: SourceReading<DailyForecastRecord>) {
    guard let record = reading.record, isHere(record.issue) else {
      snapshot.provenance[.days] = reading.absentLine(.dailyForecast, failure: otherPlace(reading.record?.issue))
      return
    }
    let view = DailyForecastView(record, zone: place.zone, at: moment)
    snapshot.days = view.upcoming.prefix(SnapshotBounds.days).map { day($0) }
    snapshot.provenance[.days] =
      snapshot.days.isEmpty
      ? reading.absentLine(.dailyForecast)
      : reading.line(
        .dailyForecast, issuedAt: record.issue.elaboratedAt,
        expiresAt: snapshot.days.last.map { place.zone.startOfDay($0.date.advanced(byDays: 1)) })
  }

  private func day(_ day: ForecastDay) -> DaySnapshot {
    var summary = DaySnapshot(date: day.date)
    summary.sky = day.sky
    summary.minimumC = day.temperature.minimum
    summary.maximumC = day.temperature.maximum
    summary.feelsLikeMinimumC = day.apparentTemperature.minimum
    summary.feelsLikeMaximumC = day.apparentTemperature.maximum
    summary.minimumHumidity = day.relativeHumidity.minimum
    summary.maximumHumidity = day.relativeHumidity.maximum
    summary.precipitationProbability = day.precipitationProbability
    summary.wind = day.wind
    summary.gustKmh = day.gustKmh
    summary.snowLevelM = day.snowLevelM
    summary.uvMax = day.uvMax
    (summary.sunrise, summary.sunset) = sun.times(on: day.date)
    return summary
  }

  /// The sun as worked out for the coordinate; for a place without, as the hourly forecast prints it.
  mutating func takeSun(hourly: SourceReading<HourlyForecastRecord>) {
    (snapshot.sunrise, snapshot.sunset) = sun.times(on: today)
    let tomorrow = place.zone.startOfDay(today.advanced(byDays: 1))
    var line = Provenance.Line(.fresh, product: .computed)
    line.expiresAt = tomorrow
    if place.coordinate == nil, let record = hourly.record, isHere(record.issue) {
      let day = record.days.first { $0.date == today }
      (snapshot.sunrise, snapshot.sunset) = (instant(day?.sunrise), instant(day?.sunset))
      line = hourly.line(.hourlyForecast, issuedAt: record.issue.elaboratedAt, expiresAt: tomorrow)
    }
    if snapshot.sunrise == nil, snapshot.sunset == nil { line = Provenance.Line(.absent) }
    snapshot.provenance[.sun] = line
  }

  private func instant(_ time: CivilTime?) -> WallInstant? {
    time.map { place.zone.instants(showing: CivilDateTime(date: today, time: $0)).first }
  }

  mutating func takeObservations(_ reading: SourceReading<LocalObservation>) {
    let usable = reading.record?.usable(at: moment)
    guard let usable, !usable.isEmpty else {
      snapshot.provenance[.observed] = reading.absentLine(.observations)
      return
    }
    snapshot.observed = usable
    snapshot.provenance[.observed] = reading.line(.observations, issuedAt: nil, expiresAt: nil)
    snapshot.provenance[.observed].describe(usable)
  }

  mutating func takeAir(_ reading: SourceReading<[AirStation]>) {
    let air = place.coordinate.flatMap { AirQuality(at: $0, now: moment, stations: reading.record ?? []) }
    guard let air, air.isFresh(at: moment) else {
      snapshot.provenance[.airQuality] = reading.absentLine(.airQuality)
      return
    }
    snapshot.airQuality = air
    var line = reading.line(.airQuality, issuedAt: air.source.hour, expiresAt: air.expires())
    line.station = air.source.stationCode
    line.distanceKm = air.source.distanceKm
    snapshot.provenance[.airQuality] = line
  }

  /// An answer that has none for the place says so only when every file of it was read.
  mutating func takeAlerts(_ state: AvisosState, failure: FailureReason?) {
    var reading = SourceReading<AvisosSet>()
    if case .known(let set, let staleSince) = state {
      reading = SourceReading(set, receivedAt: set.receivedAt)
      reading.failingSince = staleSince
      if staleSince != nil { reading.failure = failure ?? .temporarilyUnavailable }
    } else if let failure {
      reading = .failed(failure, at: moment)
    }
    guard let set = reading.record else {
      snapshot.provenance[.alerts] = reading.absentLine(.avisos)
      return
    }
    let zones = Gazetteer.warningZones(of: place.code).map(\.code)
    let alerts = set.alerts(in: zones, at: moment)
    let expiry = set.receivedAt.advanced(bySeconds: SnapshotLife.quietSeconds)
    let tellsNothing = alerts.isEmpty && (set.unreadFileCount > 0 || expiry <= moment || zones.isEmpty)
    snapshot.alerts = tellsNothing ? nil : alerts
    snapshot.provenance[.alerts] =
      tellsNothing
      ? reading.absentLine(.avisos, failure: set.unreadFileCount > 0 ? .unreadableAnswer : nil)
      : reading.line(.avisos, issuedAt: alerts.map(\.sent).max(), expiresAt: expiry)
  }

  /// The UV file's entry for the very place, else the daily forecast's index of today, else unknown: never another
  /// place's.
  mutating func takeUVIndex(_ uvi: SourceReading<UVIForecast>, daily: SourceReading<DailyForecastRecord>) {
    let tomorrow = place.zone.startOfDay(today.advanced(byDays: 1))
    let entry = uvi.record?.index(for: place.code, on: today)
    let index = UVIndex.greatest(
      at: place.code, on: today, uvi: uvi.record, dailyMaximum: snapshot.todaySummary?.uvMax)
    snapshot.uvIndex = index?.value
    if entry != nil {
      snapshot.provenance[.uvIndex] = uvi.line(
        .uvForecast, issuedAt: uvi.record?.elaboratedAt, expiresAt: tomorrow)
    } else if index != nil {
      snapshot.provenance[.uvIndex] = daily.line(
        .dailyForecast, issuedAt: daily.record?.issue.elaboratedAt, expiresAt: tomorrow)
    } else {
      snapshot.provenance[.uvIndex] = uvi.absentLine(.uvForecast)
    }
  }

  mutating func takeBulletin(_ reading: SourceReading<ForecastBulletin>) {
    snapshot.bulletin = reading.record
    guard let bulletin = reading.record else {
      snapshot.provenance[.bulletin] = reading.absentLine(.bulletin)
      return
    }
    // Bulletins count days by the peninsula's clocks, for the Canaries too.
    let end = bulletin.validDays.last.map { CivilZone.peninsula.startOfDay($0.advanced(byDays: 1)) }
    snapshot.provenance[.bulletin] = reading.line(.bulletin, issuedAt: bulletin.issuedAt, expiresAt: end)
  }

  /// A forecast without a code is taken for the place's that was asked for.
  private func isHere(_ issue: ForecastIssue) -> Bool { issue.municipality.map { $0 == place.code } ?? true }

  private func otherPlace(_ issue: ForecastIssue?) -> FailureReason? { issue == nil ? nil : .unreadableAnswer }
}
