// SPDX-License-Identifier: MIT

import AuraTime

extension WeatherSnapshot {
  /// What to keep when a newer snapshot comes for the place this one is stored for.
  ///
  /// Another place's snapshot replaces this one. Of the same place, each group of fields is the better of the two at
  /// the later moment: known before unknown, then what was issued later, then what was received later, then the
  /// newcomer's. So a thin newcomer keeps the hours that are still good, and nothing older ever covers what is newer.
  /// A group that was kept is `carried`, and its line tells since when newer readings fail.
  public func merged(with newcomer: WeatherSnapshot) -> WeatherSnapshot {
    guard place.code == newcomer.place.code else { return newcomer }
    let moment = max(moment, newcomer.moment)
    let stored = at(moment)
    var result = newcomer.at(moment)
    for field in Provenance.Field.allCases { result.take(field, from: stored) }
    return result
  }

  /// Takes a group over where it is the better one, and tells in its line what became of it.
  private mutating func take(_ field: Provenance.Field, from stored: WeatherSnapshot) {
    if field == .observed { return takeObservations(from: stored) }
    let own = provenance[field]
    let other = stored.provenance[field]
    let isKept = stored.hasBetter(field, than: self)
    if isKept {
      copy(field, from: stored)
      provenance[field] = other
      if other.freshness == .fresh { provenance[field].freshness = .carried }
    }
    tellFailure(field, own, other)
  }

  private mutating func takeObservations(from stored: WeatherSnapshot) {
    let own = provenance[.observed]
    let other = stored.provenance[.observed]
    guard let theirs = stored.observed else { return tellFailure(.observed, own, other) }
    let merged = theirs.mergedByTime(with: observed ?? LocalObservation())
    if merged != observed {
      provenance[.observed] = merged.leading == observed?.leading ? own : other
      provenance[.observed].freshness = .carried
      observed = merged
    }
    tellFailure(.observed, own, other)
  }

  /// The newest attempt's failure stays told, since the first of them in a row.
  private mutating func tellFailure(_ field: Provenance.Field, _ own: Provenance.Line, _ other: Provenance.Line) {
    guard let failure = own.failure else {
      // What arrived well has no failure before it; what was never asked for still has the one known.
      if own.freshness == .absent { (provenance[field].failure, provenance[field].failingSince) = other.failing }
      return
    }
    provenance[field].failure = failure
    provenance[field].failingSince = [own.failingSince, other.failingSince].compactMap { $0 }.min()
  }

  /// Whether this snapshot's group is strictly better than the other's of the same place and moment.
  private func hasBetter(_ field: Provenance.Field, than other: WeatherSnapshot) -> Bool {
    let (own, theirs) = (rank(of: field), other.rank(of: field))
    guard own == theirs else { return own > theirs }
    guard own > 0 else { return false }
    return provenance[field].isNewer(than: other.provenance[field], byReceipt: field == .alerts)
  }

  /// How much a group knows of the moment: 0 is nothing.
  private func rank(of field: Provenance.Field) -> Int {
    switch field {
    case .hours: hasCurrentHourData ? 2 : hours.isEmpty ? 0 : 1
    case .days: todaySummary != nil ? 2 : days.isEmpty ? 0 : 1
    case .observed: observed == nil ? 0 : 1
    case .alerts: alerts == nil ? 0 : 1
    case .airQuality: airQuality == nil ? 0 : 1
    case .uvIndex: uvIndex == nil ? 0 : 1
    case .bulletin: bulletin.map { $0.covers(today) ? 2 : 1 } ?? 0
    case .sun: sunrise == nil && sunset == nil ? 0 : 1
    }
  }

  private mutating func copy(_ field: Provenance.Field, from other: WeatherSnapshot) {
    switch field {
    case .hours: (current, hours) = (other.current, other.hours)
    case .days: days = other.days
    case .observed: observed = other.observed
    case .alerts: (alerts, omittedAlertCount) = (other.alerts, other.omittedAlertCount)
    case .airQuality: airQuality = other.airQuality
    case .uvIndex: uvIndex = other.uvIndex
    case .bulletin: bulletin = other.bulletin
    case .sun: (sunrise, sunset) = (other.sunrise, other.sunset)
    }
  }
}

extension Provenance.Line {
  fileprivate var failing: (FailureReason?, WallInstant?) { (failure, failingSince) }

  /// Whether it was issued later, or issued alike and received later. A set of warnings is complete and may be empty,
  /// so it counts by its receipt.
  fileprivate func isNewer(than other: Provenance.Line, byReceipt: Bool) -> Bool {
    let never = WallInstant(millisecondsSinceEpoch: .min)
    let own = (issuedAt ?? never, receivedAt ?? never)
    let theirs = (other.issuedAt ?? never, other.receivedAt ?? never)
    return byReceipt ? (own.1, own.0) > (theirs.1, theirs.0) : own > theirs
  }
}
