// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Sunrise and sunset by the equations of NOAA's Solar Calculator, for comparison.
///
/// These are the equations most apps use. They cannot meet the almanac's minutes: against DE421 (54 places, 2025–2027)
/// two passes or more err by 1.03 s on average and 3.8 s at most, which is 98.3 % of the minutes (96.9 % of those of the
/// Observatorio Astronómico Nacional); one pass from 6 and 18 h of mean solar time errs by 2.2 and 7.1 s (96.3 %), one
/// at noon by 14 and 30 s (76 %). `SolarTimes` errs by 0.1 and 0.3 s. `aura-sweep noaa` measures it.
///
/// Source: NOAA Global Monitoring Laboratory, Solar Calculator, "NOAA_Solar_Calculations_day.xls", after Meeus,
/// *Astronomical Algorithms*, 2nd ed., ch. 25 (low accuracy) and the equation of time of ch. 28 (Smart).
public struct NOAASolarTimes: Hashable, Sendable {
  /// Where the equations are evaluated first.
  public enum Start: Hashable, Sendable {
    /// Local mean noon.
    case noon
    /// 6 h and 18 h of local mean solar time, near the events.
    case quarterDays
  }

  /// Sunrise and sunset around the mean noon of the date; nil when the Sun stays on one side of the horizon.
  public let sunrise: WallInstant?
  public let sunset: WallInstant?

  /// - Parameters:
  ///   - passes: how often the equations are evaluated, 1…10; each further time at the event just found.
  public init(on date: CivilDate, at coordinate: Coordinate, passes: Int = 2, start: Start = .quarterDays) {
    let midnight = Double(date.dayNumber) * 86_400
    let place = Place(coordinate)
    func event(_ side: Double) -> WallInstant? {
      let minute = place.minute(
        dayNumber: date.dayNumber, side: side, passes: min(10, max(1, passes)), start: start)
      return minute.isNaN ? nil : WallInstant(clockSecond: midnight + minute * 60)
    }
    sunrise = event(-1)
    sunset = event(1)
  }

  /// A place as NOAA's hour angle formula wants it.
  package struct Place {
    let longitudeMinutes: Double
    let cosineOverLatitude: Double
    let latitudeTangent: Double

    package init(_ coordinate: Coordinate) {
      let latitude = coordinate.latitude * Angle.degree
      longitudeMinutes = coordinate.longitude * 4
      // Zenith distance 90.833°.
      cosineOverLatitude = cosine(90.833 * Angle.degree) / cosine(latitude)
      latitudeTangent = tangent(latitude)
    }

    /// Minutes after midnight UTC of the event before (−1) or after (1) noon; NaN when there is none.
    @inline(__always)
    package func minute(dayNumber: Int, side: Double, passes: Int, start: Start) -> Double {
      let mean = 720 - longitudeMinutes
      var minute = start == .noon ? mean : mean + side * 360
      for _ in 0..<passes {
        let sun = Equations(daysSinceJ2000: Double(dayNumber) - 10_957.5 + minute / 1440)
        let cosineOfHourAngle =
          cosineOverLatitude / sun.declinationCosine
          - latitudeTangent * sun.declinationSine / sun.declinationCosine
        guard abs(cosineOfHourAngle) <= 1 else { return .nan }
        minute = mean - sun.equationOfTime + side * arccosine(cosineOfHourAngle) / Angle.degree * 4
      }
      return minute
    }
  }

  /// The sheet's columns G to V at one time. Angles in degrees until they enter a function.
  struct Equations {
    let declinationSine: Double
    let declinationCosine: Double
    /// Minutes.
    let equationOfTime: Double

    @inline(__always)
    init(daysSinceJ2000 days: Double) {
      let t = days / 36_525
      let meanLongitude = (280.46646 + t * (36_000.76983 + t * 0.0003032)) * Angle.degree
      let anomaly = (357.52911 + t * (35_999.05029 - 0.0001537 * t)) * Angle.degree
      let eccentricity = 0.016708634 - t * (0.000042037 + 0.0000001267 * t)
      let sineOfAnomaly = sine(anomaly)
      let cosineOfAnomaly = cosine(anomaly)
      let sineOfDouble = 2 * sineOfAnomaly * cosineOfAnomaly
      let sineOfTriple = sineOfAnomaly * (3 - 4 * sineOfAnomaly * sineOfAnomaly)
      let center =
        (sineOfAnomaly * (1.914602 - t * (0.004817 + 0.000014 * t)) + sineOfDouble * (0.019993 - 0.000101 * t)
          + sineOfTriple * 0.000289) * Angle.degree
      let node = (125.04 - 1934.136 * t) * Angle.degree
      let apparentLongitude = meanLongitude + center - (0.00569 + 0.00478 * sine(node)) * Angle.degree
      let meanTilt = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60
      let tilt = (meanTilt + 0.00256 * cosine(node)) * Angle.degree
      declinationSine = sine(tilt) * sine(apparentLongitude)
      declinationCosine = (1 - declinationSine * declinationSine).squareRoot()
      let half = tangent(tilt / 2)
      let y = half * half
      let sineOfDoubleLongitude = sine(2 * meanLongitude)
      let cosineOfDoubleLongitude = cosine(2 * meanLongitude)
      let radians =
        y * sineOfDoubleLongitude - 2 * eccentricity * sineOfAnomaly
        + 4 * eccentricity * y * sineOfAnomaly * cosineOfDoubleLongitude
        - y * y * sineOfDoubleLongitude * cosineOfDoubleLongitude - 1.25 * eccentricity * eccentricity * sineOfDouble
      equationOfTime = 4 * radians / Angle.degree
    }
  }
}
