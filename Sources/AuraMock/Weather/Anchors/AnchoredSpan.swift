// SPDX-License-Identifier: MIT

package import AuraTime

/// What is known of some hours at one place; nil where nothing is.
///
/// Between two spans with a temperature, not more than half a day apart, it goes in a straight line.
package struct AnchoredSpan: Hashable, Sendable {
  /// Whole hours.
  package var hours: Range<WallInstant>
  /// Tenths of °C.
  package var temperatureTenthsC: Int?
  /// Precipitation of each of the hours, tenths of a millimetre.
  package var rainTenthsMm: Int?
  package var thunders: Bool?
  /// Mean wind and strongest gust of each hour, km/h.
  package var windKmh: Int?
  package var gustKmh: Int?
  /// Degrees clockwise from north.
  package var windBearingDegrees: Int?
  package var humidityPercent: Int?
  /// Cloud cover, eighths.
  package var cloudEighths: Int?
  /// Horizontal visibility, metres; below 1,000 it is fog, or haze where there is dust.
  package var visibilityMetres: Int?
  /// Desert dust, µg/m³.
  package var dustMicrograms: Int?

  package init(hours: Range<WallInstant>) {
    self.hours = hours
  }
}
