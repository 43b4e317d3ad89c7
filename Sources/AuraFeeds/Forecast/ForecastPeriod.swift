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

  init(_ period: DayPeriod, _ clock: DayClock, at moment: WallInstant) {
    self.period = period
    start = clock.boundary(atHour: period.startHour)
    end = clock.boundary(atHour: period.endHour)
    isOver = end <= moment
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
