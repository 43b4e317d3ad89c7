// SPDX-License-Identifier: MIT

/// The Sun of one day for the whole Earth: what every place's rise, set and twilight of that day is solved from.
///
/// The Sun moves so smoothly that a parabola through three noons of UTC (the day's and its neighbours') stands for the
/// ephemeris within a day of the middle one, to 0.003 s of any event. So the ephemeris is summed once a day, not once
/// for each place and event. The declination is kept as its tangent and secant, since the hour angle at an altitude h₀
/// is cos H = sin h₀ · sec φ · sec δ − tan φ · tan δ (Meeus, *Astronomical Algorithms*, 2nd ed., eq. 15.1).
struct SolarDay: Hashable, Sendable {
  /// The UTC date, days since 1970-01-01; all times here are seconds after its midnight.
  let dayNumber: Int
  /// Equation of time, seconds: apparent minus mean solar time.
  let equationOfTime: Quadratic
  let declinationTangent: Quadratic
  let declinationSecant: Quadratic

  init(dayNumber: Int) {
    let time = DynamicalTime(clockSecond: Double(dayNumber) * 86_400 + 43_200)
    let longitude = EarthSeries.longitude.values(around: time.millennia)
    let latitude = EarthSeries.latitude.values(around: time.millennia)
    let distance = EarthSeries.distance.values(around: time.millennia)
    let nutation = Nutation.values(aroundCenturies: time.centuries)
    let previous = ApparentSun(
      at: time.advanced(byDays: -1), heliocentricLongitude: longitude.previous, heliocentricLatitude: latitude.previous,
      distance: distance.previous,
      nutation: Nutation(longitude: nutation.longitude.previous, obliquity: nutation.obliquity.previous))
    let current = ApparentSun(
      at: time, heliocentricLongitude: longitude.current, heliocentricLatitude: latitude.current,
      distance: distance.current,
      nutation: Nutation(longitude: nutation.longitude.current, obliquity: nutation.obliquity.current))
    let next = ApparentSun(
      at: time.advanced(byDays: 1), heliocentricLongitude: longitude.next, heliocentricLatitude: latitude.next,
      distance: distance.next,
      nutation: Nutation(longitude: nutation.longitude.next, obliquity: nutation.obliquity.next))
    self.init(dayNumber: dayNumber, previous: Noon(previous), current: Noon(current), next: Noon(next))
  }

  init(dayNumber: Int, previous: Noon, current: Noon, next: Noon) {
    self.dayNumber = dayNumber
    equationOfTime = Quadratic(
      ThreeNoons(
        previous: previous.equationOfTime, current: current.equationOfTime, next: next.equationOfTime))
    declinationTangent = Quadratic(
      ThreeNoons(
        previous: previous.declinationTangent, current: current.declinationTangent, next: next.declinationTangent))
    declinationSecant = Quadratic(
      ThreeNoons(
        previous: previous.declinationSecant, current: current.declinationSecant, next: next.declinationSecant))
  }

  /// The Sun at noon UTC of one day.
  struct Noon: Sendable {
    let equationOfTime: Double
    let declinationTangent: Double
    let declinationSecant: Double

    init(_ sun: ApparentSun) {
      // At noon UTC the mean Sun stands on the meridian of Greenwich.
      equationOfTime = sun.greenwichHourAngle * SolarDay.secondsPerRadian
      let sineOfDeclination = sine(sun.declination)
      declinationSecant = 1 / (1 - sineOfDeclination * sineOfDeclination).squareRoot()
      declinationTangent = sineOfDeclination * declinationSecant
    }

    init(dayNumber: Int) {
      self.init(ApparentSun(at: DynamicalTime(clockSecond: Double(dayNumber) * 86_400 + 43_200)))
    }
  }

  /// Seconds of time in a radian of hour angle.
  static let secondsPerRadian = 43_200 / Double.pi
}
