// SPDX-License-Identifier: MIT

public import AuraTime

/// What one automatic station of AEMET measured in one hour, as sent, with each unit in its name.
///
/// AEMET documents 39 fields and requires five: every other one may be absent at any station (Q-OBS-02, Q-OBS-03).
/// What the values mean together is in `StationObservation+Meaning.swift`.
///
/// Source of the meanings: AEMET, metadata of `observacion/convencional` (39 `campos`).
public struct StationObservation: Hashable, Sendable {
  /// One set of wind instruments. Some stations have two, which measure the same wind.
  public struct Anemometer: Hashable, Sendable {
    /// Mean of the 10 minutes before the end of the hour, m/s, 0…150 (Q-OBS-09).
    public var meanMps: Double?
    /// Greatest mean of 3 seconds in the hour, m/s, 0…150.
    public var gustMps: Double?
    /// Where the mean wind comes from, degrees clockwise from north, 0…360.
    public var meanFromDegrees: Double?
    /// Where the gust came from, degrees, 0…360.
    public var gustFromDegrees: Double?
    /// Standard deviation of the speed over the 10 minutes, m/s.
    public var meanDeviationMps: Double?
    /// Standard deviation of the direction over the 10 minutes, degrees.
    public var meanFromDeviationDegrees: Double?

    public init() {}
  }

  /// `idema`, AEMET's identifier: `3195`, `C449C`.
  public var stationID: String
  /// `ubi` as sent, with doubled and trailing blanks (Q-OBS-12).
  public var sentName: String
  /// The station, not the town it is named after.
  public var coordinate: Coordinate
  /// Height of the station above the sea, m.
  public var altitudeM: Double
  /// `fint`: the **end** of the hour (Q-OBS-05). Without it nothing of the row can be taken for current.
  public var measuredUntil: WallInstant?

  /// Air temperature at the end of the hour, °C.
  public var airTemperatureC: Double?
  /// Least and greatest of the hour's 60 values, °C.
  public var minimumTemperatureC: Double?
  public var maximumTemperatureC: Double?
  /// Dew point, °C.
  public var dewPointC: Double?
  /// Beside the ground, °C; in it, 5 cm and 20 cm deep.
  public var groundTemperatureC: Double?
  public var soil5cmTemperatureC: Double?
  public var soil20cmTemperatureC: Double?
  /// %, 0…100.
  public var relativeHumidityPercent: Double?

  /// Rain of the hour by the gauge and by the disdrometer, mm: the same rain twice, never to be added (Q-OBS-11).
  public var gaugePrecipitationMm: Double?
  public var disdrometerPrecipitationMm: Double?
  /// Liquid and solid part, mm.
  public var liquidPrecipitationMm: Double?
  public var solidPrecipitationMm: Double?
  /// Depth of lying snow, cm.
  public var snowDepthCm: Double?

  /// The cups and vane that most stations have: `vv`, `vmax`, `dv`, `dmax`, `stdvv`, `stddv`.
  public var cupAnemometer = Anemometer()
  /// The ultrasonic sensor, a second instrument: `vvu`, `vmaxu`, `dvu`, `dmaxu`, `stdvvu`, `stddvu`.
  public var ultrasonicAnemometer = Anemometer()
  /// Run of the wind in the hour, hectometres.
  public var windRunHm: Double?

  /// Pressure at the barometer, hPa. Never to be shown as sea-level pressure (Q-OBS-10).
  public var stationPressureHpa: Double?
  /// `pres_nmar` as sent, hPa; see `seaLevelPressureHpa`.
  public var sentSeaLevelPressureHpa: Double?
  /// Heights of the 925, 850 and 700 hPa levels, geopotential m: instead of sea-level pressure at stations of
  /// 750–1,000 m, 1,000–2,300 m and above.
  public var level925M: Double?
  public var level850M: Double?
  public var level700M: Double?

  /// Sunshine of the hour, minutes, 0…60. Documented as hours; the values sent are minutes.
  public var sunshineMinutes: Double?
  /// Mean visibility of the last 10 minutes, km.
  public var visibilityKm: Double?

  public init(
    stationID: String, sentName: String, coordinate: Coordinate, altitudeM: Double, measuredUntil: WallInstant?
  ) {
    self.stationID = stationID
    self.sentName = sentName
    self.coordinate = coordinate
    self.altitudeM = altitudeM
    self.measuredUntil = measuredUntil
  }
}
