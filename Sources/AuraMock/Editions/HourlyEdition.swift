// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraTime

/// Composes the hourly file of an edition from the weather: 48 hours from a UTC quarter.
package struct HourlyEdition {
  private let brief: ForecastBrief
  private let spans: HourlySpans
  private let end: WallInstant

  package init(_ brief: ForecastBrief) {
    self.brief = brief
    spans = HourlySpans(zone: brief.zone, quirks: brief.quirks)
    end = brief.edition.base.advanced(bySeconds: 48 * 3600)
  }

  package func compose() -> HourlyPayload {
    let first = brief.zone.civil(at: brief.edition.base).date
    var days = (0..<3).map { day(first.advanced(byDays: $0), isFirst: $0 == 0, isLast: $0 == 2) }
    // Q-HOR-20: seen in a recording.
    if brief.quirks[.sunriseRepeated] { days[2].sunrise = days[1].sunrise }
    return HourlyPayload(header: brief.header, days: days)
  }

  private func day(_ date: CivilDate, isFirst: Bool, isLast: Bool) -> HourlyPayload.Day {
    let (rise, set) = brief.sun(date)
    var day = HourlyPayload.Day(date: date, sunrise: clockText(rise), sunset: clockText(set))
    let hours = labelledHours(date, isFirst: isFirst, isLast: isLast)
    day.sky = hours.map { .init(sky($0.hour, at: $0.label, on: date), at: text($0.label)) }
    day.rain = hours.map { .init(rain($0.hour), at: text($0.label)) }
    day.snow = hours.map { .init(amount($0.hour.snow), at: text($0.label)) }
    // Q-HOR-02: an hour after the sky since 2022.
    let isLate = isFirst && brief.eras.thermalStartsLater
    let known = isLate ? Array(hours.dropFirst()) : hours
    // Q-HOR-03: with the switch off the missing hour is there, and empty.
    let missing = isLate && !brief.quirks[.unequalArrays] ? hours.prefix(1) : []
    func thermal(_ value: (WeatherHour) -> String) -> [HourlyPayload.Item] {
      missing.map { .init("", at: text($0.label)) } + known.map { .init(value($0.hour), at: text($0.label)) }
    }
    day.temperature = thermal { temperature($0) }
    day.feel = thermal { feel($0) }
    day.humidity = thermal { "\($0.humidityPercent)" }
    day.motion = known.flatMap { motion($0.hour, at: text($0.label)) }
    let quarters = self.quarters(date, isFirst: isFirst)
    day.rainProbability = quarters.map { chance($0) { $0.precipitationPercent } }
    day.stormProbability = quarters.map { chance($0) { $0.thunderPercent } }
    day.snowProbability = quarters.map { chance($0) { $0.snowPercent } }
    return day
  }

  private typealias Labelled = (label: Int, hour: WeatherHour)

  /// The hours of a date that the file tells, each with its local label.
  private func labelledHours(_ date: CivilDate, isFirst: Bool, isLast: Bool) -> [Labelled] {
    var hours = brief.weather(on: date).hours
    if !isFirst || brief.quirks[.startsAtBaseHour] { hours.removeAll { $0.start < brief.edition.base } }
    if !isLast || brief.quirks[.thirdDayStops] { hours.removeAll { $0.start >= end } }
    let labelled: [Labelled] = hours.map { (brief.zone.civil(at: $0.start).time.hour, $0) }
    return brief.quirks[.clockChangeLabels] ? labelled : Self.withoutClockChange(labelled)
  }

  /// 00 to 23 once each: the second of a repeated hour goes, a missing one takes after the hour before.
  private static func withoutClockChange(_ hours: [Labelled]) -> [Labelled] {
    var result: [Labelled] = []
    for entry in hours where entry.label != result.last?.label {
      if let last = result.last, entry.label == last.label + 2 { result.append((last.label + 1, last.hour)) }
      result.append(entry)
    }
    return result
  }

  /// The quarters whose spans stand under a date, with nil where only the blank span is left of one.
  private func quarters(_ date: CivilDate, isFirst: Bool) -> [(label: String, quarter: WeatherQuarter?)] {
    // Quarters of the UTC day of the date and of its neighbours, since in local time the first may begin the day
    // before or the last the day after.
    let near = [-1, 0, 1].flatMap { brief.quartersOfUTCDay(date.advanced(byDays: $0)) }
    return near.filter { spans.date(of: $0) == date }.compactMap { start in
      let isTold = (brief.edition.base..<end).contains(start)
      let isUnderRule = isFirst && start < brief.edition.base && !brief.quirks[.startsAtBaseHour]
      if isTold || isUnderRule { return (spans.label(of: start), brief.quarter(at: start)) }
      return brief.eras.pastSpansRemoved ? nil : (spans.label(of: start), nil)
    }
  }

  private func chance(
    _ span: (label: String, quarter: WeatherQuarter?), _ percent: (WeatherQuarter) -> Int
  ) -> HourlyPayload.Item {
    let unknown = brief.quirks[.unknownIsEmpty] ? "" : "0"
    return HourlyPayload.Item(span.quarter.map { "\(percent($0))" } ?? unknown, at: span.label)
  }

  private func sky(_ hour: WeatherHour, at label: Int, on date: CivilDate) -> String {
    "\(hour.skyCode)" + (brief.quirks[.hourlyNightSuffix] && brief.isNight(hour: label, on: date) ? "n" : "")
  }

  private func rain(_ hour: WeatherHour) -> String {
    guard !brief.quirks[.rainContainsSnow] else { return amount(hour.precipitation) }
    let liquid = hour.precipitation.tenthsMm - hour.snow.tenthsMm
    return amount(liquid > 0 ? .tenths(liquid) : hour.snow.isWet ? .none : hour.precipitation)
  }

  /// `0`, `Ip`, `2`, `1.4` (Q-HOR-14).
  private func amount(_ water: WaterAmount) -> String {
    switch water {
    case .none: "0"
    case .trace: brief.quirks[.traceIsIp] ? "Ip" : "0"
    case .tenths(let tenths): tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
  }

  /// Whole degrees; `-0` just below zero (Q-HOR-15).
  private func temperature(_ hour: WeatherHour) -> String {
    let isMinusZero = hour.temperatureTenthsC < 0 && hour.temperatureC == 0
    return isMinusZero && brief.quirks[.minusZero] ? "-0" : "\(hour.temperatureC)"
  }

  private func feel(_ hour: WeatherHour) -> String {
    hour.feelsLikeC == hour.temperatureC ? temperature(hour) : "\(hour.feelsLikeC)"
  }

  private func motion(_ hour: WeatherHour, at label: String) -> [HourlyPayload.Motion] {
    let direction = hour.windFrom?.aemetCode ?? "C"
    let gust = "\(hour.gustKmh)"
    guard brief.quirks[.windAndGustApart] else {
      return [.both(direction: direction, speed: "\(hour.windKmh)", gust: gust, label: label)]
    }
    let wind = HourlyPayload.Motion.wind(direction: direction, speed: "\(hour.windKmh)", label: label)
    // Q-HOR-13: about one in forty is missing.
    var draw = SeedStream(seed: brief.seed).stream("gusts").stream(brief.place.code.number).stream(
      Int(hour.start.secondsSinceEpoch / 3600))
    if brief.quirks[.gustsMissing], draw.below(40) == 0 { return [wind] }
    let both = [wind, .gust(value: gust, label: label)]
    return brief.quirks[.gustFirst] ? both.reversed() : both
  }

  private func text(_ label: Int) -> String { digits(label, width: 2) }

  private func clockText(_ minute: Int) -> String {
    digits(minute / 60 % 24, width: 2) + ":" + digits(minute % 60, width: 2)
  }
}

extension ForecastBrief {
  /// Starts of the four quarters of a UTC date.
  func quartersOfUTCDay(_ date: CivilDate) -> [WallInstant] {
    (0..<4).map { CivilZone.utc.startOfDay(date).advanced(bySeconds: Int64($0) * 21_600) }
  }

  /// The quarter that begins at an instant, where its day is among those of the brief.
  func quarter(at start: WallInstant) -> WeatherQuarter? {
    let index = CivilZone.utc.civil(at: start).date.dayNumber - days[0].date.dayNumber
    return days.indices.contains(index) ? days[index].quarters.first { $0.start == start } : nil
  }
}
