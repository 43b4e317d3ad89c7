// SPDX-License-Identifier: MIT

public import AuraFeeds
public import AuraModel

/// Everything that a snapshot of a place is joined from; what is left out is unknown.
public struct SnapshotSources: Sendable {
  public var daily = SourceReading<DailyForecastRecord>()
  public var hourly = SourceReading<HourlyForecastRecord>()
  /// What the stations near the place measured: `LocalObservation.decode(_:near:at:)`, for many places in one pass.
  public var observed = SourceReading<LocalObservation>()
  /// The warnings of the area that the place lies in.
  public var avisos = AvisosState.unknown
  /// Why the last attempt to read the warnings brought nothing.
  public var avisosFailure: FailureReason?
  /// The UV file of the day; its entry for the place wins over the daily forecast's `uvMax`.
  public var uvi = SourceReading<UVIForecast>()
  /// The stations of the air quality network.
  public var air = SourceReading<[AirStation]>()
  /// The text of the community, or of the province for Ceuta and Melilla.
  public var bulletin = SourceReading<ForecastBulletin>()

  public init() {}
}
