// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraTime

/// Composes the daily file of an edition from the weather.
package struct DailyEdition {
  private let brief: ForecastBrief

  package init(_ brief: ForecastBrief) {
    self.brief = brief
  }

  package func compose() -> DailyPayload {
    DailyPayload(header: brief.header, days: (0..<7).map(day))
  }

  /// The day at a place of the file, 0…6.
  private func day(_ index: Int) -> DailyPayload.Day {
    let date = brief.edition.firstDay.advanced(byDays: index)
    let weather = brief.weather(on: date)
    let percents = rainPercents(weather)
    // Q-DAY-03: seven periods, then three, then one.
    let names = DailyPayload.periods(count: index < 2 ? 7 : index < 4 ? 3 : 1)
    let periods = names.map { period($0 ?? "00-24", of: weather, percents) }
    var day = DailyPayload.Day(
      date: date, periods: names.map { $0 ?? (brief.quirks[.wholeDayWithoutPeriod] ? nil : "00-24") },
      rainProbability: periods.map(\.rainPercent), snowLevel: snowLevels(periods, index: index),
      sky: periods.map { sky($0, on: date) },
      wind: periods.map(\.wind), gust: periods.map(\.gust), temperature: temperature(weather, index: index),
      feel: range(weather, index: index) { $0.feelsLikeC },
      humidity: range(weather, index: index) { roundedToFive($0.humidityPercent) }, uv: uv(weather, index: index))
    if index == 0 { blank(&day) }
    if index == 1, !brief.quirks[.codesFromTable] { day.sky[0] = "91" }
    return day
  }

  private func period(_ name: String, of weather: WeatherDay, _ percents: [Int]) -> DailyPeriod {
    let parts = name.split(separator: "-").compactMap { Int($0) }
    let span = parts[0]..<parts[1]
    let quarters = span.lowerBound / 6..<span.upperBound / 6
    return DailyPeriod(
      span: span, hours: weather.hours.filter { span.contains(label(of: $0)) },
      quarters: Array(weather.quarters[quarters]), percents: Array(percents[quarters]))
  }

  /// Chance of rain of 00-06, 06-12, 12-18 and 18-24: that of the UTC quarter of the same name, as in the recordings,
  /// or of the quarter in which one of its hours is wet.
  private func rainPercents(_ weather: WeatherDay) -> [Int] {
    let before = brief.weather(on: weather.date.advanced(byDays: -1)).quarters.suffix(1)
    let quarters = before + weather.quarters
    return (0..<4).map { index in
      let wet = weather.hours.filter { label(of: $0) / 6 == index && $0.precipitation.isWet }
      let others = wet.compactMap { hour in quarters.last { $0.start <= hour.start }?.precipitationPercent }
      return max(weather.quarters[index].precipitationPercent, others.max() ?? 0)
    }
  }

  private func label(of hour: WeatherHour) -> Int { brief.zone.civil(at: hour.start).time.hour }

  /// The code with `n` on 00-06, and on 18-24 where the sun has set by half past six (Q-DAY-18).
  private func sky(_ period: DailyPeriod, on date: CivilDate) -> String {
    let start = period.span.lowerBound
    let isNight = period.span.count == 6 && (start == 0 || start == 18) && brief.isNight(hour: start, on: date)
    return "\(period.skyCode)" + (isNight && brief.quirks[.dailyNightSuffix] ? "n" : "")
  }

  /// Snow lines as AEMET tells them: none from the fifth day, and a high one only for the whole day (Q-DAY-16).
  private func snowLevels(_ periods: [DailyPeriod], index: Int) -> [String] {
    periods.map { period in
      guard index < 4, let level = period.snowLevel else { return "" }
      let isHigh = level > 2000 && period.span.count < 24
      return isHigh && brief.quirks[.snowLevelOnWholeDay] ? "" : "\(level)"
    }
  }

  private func temperature(_ weather: WeatherDay, index: Int) -> DailyPayload.Range {
    var range = range(weather, index: index) { $0.temperatureC }
    // Q-DAY-14: the value at six lies below the minimum, now and then.
    var chance = SeedStream(seed: brief.seed).stream("points").stream(brief.place.code.number).stream(
      weather.date.dayNumber)
    if index < 2, brief.quirks[.pointsOutsideExtremes], chance.below(8) == 0, !range.points.isEmpty {
      range.points[0].value = range.minimum - 2
    }
    return range
  }

  private func range(_ weather: WeatherDay, index: Int, _ value: (WeatherHour) -> Int) -> DailyPayload.Range {
    let values = weather.hours.map(value)
    var range = DailyPayload.Range(maximum: values.max() ?? 0, minimum: values.min() ?? 0)
    if index < 2 || !brief.quirks[.noPointsFromDay3] {
      for label in [6, 12, 18] {
        guard let hour = weather.hours.last(where: { self.label(of: $0) == label }) else {
          continue
        }
        range.points.append(DailyPayload.Point(value: value(hour), hour: label))
      }
      if let midnight = weather.hoursAfter.first {
        range.points.append(DailyPayload.Point(value: value(midnight), hour: 24))
      }
    }
    return range
  }

  /// On days 1 to 5, or 2 to 6 while the file begins with yesterday (Q-DAY-04, Q-DAY-10).
  private func uv(_ weather: WeatherDay, index: Int) -> Int? {
    let isShifted = brief.edition.startsYesterday && brief.quirks[.firstEditionsUV]
    let told = isShifted ? 1...5 : 0...4
    return told.contains(index) || !brief.quirks[.uvOnFiveDays] ? weather.uvMax : nil
  }

  /// Empties what is past on the first day (Q-DAY-05 to Q-DAY-08).
  private func blank(_ day: inout DailyPayload.Day) {
    guard brief.quirks[.pastPeriodsBlank] else { return }
    for (index, name) in day.periods.enumerated() where isPast(name ?? "00-24", on: day.date) {
      day.sky[index] = ""
      // 0, not empty: a hole that looks like a dry day.
      day.rainProbability[index] = 0
      day.snowLevel[index] = ""
      let isQuarter = name.map { ["00-06", "06-12", "12-18"].contains($0) } ?? false
      if !isQuarter || !brief.quirks[.earlyWindKept] {
        day.wind[index] = DailyPayload.Wind(direction: "", speed: brief.quirks[.emptySpeed] ? nil : 0)
        day.gust[index] = ""
      }
    }
  }

  private func isPast(_ period: String, on date: CivilDate) -> Bool {
    let dayStart = CivilZone.utc.startOfDay(date)
    let baseHour = dayStart.seconds(until: brief.edition.base) / 3600
    switch period {
    case "00-24", "00-12", "00-06":
      return baseHour >= 6
    case "06-12":
      let noon = brief.zone.startOfDay(date).advanced(bySeconds: Int64(brief.zone.dayLengthSeconds(date)) - 43_200)
      return baseHour >= 18 || (!brief.quirks[.morningKept] && noon <= brief.edition.elaborated)
    case "12-24", "12-18":
      return baseHour >= 18 && brief.quirks[.eveningBlanksAfternoon]
    default:
      return false
    }
  }
}

/// Relative humidity as the daily file tells it: steps of 5 %, at most 100.
private func roundedToFive(_ percent: Int) -> Int {
  min(100, Int((Double(percent) / 5).rounded()) * 5)
}
