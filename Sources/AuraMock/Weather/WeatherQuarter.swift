// SPDX-License-Identifier: MIT

package import AuraTime

/// What a forecast says of one six-hour quarter of the UTC day: 00–06, 06–12, 12–18 or 18–24 UTC.
///
/// The hourly file's tramos are these quarters written in local hours, so the last one of a date reaches into the
/// first hours of the next on the peninsula.
package struct WeatherQuarter: Sendable, Hashable {
  /// When the quarter begins.
  package var start: WallInstant
  /// Chance of any precipitation, 0…100 % in steps of 5. 0 only when no hour is wet; 40 or more when one has 0.1 mm.
  package var precipitationPercent: Int
  /// Chance of thunder, 0…100 % in steps of 5; never above `precipitationPercent`.
  package var thunderPercent: Int
  /// Chance of snow, 0…100 % in steps of 5; never above `precipitationPercent`.
  package var snowPercent: Int
  /// Lowest ground where precipitation falls as snow, metres in steps of 100; nil without precipitation in sight or
  /// above the heights AEMET tells.
  package var snowLevelMetres: Int?
}
