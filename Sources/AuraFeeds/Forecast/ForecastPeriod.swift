// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// A part of a day of the daily forecast, its arrays joined.
public struct ForecastPeriod: Hashable, Sendable {
  public let period: DayPeriod
  public let start: WallInstant
  public let end: WallInstant
  /// Whether it is over at the moment. It may still be filled, and is no forecast for now (Q-DAY-07).
  public let isOver: Bool
  /// Whether AEMET has blanked its sky: then every value of it is unknown, a probability of 0 and a wind of 0 too
  /// (Q-DAY-05, Q-DAY-06).
  public internal(set) var isBlanked = false
  public internal(set) var sky: SkyState?
  /// %, 0…100.
  public private(set) var precipitationProbability: Int?
  public private(set) var wind: WindReading?
  /// km/h.
  public private(set) var gustKmh: Int?
  /// m.
  public private(set) var snowLevelM: Int?

  init(_ period: DayPeriod, on date: CivilDate, zone: CivilZone, at moment: WallInstant) {
    self.period = period
    start = Self.instant(period.startHour, on: date, zone: zone)
    end = Self.instant(period.endHour, on: date, zone: zone)
    isOver = end <= moment
  }

  /// The instant of a local hour, 0…24; on a day of clock change the civil hour counts, not hours since midnight.
  private static func instant(_ hour: Int, on date: CivilDate, zone: CivilZone) -> WallInstant {
    guard hour < 24 else { return zone.startOfDay(date.advanced(byDays: 1)) }
    return zone.instants(showing: CivilDateTime(date: date, time: CivilTime(secondOfDay: hour * 3600))).first
  }

  mutating func take(probability: Int?) {
    if !isBlanked, precipitationProbability == nil { precipitationProbability = probability }
  }

  mutating func take(wind: WindReading?) {
    if !isBlanked, self.wind == nil { self.wind = wind }
  }

  mutating func take(gust: Int?) {
    if !isBlanked, gustKmh == nil { gustKmh = gust }
  }

  mutating func take(snowLevel: Int?) {
    if !isBlanked, snowLevelM == nil { snowLevelM = snowLevel }
  }
}
