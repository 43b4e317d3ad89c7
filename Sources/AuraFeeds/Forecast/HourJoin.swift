// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// Joins the arrays of one day of the hourly file by label, and gives each label its instant.
struct HourJoin {
  private let day: HourlyForecastRecord.Day
  private let dayBefore: HourlyForecastRecord.Day?
  private let zone: CivilZone
  private let midnight: WallInstant
  /// Whether the day has 24 hours, so that its hours may be counted from midnight.
  private let isOrdinary: Bool
  /// The label that stands twice on this day, in autumn.
  private let repeatedLabel: Int?
  /// By label; the second hour of the repeated label is the last.
  private var slots: [ForecastHour?]

  private static let repeatedSlot = 24

  init(_ day: HourlyForecastRecord.Day, dayBefore: HourlyForecastRecord.Day?, zone: CivilZone) {
    self.day = day
    self.dayBefore = dayBefore
    self.zone = zone
    midnight = zone.startOfDay(day.date)
    let length = zone.dayLengthSeconds(day.date)
    isOrdinary = length == 86_400
    repeatedLabel = length > 86_400 ? Self.repeatedLabel(on: day.date, zone: zone) : nil
    slots = [ForecastHour?](repeating: nil, count: 25)
    place(day.sky) { $0.sky = $0.sky ?? $1 }
    place(day.precipitation) { $0.precipitation = $0.precipitation ?? $1 }
    place(day.snow) { $0.snow = $0.snow ?? $1 }
    place(day.temperature) { $0.temperature = $0.temperature ?? $1 }
    place(day.apparentTemperature) { $0.apparentTemperature = $0.apparentTemperature ?? $1 }
    place(day.relativeHumidity) { $0.relativeHumidity = $0.relativeHumidity ?? $1 }
    place(day.wind) { $0.wind = $0.wind ?? $1 }
    place(day.gustKmh) { $0.gustKmh = $0.gustKmh ?? $1 }
  }

  /// Appends the hours of the day in the order of time.
  func append(to hours: inout [ForecastHour]) {
    for label in 0..<24 {
      append(slots[label], to: &hours)
      if label == repeatedLabel { append(slots[Self.repeatedSlot], to: &hours) }
    }
  }

  private func append(_ slot: ForecastHour?, to hours: inout [ForecastHour]) {
    guard var hour = slot else { return }
    hour.precipitationProbability = percent(at: hour.hour) { $0.precipitationProbability }
    hour.stormProbability = percent(at: hour.hour) { $0.stormProbability }
    hour.snowProbability = percent(at: hour.hour) { $0.snowProbability }
    hours.append(hour)
  }

  /// Gives every sample to its hour. A label that stands twice in an array is two hours, in the order of the file, on
  /// the day that repeats it (Q-HOR-21); on any other day the first known value counts.
  private mutating func place<Value>(_ samples: [HourSample<Value>], _ assign: (inout ForecastHour, Value) -> Void) {
    var hasRepeated = false
    for sample in samples where (0..<24).contains(sample.hour) {
      var slot = sample.hour
      if slot == repeatedLabel {
        if hasRepeated { slot = Self.repeatedSlot }
        hasRepeated = true
      }
      if slots[slot] == nil {
        guard let start = start(ofSlot: slot, label: sample.hour) else { continue }
        slots[slot] = ForecastHour(
          start: start, date: day.date, hour: sample.hour, isRepeated: slot == Self.repeatedSlot)
      }
      if let value = sample.value { assign(&slots[slot]!, value) }
    }
  }

  /// When a label's hour begins; nil for a label that the day skips, in spring.
  private func start(ofSlot slot: Int, label: Int) -> WallInstant? {
    if isOrdinary { return midnight.advanced(bySeconds: Int64(label) * 3600) }
    switch zone.instants(showing: Self.civil(day.date, label)) {
    case .one(let instant): return instant
    case .repeated(let first, let second): return slot == Self.repeatedSlot ? second : first
    case .gap: return nil
    }
  }

  private static func repeatedLabel(on date: CivilDate, zone: CivilZone) -> Int? {
    (0..<24).first { label in
      if case .repeated = zone.instants(showing: civil(date, label)) { true } else { false }
    }
  }

  private static func civil(_ date: CivilDate, _ label: Int) -> CivilDateTime {
    CivilDateTime(date: date, time: CivilTime(secondOfDay: label * 3600))
  }

  /// The probability of the span that holds an hour: one of the day's own, else the last of the day before, which
  /// runs past midnight (Q-HOR-07).
  private func percent(at hour: Int, _ spans: (HourlyForecastRecord.Day) -> [SpanSample]) -> Int? {
    if let own = spans(day).first(where: { $0.covers(hour: hour) }) { return own.percent }
    return dayBefore.flatMap { spans($0).first { $0.coversNextDay(hour: hour) } }?.percent
  }
}
