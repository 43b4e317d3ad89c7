// SPDX-License-Identifier: MIT

extension SolarDay {
  /// The Sun's upper transit, seconds after midnight UTC of this date.
  ///
  /// - Parameter turn: 0 for the transit that the place's mean noon of this UTC date belongs to, ±1 for its neighbours.
  func transit(at site: SunSite, turn: Double) -> Double {
    let mean = site.meanNoonSecond + turn * 86_400
    // The equation of time changes by 30 s a day at most, so one correction leaves under 0.0001 s.
    let first = mean - equationOfTime.value(at: Self.days(fromNoon: mean))
    return mean - equationOfTime.value(at: Self.days(fromNoon: first))
  }

  /// The passage of an altitude before (`side` −1) or after (`side` 1) a transit, seconds after midnight UTC of this
  /// date; NaN where the Sun comes near to grazing the altitude and this quick way is not safe.
  ///
  /// The hour angle is taken with the Sun's place at six hours from the transit, then at that first passage; in Spain
  /// each step shortens the error some 300 times, and Aitken's rule (Numerical Recipes, 3rd ed., § 5.3) takes out what
  /// is left to under 0.001 s. Where the second step is still a long one, both are done again from there.
  @inline(__always)
  func passage(of altitude: SunAltitude, at site: SunSite, side: Double, turn: Double) -> Double {
    let mean = site.meanNoonSecond + turn * 86_400
    let scaled = altitude.sineOfAltitude * site.latitudeSecant
    var start = mean + side * 21_600
    for _ in 0..<6 {
      let first = step(from: start, mean: mean, scaled: scaled, tangent: site.latitudeTangent, side: side)
      let second = step(from: first, mean: mean, scaled: scaled, tangent: site.latitudeTangent, side: side)
      let change = second - first
      let curvature = first - start - change
      let found = abs(curvature) > 1e-3 ? second + change * change / curvature : second
      if abs(change) < Self.longStep { return found }
      // A NaN, too, ends here.
      guard abs(found - mean) < 50_000 else { return .nan }
      start = found
    }
    return .nan
  }

  /// One step to a passage: where it would be, were the Sun's place that of a given second.
  @inline(__always)
  private func step(from second: Double, mean: Double, scaled: Double, tangent: Double, side: Double) -> Double {
    let days = Self.days(fromNoon: second)
    let cosineOfHourAngle =
      scaled * declinationSecant.value(at: days) - tangent * declinationTangent.value(at: days)
    guard abs(cosineOfHourAngle) < Self.quickLimit else { return .nan }
    return mean - equationOfTime.value(at: days) + side * arccosine(cosineOfHourAngle) * Self.secondsPerRadian
  }

  /// sin h − sin h₀ times sec δ: positive while the Sun's centre is above the altitude. Time in seconds after midnight
  /// UTC of this date.
  func height(over altitude: SunAltitude, at site: SunSite, second: Double) -> Double {
    let days = Self.days(fromNoon: second)
    let hourAngle = (second - site.meanNoonSecond + equationOfTime.value(at: days)) / Self.secondsPerRadian
    return site.latitudeSine * declinationTangent.value(at: days) + site.latitudeCosine * cosine(hourAngle)
      - altitude.sineOfAltitude * declinationSecant.value(at: days)
  }

  /// Above this cosine of the hour angle (within 18° of grazing) the passage is searched for step by step.
  static let quickLimit = 0.95

  /// After a second step longer than this, seconds, Aitken's rule may leave more than 0.001 s.
  static let longStep = 25.0

  @inline(__always)
  static func days(fromNoon second: Double) -> Double {
    (second - 43_200) * (1 / 86_400)
  }
}
