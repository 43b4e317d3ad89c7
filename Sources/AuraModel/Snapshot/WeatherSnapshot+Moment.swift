// SPDX-License-Identifier: MIT

public import AuraTime

extension WeatherSnapshot {
  /// The same beliefs as they stand at another moment: what a surface shows of a stored snapshot.
  ///
  /// The current hour is picked anew from the hours, and what is over by then is gone: hours, days, warnings, what
  /// stations measured too long ago. Nothing is made up: where the snapshot does not reach the moment, fields are nil.
  /// Of two moments it is the same to go to the later one directly or by way of the earlier.
  public func at(_ moment: WallInstant) -> WeatherSnapshot {
    var shown = self
    shown.moment = moment
    if moment < self.moment { shown.takeReceiptsBack() }
    shown.pickHours()
    shown.pickDays(leaving: today)
    shown.dropOldObservations()
    shown.dropOldAir()
    shown.dropOldAlerts()
    return shown
  }

  /// A clock was set back: what the earlier clock says of receipts lies in the future, and would outdo everything that
  /// is received until then. It was received now at the latest.
  private mutating func takeReceiptsBack() {
    for field in Provenance.Field.allCases {
      if let receipt = provenance[field].receivedAt { provenance[field].receivedAt = min(receipt, moment) }
      if let since = provenance[field].failingSince { provenance[field].failingSince = min(since, moment) }
    }
    if let end = provenance[.alerts].expiresAt {
      provenance[.alerts].expiresAt = min(end, moment.advanced(bySeconds: SnapshotLife.quietSeconds))
    }
  }

  private mutating func pickHours() {
    let moment = moment
    let holds = { (slot: HourSlot) in slot.start <= moment && moment < slot.end }
    // Mostly nothing has ended, and the list stays shared with the snapshot it came from.
    if hours.contains(where: { $0.end <= moment }) { hours.removeAll { $0.end <= moment } }
    current = hours.first(where: holds) ?? current.flatMap { holds($0) ? $0 : nil }
    if current == nil, hours.isEmpty { provenance[.hours].freshness = .absent }
  }

  /// Today's fields are those of the new today; on a new date they come from the outlook.
  private mutating func pickDays(leaving date: CivilDate) {
    let today = today
    if days.contains(where: { $0.date < today }) { days.removeAll { $0.date < today } }
    if days.isEmpty { provenance[.days].freshness = .absent }
    guard today != date else { return }
    let summary = todaySummary
    (sunrise, sunset) = (summary?.sunrise, summary?.sunset)
    let end = place.zone.startOfDay(today.advanced(byDays: 1))
    if sunrise == nil, sunset == nil {
      provenance[.sun].freshness = .absent
    } else {
      provenance[.sun].expiresAt = end
    }
    uvIndex = summary?.uvMax
    provenance[.uvIndex] = provenance[.days]
    provenance[.uvIndex].expiresAt = end
    if uvIndex == nil { provenance[.uvIndex] = Provenance.Line(.absent) }
  }

  private mutating func dropOldObservations() {
    guard let left = observed?.usable(at: moment), left != observed else { return }
    observed = left.isEmpty ? nil : left
    provenance[.observed].describe(observed)
  }

  private mutating func dropOldAir() {
    guard let air = airQuality, !air.isFresh(at: moment) else { return }
    airQuality = nil
    provenance[.airQuality].freshness = .absent
  }

  /// Warnings end by themselves. That there are none is no longer known some hours after it was.
  private mutating func dropOldAlerts() {
    guard let known = alerts else { return }
    let left = known.filter { $0.phase(at: moment) != .over }
    let isOld = provenance[.alerts].expiresAt.map { $0 <= moment } ?? false
    if left.isEmpty, isOld || omittedAlertCount > 0 {
      alerts = nil
      omittedAlertCount = 0
      provenance[.alerts].freshness = .absent
    } else {
      alerts = left
    }
  }
}

extension AirQuality {
  /// Whether what it rests on still speaks of a moment.
  package func isFresh(at moment: WallInstant) -> Bool { AirReach.standard.isFresh(source.hour, at: moment) }
}

extension Provenance.Line {
  /// Takes over what the leading quantity says of station and time; nothing measured is absent.
  package mutating func describe(_ observed: LocalObservation?) {
    guard let leading = observed?.leading else {
      freshness = .absent
      (issuedAt, expiresAt, station, distanceKm) = (nil, nil, nil, nil)
      return
    }
    issuedAt = leading.measuredUntil
    station = leading.stationID
    distanceKm = leading.distanceKm
    expiresAt = leading.measuredUntil.advanced(bySeconds: LocalObservation.maximumAgeSeconds)
  }
}
