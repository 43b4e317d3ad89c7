// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// A day of the daily forecast with one value of each kind, and its parts.
public struct ForecastDay: Hashable, Sendable {
  public let date: CivilDate
  public let sky: SkyState?
  /// %, 0…100. nil is unknown and never a dry day.
  public let precipitationProbability: Int?
  public let wind: WindReading?
  /// Strongest gust, km/h.
  public let gustKmh: Int?
  /// Height of the snow line, m; nil where none is expected or it is not known.
  public let snowLevelM: Int?
  /// °C, as sent.
  public let temperature: DailyForecastRecord.Range
  /// °C, as sent.
  public let apparentTemperature: DailyForecastRecord.Range
  /// %, as sent.
  public let relativeHumidity: DailyForecastRecord.Range
  public let uvMax: Int?
  /// The parts of the day that the file names, `00-24` included when it is named.
  public let periods: [ForecastPeriod]

  init(_ day: DailyForecastRecord.Day, zone: CivilZone, at moment: WallInstant) {
    date = day.date
    temperature = day.temperature
    apparentTemperature = day.apparentTemperature
    relativeHumidity = day.relativeHumidity
    uvMax = day.uvMax
    periods = Self.periods(of: day, zone: zone, at: moment)
    let choice = PeriodChoice(periods)
    sky = choice.value { $0.sky }
    wind = choice.value { $0.wind }
    snowLevelM = choice.value { $0.snowLevelM }
    precipitationProbability = choice.maximum { $0.precipitationProbability }
    gustKmh = choice.maximum { $0.gustKmh }
  }

  /// The part that covers a local hour, the shortest that is not blanked; nil when there is none.
  public func period(coveringHour hour: Int) -> ForecastPeriod? {
    periods.filter { !$0.isBlanked && $0.period.startHour <= hour && hour < $0.period.endHour }
      .min { $0.period.hours < $1.period.hours }
  }

  /// Joins the arrays of a day by period, whatever their lengths and order.
  private static func periods(
    of day: DailyForecastRecord.Day, zone: CivilZone, at moment: WallInstant
  ) -> [ForecastPeriod] {
    var periods: [ForecastPeriod] = []
    periods.reserveCapacity(7)
    let clock = DayClock(day.date, zone: zone)
    func index(of period: DayPeriod) -> Int {
      if let index = periods.firstIndex(where: { $0.period == period }) { return index }
      periods.append(ForecastPeriod(period, clock, at: moment))
      return periods.count - 1
    }
    // Of two samples for one period the first counts.
    var hasSky: UInt64 = 0
    for sample in day.sky {
      let place = index(of: sample.period)
      guard place < 64, hasSky & 1 << UInt64(place) == 0 else { continue }
      hasSky |= 1 << UInt64(place)
      periods[place].sky = sample.value
      periods[place].isBlanked = sample.value == nil
    }
    for sample in day.precipitationProbability { periods[index(of: sample.period)].take(probability: sample.value) }
    for sample in day.wind { periods[index(of: sample.period)].take(wind: sample.value) }
    for sample in day.gustKmh { periods[index(of: sample.period)].take(gust: sample.value) }
    for sample in day.snowLevelM { periods[index(of: sample.period)].take(snowLevel: sample.value) }
    return periods.sorted { $0.period < $1.period }
  }
}
