// SPDX-License-Identifier: MIT

internal import AuraModel
internal import AuraTime

/// The Sun's passages over a place within one civil day.
struct SunPassages {
  let day: CivilDay
  let sun: SolarDay
  let site: SunSite
  /// Midnight UTC of the Sun's table, seconds since the epoch, and the civil day counted from there.
  private let origin: Double
  private let start: Double
  private let end: Double
  /// The upper transit on this date, or the nearest one.
  private let noonSecond: Double

  init(day: CivilDay, coordinate: Coordinate) {
    self.init(day: day, sun: SolarDay(dayNumber: day.nearestDayNumber), site: SunSite(coordinate))
  }

  init(day: CivilDay, sun: SolarDay, site: SunSite) {
    self.day = day
    self.sun = sun
    self.site = site
    origin = Double(sun.dayNumber) * 86_400
    start = day.startSecond - origin
    end = day.endSecond - origin
    let transit = sun.transit(at: site, turn: 0)
    noonSecond =
      transit < start
      ? sun.transit(at: site, turn: 1) : transit >= end ? sun.transit(at: site, turn: -1) : transit
  }

  var noon: WallInstant { WallInstant(clockSecond: origin + noonSecond) }

  /// Which passages count as a date's.
  enum Span {
    /// Those within the civil date: sunrise and sunset.
    case civilDate
    /// Those within half a day of the date's noon: twilights, which may end after midnight.
    case aroundNoon
  }

  func crossing(of altitude: SunAltitude, rising: Bool, within span: Span) -> HorizonCrossing {
    let limits = self.limits(of: span)
    let side = rising ? -1.0 : 1.0
    let second = sun.passage(of: altitude, at: site, side: side, turn: 0)
    // Passages of one kind are more than 23 hours apart here, so there is none before this one within the span.
    if second >= limits.start, second < limits.start + 82_800, second < limits.end { return at(second) }
    guard !second.isNaN else { return searched(altitude, rising: rising, limits: limits) }
    for turn in [-1.0, 0.0, 1.0] {
      let second = sun.passage(of: altitude, at: site, side: side, turn: turn)
      guard !second.isNaN else { return searched(altitude, rising: rising, limits: limits) }
      if second >= limits.start, second < limits.end { return at(second) }
    }
    return .notOnThisDate
  }

  /// Seconds of the civil date with the Sun above an altitude.
  func secondsAbove(_ altitude: SunAltitude) -> Double {
    let rise = sun.passage(of: altitude, at: site, side: -1, turn: 0)
    let set = sun.passage(of: altitude, at: site, side: 1, turn: 0)
    // Two hours off the ends of the day, no second passage of either kind fits in.
    if rise >= start + 7200, set <= end - 7200, rise < set { return set - rise }
    return search(altitude, limits: (start, end)).secondsAbove
  }

  /// The stays of the Sun above the horizon that reach into the civil date or within an hour of it, seconds since the
  /// epoch; an end further off is nil.
  var stays: [(rise: Double?, set: Double?)] {
    let rise = sun.passage(of: .horizon, at: site, side: -1, turn: 0)
    let set = sun.passage(of: .horizon, at: site, side: 1, turn: 0)
    // Three hours off the ends of the day, no other stay comes within an hour of it.
    if rise >= start + 10_800, set <= end - 10_800, rise < set { return [(origin + rise, origin + set)] }
    let found = search(.horizon, limits: (start - 3600, end + 3600))
    var stays: [(rise: Double?, set: Double?)] = found.beginsAbove ? [(nil, nil)] : []
    for change in found.changes {
      if change.rising {
        stays.append((origin + change.second, nil))
      } else {
        stays[stays.count - 1].set = origin + change.second
      }
    }
    return stays
  }

  private typealias Limits = (start: Double, end: Double)

  private func limits(of span: Span) -> Limits {
    switch span {
    case .civilDate: (start, end)
    case .aroundNoon: (noonSecond - 43_200, noonSecond + 43_200)
    }
  }

  private func at(_ second: Double) -> HorizonCrossing {
    .at(WallInstant(clockSecond: origin + second))
  }

  private func search(_ altitude: SunAltitude, limits: Limits) -> CrossingSearch {
    CrossingSearch(from: limits.start, to: limits.end) { sun.height(over: altitude, at: site, second: $0) }
  }

  private func searched(_ altitude: SunAltitude, rising: Bool, limits: Limits) -> HorizonCrossing {
    switch search(altitude, limits: limits).outcome(rising: rising) {
    case .at(let second): at(second)
    case .otherWayOnly: .notOnThisDate
    case .above: .staysAbove
    case .below: .staysBelow
    }
  }
}
