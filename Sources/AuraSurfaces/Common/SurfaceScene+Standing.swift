// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// How far each group of the snapshot may be trusted at the scene's moment.
extension SurfaceScene {
  /// The standing of a group by its line of provenance.
  func standing(_ field: Provenance.Field) -> Standing {
    let line = snapshot.provenance[field]
    let known = Self.isKnown(field, in: snapshot)
    var rule = StandingRule(
      isKnown: known, wasKnown: Self.isKnown(field, in: stored) || (!known && line.issuedAt != nil),
      madeAt: line.issuedAt ?? line.receivedAt, checkedAt: line.receivedAt ?? line.issuedAt,
      staleSeconds: Self.staleSeconds(field), failure: line.failure)
    switch field {
    case .alerts:
      // An empty answer has no issue, and an old issue is no old answer.
      rule.madeAt = line.receivedAt ?? line.issuedAt
    case .bulletin:
      rule.subject = .bulletin
      rule.madeAt = (snapshot.bulletin ?? stored.bulletin)?.issuedAt ?? line.issuedAt
      rule.isKnown = snapshot.bulletin?.covers(today) ?? false
    case .observed:
      rule.madeAt = (snapshot.observed ?? stored.observed)?.leading?.measuredUntil ?? line.issuedAt
      rule.checkedAt = rule.madeAt
    case .airQuality:
      rule.madeAt = (snapshot.airQuality ?? stored.airQuality)?.source.hour ?? line.issuedAt
      rule.checkedAt = rule.madeAt
      rule.otherSentence = "No se han podido leer los datos de MITECO."
    case .sun:
      // Worked out on the device whatever was read.
      rule.isKnown = sunrise != nil || sunset != nil
      rule.failure = nil
    case .hours, .days, .uvIndex: break
    }
    return rule.standing(at: moment)
  }

  static func isKnown(_ field: Provenance.Field, in snapshot: WeatherSnapshot) -> Bool {
    switch field {
    case .hours: !snapshot.hours.isEmpty || snapshot.hasCurrentHourData
    case .days: !snapshot.days.isEmpty
    case .observed: snapshot.observed != nil
    case .alerts: snapshot.alerts != nil
    case .airQuality: snapshot.airQuality != nil
    case .uvIndex: snapshot.uvIndex != nil
    case .bulletin: snapshot.bulletin != nil
    case .sun: snapshot.sunrise != nil || snapshot.sunset != nil
    }
  }

  /// After what time without a look data are stale, s. Ours, each well over the time between two refreshes
  /// (`Cadence`, in AuraHub): nobody is told that something is old because of a night without editions.
  static func staleSeconds(_ field: Provenance.Field) -> Int64 {
    switch field {
    case .hours, .days: 12 * 3600
    case .observed: 2 * 3600
    case .alerts: 2 * 3600
    case .airQuality: 4 * 3600
    case .uvIndex: 36 * 3600
    case .bulletin: 24 * 3600
    case .sun: .max
    }
  }
}
