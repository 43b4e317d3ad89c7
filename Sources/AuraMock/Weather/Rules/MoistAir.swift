// SPDX-License-Identifier: MIT

/// Humidity and dew point, and what heat, cold and wind feel like.
package enum MoistAir {
  /// Saturation vapour pressure over water, hPa, at °C.
  /// Source: WMO-No. 8, Guide to Instruments and Methods of Observation, annex 4.B: 6.112 exp(17.62 t / (243.12 + t)).
  package static func saturationHPa(_ celsius: Double) -> Double {
    6.112 * Elementary.exp(17.62 * celsius / (243.12 + celsius))
  }

  /// Dew point, °C, of a vapour pressure in hPa: the same formula solved.
  package static func dewPoint(vapourHPa: Double) -> Double {
    let logarithm = Elementary.log(max(vapourHPa, 0.01) / 6.112)
    return 243.12 * logarithm / (17.62 - logarithm)
  }

  /// Relative humidity, 0…1, of air at a temperature with a dew point, °C.
  package static func humidity(celsius: Double, dewPoint: Double) -> Double {
    saturationHPa(dewPoint) / saturationHPa(celsius)
  }

  /// What the air feels like, °C.
  ///
  /// * Cold: below 10 °C and from 8 km/h, wind chill. Source: Osczevski, R. and Bluestein, M. (2005), The new wind
  ///   chill equivalent temperature chart, Bulletin of the American Meteorological Society 86, 1453–1458. AEMET's
  ///   recorded files keep it off at 7 km/h and at 10 °C.
  /// * Heat: from 27 °C and 40 %, heat index. Source: Rothfusz, L. P. (1990), The heat index equation, NWS Southern
  ///   Region SR 90-23, rewritten for °C; never below the air temperature.
  /// * The air temperature otherwise.
  package static func feelsLike(celsius: Double, humidityPercent: Double, windKmh: Double) -> Double {
    if celsius < 10 && windKmh >= 8 {
      let power = Elementary.pow(windKmh, 0.16)
      return min(13.12 + 0.6215 * celsius - 11.37 * power + 0.3965 * celsius * power, celsius)
    }
    if celsius >= 27 && humidityPercent >= 40 {
      let t = celsius * 1.8 + 32
      let r = humidityPercent
      let linear = -42.379 + 2.049_015_23 * t + 10.143_331_27 * r - 0.224_755_41 * t * r
      let square = -0.006_837_83 * t * t - 0.054_817_17 * r * r + 0.001_228_74 * t * t * r
      let index = linear + square + 0.000_852_82 * t * r * r - 0.000_001_99 * t * t * r * r
      return max((index - 32) / 1.8, celsius)
    }
    return celsius
  }
}
