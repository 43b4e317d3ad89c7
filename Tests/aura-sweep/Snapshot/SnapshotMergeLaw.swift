// SPDX-License-Identifier: MIT

package import AuraKit

/// What holds of a stored snapshot, a newcomer and what is kept of both.
package enum SnapshotMergeLaw {
  /// The broken laws, in words.
  package static func broken(_ stored: WeatherSnapshot, _ newcomer: WeatherSnapshot) -> [String] {
    let merged = stored.merged(with: newcomer)
    guard stored.place.code == newcomer.place.code else {
      return merged == newcomer ? [] : ["another place does not replace"]
    }
    let moment = max(stored.moment, newcomer.moment)
    let old = stored.at(moment)
    let new = newcomer.at(moment)
    var broken: [String] = []
    func require(_ holds: Bool, _ words: String) { if !holds { broken.append(words) } }

    require(merged.moment == moment, "another moment")
    require(merged.merged(with: newcomer).hasSameFields(as: merged), "keeping twice keeps something else")
    require(new.merged(with: new) == new, "a snapshot kept over itself changes")
    require(merged.at(moment) == merged, "what is kept is not as of its moment")
    judgeHours(merged, old, new, require)
    judgeAlerts(merged, old, new, require)

    // Known stays known, and of two that are known the later issued is kept.
    for group in groups {
      let (isOld, isNew, isKept) = (group.isKnown(old), group.isKnown(new), group.isKnown(merged))
      require(isKept == (isOld || isNew), "\(group.field) lost or made up")
      guard isKept else { continue }
      require(group.isEqual(merged, old) || group.isEqual(merged, new), "\(group.field) of neither")
      let state = merged.provenance[group.field].freshness
      if !(isOld && isNew && group.isEqual(old, new)) {
        let isFromOld = isOld && group.isEqual(merged, old)
        require(isFromOld == (state == .carried), "\(group.field) is told as \(state)")
      }
      guard isOld, isNew, group.rank(old) == group.rank(new), !group.isEqual(old, new) else { continue }
      let issues = [old, new].map { $0.provenance[group.field].issuedAt ?? WallInstant(millisecondsSinceEpoch: .min) }
      if issues[0] > issues[1] { require(group.isEqual(merged, old), "\(group.field): older over newer") }
      if issues[1] > issues[0] { require(group.isEqual(merged, new), "\(group.field): newer not taken") }
    }
    for field in Provenance.Field.allCases where new.provenance[field].failure != nil {
      require(merged.provenance[field].failure == new.provenance[field].failure, "\(field): the failure is not told")
    }
    judgeObservations(merged, old, new, require)
    return broken
  }

  private struct Group {
    let field: Provenance.Field
    /// 0 unknown, 2 of the very moment or day, else 1.
    let rank: (WeatherSnapshot) -> Int
    let isEqual: (WeatherSnapshot, WeatherSnapshot) -> Bool

    func isKnown(_ snapshot: WeatherSnapshot) -> Bool { rank(snapshot) > 0 }
  }

  private static var groups: [Group] {
    [
      Group(
        field: .hours, rank: { $0.hasCurrentHourData ? 2 : $0.hours.isEmpty ? 0 : 1 },
        isEqual: { $0.hours == $1.hours && $0.current == $1.current }),
      Group(
        field: .days, rank: { $0.todaySummary != nil ? 2 : $0.days.isEmpty ? 0 : 1 }, isEqual: { $0.days == $1.days }),
      Group(field: .uvIndex, rank: { $0.uvIndex == nil ? 0 : 1 }, isEqual: { $0.uvIndex == $1.uvIndex }),
      Group(field: .airQuality, rank: { $0.airQuality == nil ? 0 : 1 }, isEqual: { $0.airQuality == $1.airQuality }),
      Group(
        field: .bulletin,
        rank: { snapshot in snapshot.bulletin.map { $0.covers(snapshot.today) ? 2 : 1 } ?? 0 },
        isEqual: { $0.bulletin == $1.bulletin }),
    ]
  }

  /// All current fields are of one hour of one of the two, and a thin newcomer takes none away.
  private static func judgeHours(
    _ merged: WeatherSnapshot, _ old: WeatherSnapshot, _ new: WeatherSnapshot, _ require: (Bool, String) -> Void
  ) {
    require(merged.current == old.current || merged.current == new.current, "a current hour of two")
    if new.isThin, old.hasCurrentHourData {
      require(merged.current == old.current, "a thin newcomer took the current hour")
    }
    if let current = merged.current {
      require(current.start <= merged.moment && merged.moment < current.end, "a current hour that is over")
    }
  }

  /// Not to know is not to have none: the newest answer that is known counts, and it alone.
  private static func judgeAlerts(
    _ merged: WeatherSnapshot, _ old: WeatherSnapshot, _ new: WeatherSnapshot, _ require: (Bool, String) -> Void
  ) {
    let known = [old, new].filter { $0.alerts != nil }
    require((merged.alerts == nil) == known.isEmpty, "warnings lost or made up")
    let received = { (snapshot: WeatherSnapshot) in
      snapshot.provenance[.alerts].receivedAt?.millisecondsSinceEpoch ?? .min
    }
    if known.count == 2, received(old) != received(new) {
      let newest = received(old) > received(new) ? old : new
      require(merged.alerts == newest.alerts, "warnings of the older answer")
    }
    if merged.alerts == [] { require(known.contains { $0.alerts == [] }, "no warnings out of nothing") }
  }

  private static func judgeObservations(
    _ merged: WeatherSnapshot, _ old: WeatherSnapshot, _ new: WeatherSnapshot, _ require: (Bool, String) -> Void
  ) {
    for quantity in [\LocalObservation.temperatureC, \.precipitationMm] {
      let readings = [new, old].compactMap { $0.observed?[keyPath: quantity] }
      let latest = readings.map(\.measuredUntil).max()
      let expected = readings.first { $0.measuredUntil == latest }
      require(merged.observed?[keyPath: quantity] == expected, "a measurement lost, made up or older")
    }
  }
}

extension WeatherSnapshot {
  /// Whether all but the provenance is the same.
  fileprivate func hasSameFields(as other: WeatherSnapshot) -> Bool {
    var (left, right) = (self, other)
    (left.provenance, right.provenance) = (Provenance(), Provenance())
    return left == right
  }
}
