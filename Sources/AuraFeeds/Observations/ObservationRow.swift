// SPDX-License-Identifier: MIT

import AuraFormats

/// What the pass keeps of the row it is reading; not a number where a value is unknown.
struct ObservationRow {
  /// One wind instrument, m/s and degrees.
  struct Wind {
    var mean = Double.nan
    var gust = Double.nan
    var from = Double.nan
  }

  var id: UInt64 = 0
  var name: JSONStringToken?
  var longitude = Double.nan
  var latitude = Double.nan
  var altitude = Double.nan
  var endMilliseconds: Int64?
  var airTemperature = Double.nan
  var dewPoint = Double.nan
  var humidity = Double.nan
  var wind = Wind()
  var ultrasonicWind = Wind()
  var seaLevelPressure = Double.nan
  var gauge = Double.nan
  var disdrometer = Double.nan
  var snowDepth = Double.nan
  var visibility = Double.nan
  var sunshine = Double.nan

  /// Whether the five members that AEMET requires are there, and the hour.
  var isWhole: Bool {
    id != 0 && name != nil && endMilliseconds != nil && !altitude.isNaN && !longitude.isNaN && !latitude.isNaN
  }

  /// The instrument that counts: the cups where they gave a mean.
  var chosenWind: Wind { wind.mean.isNaN ? ultrasonicWind : wind }
}
