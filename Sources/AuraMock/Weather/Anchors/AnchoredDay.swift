// SPDX-License-Identifier: MIT

import AuraTime

/// What is known of one civil day at one place; nil where nothing is.
package struct AnchoredDay: Hashable, Sendable {
  /// Highest and lowest temperature, tenths of °C.
  package var maximumTenthsC: Int?
  package var minimumTenthsC: Int?
  /// All precipitation of the day, tenths of a millimetre.
  package var rainTenthsMm: Int?
  /// Strongest gust, km/h.
  package var gustKmh: Int?
  /// Where it came from, degrees clockwise from north.
  package var gustBearingDegrees: Int?

  package init() {}

  var hasTemperature: Bool { maximumTenthsC != nil && minimumTenthsC != nil }
}
