// SPDX-License-Identifier: MIT

import AuraTime

/// The highest clear-sky UV index of a day.
///
/// Sources: Madronich, S. (2007), Analytic formula for the clear-sky UV index, Photochemistry and Photobiology 83,
/// 1537–1538: 12.5 μ^2.42 (ozone / 300)^−1.23 at sea level without aerosol; ozone by latitude and season from
/// van Heuklon, T. K. (1979), Estimating atmospheric ozone for solar radiation models, Solar Energy 22, 63–68.
/// Height adds 6 % a kilometre. Aerosol takes 15 %, and 22 % over the dusty Canaries, which fits the 59 values AEMET sent
/// for 25 August 2026 within one.
enum ClearSkyUV {
  /// - Parameter ozoneAnomaly: departure of the day's ozone from the season's, in standard deviations (4 %).
  static func index(noonSine: Double, place: WeatherPlace, date: CivilDate, ozoneAnomaly: Double) -> Double {
    let seasonal = 40 * Elementary.cosSin(turns: 0.9856 * (Double(date.dayOfYear) - 30) / 360).sin
    let eastern = place.longitude > 0 ? 20.0 : 0
    let zonal = 20 * Elementary.cosSin(turns: 3 * (place.longitude + eastern) / 360).sin
    let belt = Elementary.cosSin(turns: 1.28 * place.latitude / 360).sin
    let ozone = (235 + (150 + seasonal + zonal) * belt * belt) * (1 + 0.04 * ozoneAnomaly)
    let clear = 12.5 * Elementary.pow(max(noonSine, 0), 2.42) * Elementary.pow(ozone / 300, -1.23)
    return (place.latitude < 31 ? 0.78 : 0.85) * clear * (1 + 0.06 * Double(place.elevationMetres) / 1000)
  }
}
