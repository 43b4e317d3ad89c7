// SPDX-License-Identifier: MIT

import AuraTime

/// Dust from the Sahara near the ground: often over the Canaries, seldom and thinner over the south and east.
///
/// The shares of dusty days are rounded from what AEMET's yearly summaries of the Canaries and the ministry's lists
/// of days with African influence tell: one day in eight at the islands in winter, most of the strong ones from
/// December to March; a few days a month of thin haze in the south of the peninsula.
enum DesertDust {
  private static let canaryShares = [0.12, 0.14, 0.12, 0.07, 0.04, 0.05, 0.10, 0.10, 0.06, 0.07, 0.06, 0.10]
  private static let southShares = [0.02, 0.05, 0.06, 0.04, 0.05, 0.07, 0.09, 0.09, 0.05, 0.04, 0.02, 0.02]

  /// Share of days with dust worth naming at a place in a month (1…12).
  static func share(place: WeatherPlace, month: Int) -> Double {
    if ClimateRegion(latitude: place.latitude, longitude: place.longitude) == .canaries {
      return canaryShares[month - 1]
    }
    return southShares[month - 1] * Elementary.exp(-(max(place.latitude, 36) - 36) / 2.5)
  }

  /// PM10 on top of the background, µg/m³, from the dust field (standard normal) and its share of days.
  static func micrograms(dust: Double, share: Double) -> Double {
    let excess = dust - Elementary.normalThreshold(share: share)
    return excess > 0 ? min(70 * Elementary.exp(1.5 * excess) - 20, 4000) : 0
  }

  /// Visibility in metres through dust.
  /// Source: d'Almeida, G. A. (1986), A model for Saharan dust transport, Journal of Climate and Applied Meteorology
  /// 25, 903–916: PM = 914.06 V^−0.73 + 19.03, V in km.
  static func visibilityMetres(micrograms: Double) -> Double {
    guard micrograms > 60 else { return 60_000 }
    return 1000 * Elementary.pow(914.06 / (micrograms - 19.03), 1 / 0.73)
  }
}
