// SPDX-License-Identifier: MIT

import AuraModel
import AuraSun
import AuraTime
import Synchronization

/// Sunrise and sunset of a place on the dates that a snapshot speaks of.
struct PlaceSun {
  private struct Question: Hashable {
    let coordinate: Coordinate
    let zone: CivilZone
    let first: CivilDate
  }

  /// What was worked out last: every product that comes makes a snapshot anew, of the same dates until midnight.
  private static let known = Mutex<[Question: [SunriseTable.Row]]>([:])
  private static let knownLimit = 64

  private let first: CivilDate
  private var rows: [SunriseTable.Row] = []

  /// Works the dates out; none for a place without coordinate and for years that the sun is not known for.
  init(of place: WeatherSnapshot.Place, from first: CivilDate) {
    self.first = first
    guard let coordinate = place.coordinate else { return }
    let question = Question(coordinate: coordinate, zone: place.zone, first: first)
    if let rows = Self.known.withLock({ $0[question] }) {
      self.rows = rows
      return
    }
    let table = SunriseTable(places: [SunriseTable.Place(coordinate: coordinate, zone: place.zone)])
    var rows = [SunriseTable.Row](
      repeating: SunriseTable.Row(sunrise: .nan, sunset: .nan), count: SnapshotBounds.days)
    do throws(SolarTimesError) {
      try table.fill(&rows, from: first, days: rows.count)
      self.rows = rows
    } catch {
      // Before 1900 and after 2100: unknown, as everything else of such a day.
      self.rows = []
    }
    let result = self.rows
    Self.known.withLock { known in
      if known.count >= Self.knownLimit { known = [:] }
      known[question] = result
    }
  }

  func times(on date: CivilDate) -> (sunrise: WallInstant?, sunset: WallInstant?) {
    let index = date.dayNumber - first.dayNumber
    guard rows.indices.contains(index) else { return (nil, nil) }
    return (instant(rows[index].sunrise, date), instant(rows[index].sunset, date))
  }

  /// Whether the middle of an hour is outside the sun's stay above the horizon; nil where that is not known.
  ///
  /// AEMET's own codes follow this rule (Q-HOR-18).
  func isNight(hourFrom start: WallInstant, on date: CivilDate) -> Bool? {
    guard case (let sunrise?, let sunset?) = times(on: date) else { return nil }
    let middle = start.advanced(bySeconds: 1800)
    return !(sunrise < middle && middle < sunset)
  }

  private func instant(_ second: Double, _ date: CivilDate) -> WallInstant? {
    second.isNaN
      ? nil
      : WallInstant(
        millisecondsSinceEpoch: Int64(date.dayNumber) * 86_400_000 + Int64((second * 1000).rounded()))
  }
}
