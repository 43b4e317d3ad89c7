// SPDX-License-Identifier: MIT

import AuraTime

/// One of the 54 places whose climate is known: the others are read off between them.
package struct ClimateAnchor: Sendable {
  package let place: WeatherPlace
  /// Twelve rows, January first.
  let months: [ClimateRow]
  let point: MapPoint
  let region: ClimateRegion

  /// The monthly values the weather is held to, as the reference gives them; `month` is 1…12.
  package func normal(month: Int) -> ClimateNormal {
    ClimateNormal(row: months[month - 1])
  }
}
