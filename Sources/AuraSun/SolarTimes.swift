// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Sunrise, sunset, noon and twilights of a place on a civil date.
///
/// The definition is that of the Observatorio Astronómico Nacional: the geocentric apparent centre of the Sun at −50′,
/// geodetic latitude, height 0, no parallax and no dip. A civil date and a zone go in, never an instant, so every minute
/// of a day gives the same answer. Sunrise and sunset are those within the civil date; dawns and dusks are those of the
/// date's own morning and evening, so in June astronomical dusk may come after midnight. Times are instants to the millisecond; what people are shown is
/// `HorizonCrossing.minute`, since the air alone is worth ±20 s. Against JPL's DE421 over 54 places of Spain and
/// 2025–2027 the mean error is 0.11 s and the largest 0.3 s, nearly all of it UTC's distance from the Earth's turning.
/// `docs/SUN.md` has the formulas, their sources and the measurements.
public struct SolarTimes: Hashable, Sendable {
  /// The years for which the ephemeris is checked against others.
  public static let years = 1900...2100

  public let date: CivilDate
  public let coordinate: Coordinate
  public let zone: CivilZone

  public let astronomicalDawn: HorizonCrossing
  public let nauticalDawn: HorizonCrossing
  public let civilDawn: HorizonCrossing
  public let sunrise: HorizonCrossing
  /// Upper transit of the Sun's centre; where a date of an odd zone has none, the nearest one.
  public let solarNoon: WallInstant
  public let sunset: HorizonCrossing
  public let civilDusk: HorizonCrossing
  public let nauticalDusk: HorizonCrossing
  public let astronomicalDusk: HorizonCrossing
  /// Seconds of the date with the Sun up, 0…90,000: sunset minus sunrise where the date has both in this order.
  public let dayLengthSeconds: Double

  /// Works out the times of a civil date at a place, on the clocks of a zone.
  ///
  /// - Throws: `SolarTimesError` when the year lies outside 1900…2100 or the zone is no civil time.
  public init(on date: CivilDate, at coordinate: Coordinate, in zone: CivilZone) throws(SolarTimesError) {
    let day = try CivilDay(date, in: zone)
    self.init(SunPassages(day: day, coordinate: coordinate), coordinate: coordinate)
  }

  init(_ passages: SunPassages, coordinate: Coordinate) {
    date = passages.day.date
    zone = passages.day.zone
    self.coordinate = coordinate
    astronomicalDawn = passages.crossing(of: .astronomical, rising: true, within: .aroundNoon)
    nauticalDawn = passages.crossing(of: .nautical, rising: true, within: .aroundNoon)
    civilDawn = passages.crossing(of: .civil, rising: true, within: .aroundNoon)
    sunrise = passages.crossing(of: .horizon, rising: true, within: .civilDate)
    solarNoon = passages.noon
    sunset = passages.crossing(of: .horizon, rising: false, within: .civilDate)
    civilDusk = passages.crossing(of: .civil, rising: false, within: .aroundNoon)
    nauticalDusk = passages.crossing(of: .nautical, rising: false, within: .aroundNoon)
    astronomicalDusk = passages.crossing(of: .astronomical, rising: false, within: .aroundNoon)
    dayLengthSeconds = passages.secondsAbove(.horizon)
  }

  /// When the Sun's geocentric centre passes an altitude of one's own, within half a day of this date's noon.
  public func crossing(of altitude: SunAltitude, rising: Bool) -> HorizonCrossing {
    passages.crossing(of: altitude, rising: rising, within: .aroundNoon)
  }

  /// The morning's golden hour: from −4° to 6° (or what there is of it on this date).
  public var morningGoldenHour: (begin: HorizonCrossing, end: HorizonCrossing) {
    let passages = self.passages
    return (
      passages.crossing(of: .goldenLow, rising: true, within: .aroundNoon),
      passages.crossing(of: .goldenHigh, rising: true, within: .aroundNoon)
    )
  }

  /// The evening's golden hour: from 6° down to −4°.
  public var eveningGoldenHour: (begin: HorizonCrossing, end: HorizonCrossing) {
    let passages = self.passages
    return (
      passages.crossing(of: .goldenHigh, rising: false, within: .aroundNoon),
      passages.crossing(of: .goldenLow, rising: false, within: .aroundNoon)
    )
  }

  var passages: SunPassages {
    // A value that exists was made from this very date and zone.
    let day: CivilDay
    do { day = try CivilDay(date, in: zone) } catch { preconditionFailure("\(error)") }
    return SunPassages(day: day, coordinate: coordinate)
  }
}
