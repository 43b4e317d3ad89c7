// SPDX-License-Identifier: MIT

/// What the stations around a place measured last: for each quantity, the nearest station that has it.
///
/// A station without a thermometer may still give the wind (Q-OBS-03), a dead one gives nothing (Q-OBS-13). Usable is
/// a value whose hour ended no more than 3 hours before the moment, and not after it, at a station no more than 35 km
/// away; both bounds belong to it. Of one station the newest hour counts that has the value, wherever it stands in the
/// file (Q-OBS-08); of stations equally far the one that comes first by identifier; of two rows for one hour the later
/// in the file.
public struct LocalObservation: Hashable, Sendable {
  /// The oldest that is usable, 3 h. Data 75 minutes old are ordinary (Q-OBS-07).
  public static let maximumAgeSeconds: Int64 = 10_800
  /// The farthest that is usable.
  public static let maximumDistanceKm = 35.0

  /// °C.
  public var temperatureC: StationReading<Double>?
  /// °C.
  public var dewPointC: StationReading<Double>?
  /// %.
  public var relativeHumidityPercent: StationReading<Double>?
  /// Mean wind, its direction and gust, by one instrument.
  public var wind: StationReading<StationWind>?
  /// hPa, reduced to the sea by AEMET; never from above 750 m (Q-OBS-10).
  public var seaLevelPressureHpa: StationReading<Double>?
  /// Rain of one hour, mm. Nil is unknown, 0 is none.
  public var precipitationMm: StationReading<Double>?
  /// cm.
  public var snowDepthCm: StationReading<Double>?
  /// km.
  public var visibilityKm: StationReading<Double>?
  /// Minutes of one hour.
  public var sunshineMinutes: StationReading<Double>?

  /// Nothing known.
  public init() {}
}
