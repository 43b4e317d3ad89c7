// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Moonrise, moonset and transit of a place on a civil date.
///
/// The definition is that of almanacs: the upper limb on the horizon, seen from the place (topocentric), 34′ of
/// refraction, height 0, no dip. About once a month a date has no rise, and another no set (`.notOnThisDate`). Against
/// DE421 over 54 places and 2025–2027 the mean error is 0.12 s; `docs/SUN.md` has the measurements.
public struct LunarTimes: Hashable, Sendable {
  public let date: CivilDate
  public let coordinate: Coordinate
  public let zone: CivilZone

  public let moonrise: HorizonCrossing
  public let moonset: HorizonCrossing
  /// Upper transit of the Moon's centre; nil on the date of a month that has none.
  public let transit: WallInstant?

  /// Works out the times of a civil date at a place, on the clocks of a zone.
  ///
  /// - Throws: `SolarTimesError` when the year lies outside 1900…2100 or the zone is no civil time.
  public init(on date: CivilDate, at coordinate: Coordinate, in zone: CivilZone) throws(SolarTimesError) {
    let day = try CivilDay(date, in: zone)
    self.date = date
    self.coordinate = coordinate
    self.zone = zone
    let middle = (day.startSecond + day.endSecond) / 2
    let half = (day.endSecond - day.startSecond) / 2
    let moon = MoonDay(middle: middle)
    let observer = Observer(coordinate)
    let search = CrossingSearch(from: -half, to: half) { moon.limbHeight(from: observer, second: $0) }
    func crossing(rising: Bool) -> HorizonCrossing {
      switch search.outcome(rising: rising) {
      case .at(let second): .at(WallInstant(clockSecond: middle + second))
      case .otherWayOnly: .notOnThisDate
      case .above: .staysAbove
      case .below: .staysBelow
      }
    }
    moonrise = crossing(rising: true)
    moonset = crossing(rising: false)
    transit = Self.transit(of: moon, longitude: coordinate.longitude * Angle.degree, half: half)
      .map { WallInstant(clockSecond: middle + $0) }
  }

  /// The first upper transit within the date, seconds from its middle.
  private static func transit(of moon: MoonDay, longitude: Double, half: Double) -> Double? {
    // The Moon's hour angle gains a turn in 24 h 50 min, give or take a quarter of an hour.
    let lunarDay = 89_428.0
    let nearest = -moon.hourAngle(longitude: longitude, second: 0) / Angle.turn * lunarDay
    for start in [nearest - lunarDay, nearest, nearest + lunarDay] where abs(start) < half + 3600 {
      var second = start
      for _ in 0..<6 {
        let step = moon.hourAngle(longitude: longitude, second: second) / Angle.turn * lunarDay
        second -= step
        if abs(step) < 1e-4 { break }
      }
      if second >= -half, second < half { return second }
    }
    return nil
  }
}
