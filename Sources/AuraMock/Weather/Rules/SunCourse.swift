// SPDX-License-Identifier: MIT

package import AuraTime

/// The sun's course over a place on a date, good to about two minutes: enough for the rhythm of temperature and fog.
///
/// Source: Spencer, J. W. (1971), Fourier series representation of the position of the sun, Search 2, 172
/// (declination within 0.0006 rad, equation of time within 35 s); rise and set at −50′.
package struct SunCourse: Sendable {
  /// Hours after 00:00 UTC of the date; may lie outside 0…24.
  package let riseHours: Double
  package let noonHours: Double
  package let setHours: Double
  /// Sine of the sun's height at noon.
  let noonSine: Double

  package var dayLengthHours: Double { setHours - riseHours }

  package init(date: CivilDate, latitude: Double, longitude: Double) {
    let yearTurns = Double(date.dayOfYear - 1) / 365
    let one = Elementary.cosSin(turns: yearTurns)
    let two = Elementary.cosSin(turns: 2 * yearTurns)
    let three = Elementary.cosSin(turns: 3 * yearTurns)
    let declination =
      0.006918 - 0.399912 * one.cos + 0.070257 * one.sin - 0.006758 * two.cos + 0.000907 * two.sin
      - 0.002697 * three.cos + 0.001480 * three.sin
    let equationMinutes =
      229.18 * (0.000075 + 0.001868 * one.cos - 0.032077 * one.sin - 0.014615 * two.cos - 0.040849 * two.sin)
    let tilt = Elementary.cosSin(turns: declination / (2 * Double.pi))
    let place = Elementary.cosSin(turns: latitude / 360)
    // sin(−50′)
    let hourCosine = (-0.014544 - place.sin * tilt.sin) / (place.cos * tilt.cos)
    let bounded = min(max(hourCosine, -1), 1)
    let halfDay = 24 * Elementary.turns(y: (1 - bounded * bounded).squareRoot(), x: bounded)
    noonHours = 12 - longitude / 15 - equationMinutes / 60
    riseHours = noonHours - halfDay
    setHours = noonHours + halfDay
    noonSine = place.sin * tilt.sin + place.cos * tilt.cos
  }
}
