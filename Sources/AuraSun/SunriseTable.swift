// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Sunrise and sunset of many places over many dates, the ephemeris shared and eight places solved at a time.
///
/// The same answers as `SolarTimes`, to 0.001 s, at a fraction of the time: the Sun is summed once a day, and the hour
/// angles of eight places are found in the lanes of one vector.
public struct SunriseTable: Sendable {
  /// A place and the clocks its dates are of.
  public struct Place: Hashable, Sendable {
    public var coordinate: Coordinate
    public var zone: CivilZone

    public init(coordinate: Coordinate, zone: CivilZone) {
      self.coordinate = coordinate
      self.zone = zone
    }
  }

  /// Sunrise and sunset within a civil date, seconds after 00:00 UTC of the same date; NaN where there is none.
  public struct Row: Hashable, Sendable {
    public var sunrise: Double
    public var sunset: Double

    public init(sunrise: Double, sunset: Double) {
      self.sunrise = sunrise
      self.sunset = sunset
    }
  }

  public let places: [Place]
  private let lanes: [SunriseLanes]
  private let sites: [SunSite]
  private let zones: [CivilZone]

  public init(places: [Place]) {
    self.places = places
    var zones: [CivilZone] = []
    for place in places where !zones.contains(place.zone) { zones.append(place.zone) }
    self.zones = zones
    sites = places.map { SunSite($0.coordinate) }
    lanes = stride(from: 0, to: places.count, by: 8).map { first in
      SunriseLanes(places[first..<min(first + 8, places.count)], zones: zones)
    }
  }

  /// Writes the rows of a run of dates, date by date and within a date in the order of the places.
  ///
  /// - Parameters:
  ///   - rows: has `days × places.count` elements; the table itself allocates nothing.
  /// - Throws: `SolarTimesError` as `SolarTimes` does.
  public func fill(_ rows: inout [Row], from first: CivilDate, days: Int) throws(SolarTimesError) {
    precondition(rows.count == days * places.count, "one row for each place and date")
    try walk(from: first, days: days) { sun, date, day in
      for (index, group) in lanes.enumerated() {
        group.solve(
          sun, date: date, places: places, firstPlace: index * 8, zones: zones, into: &rows, at: day * places.count)
      }
    }
  }

  /// The same rows, one place at a time: what the vectors are measured and checked against.
  package func fillOneByOne(_ rows: inout [Row], from first: CivilDate, days: Int) throws(SolarTimesError) {
    precondition(rows.count == days * places.count, "one row for each place and date")
    try walk(from: first, days: days) { sun, date, day in
      for (index, place) in sites.enumerated() {
        var row = Row(
          sunrise: sun.passage(of: .horizon, at: place, side: -1, turn: 0),
          sunset: sun.passage(of: .horizon, at: place, side: 1, turn: 0))
        let zone = places[index].zone
        if !(SunriseLanes.isPlain(row.sunrise, zone) && SunriseLanes.isPlain(row.sunset, zone)) {
          row = SunriseLanes.careful(places[index], date)
        }
        rows[day * places.count + index] = row
      }
    }
  }

  /// Calls a body with the Sun of each date; the ephemeris is summed once a day.
  @inline(__always)
  private func walk(
    from first: CivilDate, days: Int, _ body: (_ sun: SolarDay, _ date: CivilDate, _ day: Int) -> Void
  ) throws(SolarTimesError) {
    guard days > 0, !places.isEmpty else { return }
    for zone in zones {
      _ = try CivilDay(first, in: zone)
      _ = try CivilDay(first.advanced(byDays: days - 1), in: zone)
    }
    var previous = SolarDay.Noon(dayNumber: first.dayNumber - 1)
    var current = SolarDay.Noon(dayNumber: first.dayNumber)
    for day in 0..<days {
      let date = first.advanced(byDays: day)
      let next = SolarDay.Noon(dayNumber: date.dayNumber + 1)
      body(SolarDay(dayNumber: date.dayNumber, previous: previous, current: current, next: next), date, day)
      previous = current
      current = next
    }
  }
}
