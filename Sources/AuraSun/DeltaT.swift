// SPDX-License-Identifier: MIT

/// ΔT: what is added to the clock's seconds to reach Terrestrial Time, the time of the ephemerides.
///
/// From 1972 the clock is UTC and the difference is exact: 32.184 s (TT − TAI) plus the whole seconds of TAI − UTC.
/// The last leap second was that of 2017-01-01, so UTC = TT − 69.184 s since then; none is announced, and the General
/// Conference on Weights and Measures decided in 2022 to stop them by 2035. Later years keep 69.184 s.
/// Before 1972 the clock is taken as UT1, by the polynomials of Espenak and Meeus (±0.1 s in 1961–1971, ±1 s in 1900).
///
/// The Earth's turning is taken from the clock (UT1 = UTC), which is wrong by DUT1, under 0.9 s while leap seconds are
/// kept: 0.25 s at most in 2025–2027. That is the floor of every time of rise or set told on a UTC clock.
///
/// Sources: IERS Bulletin C and `Leap_Second.dat` (TAI − UTC); Espenak and Meeus, *Five Millennium Canon of Solar
/// Eclipses*, NASA/TP-2006-214141, section 2.6, polynomial expressions for ΔT.
package enum DeltaT {
  /// Seconds to add to the clock at a time given in seconds since 1970-01-01T00:00:00Z.
  package static func seconds(atClockSecond second: Double) -> Double {
    if second >= currentFrom { return 69.184 }
    if second >= Double(leapSeconds[0].day) * 86_400 {
      // TAI − UTC: 10 s in 1972, one more at each later row.
      let rows = leapSeconds.lazy.filter { second >= Double($0.day) * 86_400 }
      return 32.184 + Double(rows.last!.taiMinusUTC)
    }
    return polynomial(year: 1970 + second / (365.2425 * 86_400))
  }

  /// 2017-01-01, the last leap second.
  private static let currentFrom = 17_167.0 * 86_400

  /// Days since 1970-01-01 on which TAI − UTC became so many seconds.
  private static let leapSeconds: [(day: Int, taiMinusUTC: Int)] = [
    (730, 10), (912, 11), (1096, 12), (1461, 13), (1826, 14), (2191, 15), (2557, 16), (2922, 17), (3287, 18),
    (3652, 19), (4199, 20), (4564, 21), (4929, 22), (5660, 23), (6574, 24), (7305, 25), (7670, 26), (8217, 27),
    (8582, 28), (8947, 29), (9496, 30), (10_043, 31), (10_592, 32), (13_149, 33), (14_245, 34), (15_522, 35),
    (16_617, 36), (17_167, 37),
  ]

  /// TT − UT1, seconds, for years to 1972.
  private static func polynomial(year: Double) -> Double {
    switch year {
    case 1961...:
      let t = year - 1975
      return 45.45 + t * (1.067 + t * (-1 / 260 - t / 718))
    case 1941..<1961:
      let t = year - 1950
      return 29.07 + t * (0.407 + t * (-1 / 233 + t / 2547))
    case 1920..<1941:
      let t = year - 1920
      return 21.20 + t * (0.84493 + t * (-0.076100 + t * 0.0020936))
    case 1900..<1920:
      let t = year - 1900
      return -2.79 + t * (1.494119 + t * (-0.0598939 + t * (0.0061966 - t * 0.000197)))
    default:
      // 1860–1900; earlier years, which no date of this module reaches, get the value of 1860.
      let t = max(year, 1860) - 1860
      return 7.62 + t * (0.5737 + t * (-0.251754 + t * (0.01680668 + t * (-0.0004473624 + t / 233_174))))
    }
  }
}
