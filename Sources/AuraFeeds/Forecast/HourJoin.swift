// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// Joins the arrays of one day of the hourly file by label, and gives each label its instant.
///
/// A label that stands twice in an array is two hours, in the order of the file, on the day that repeats it
/// (Q-HOR-21); on any other day the first known value counts. A label that the day skips is dropped.
struct HourJoin {
  private let clock: DayClock
  /// Where a label's hour stands in `hours`, −1 when it has none. The second hour of the repeated label is the last.
  private var places = [Int](repeating: -1, count: 25)
  private(set) var hours: [ForecastHour]

  private static let secondSlot = 24

  /// Appends the hours of a day, in the order of time, to those of the days before.
  init(_ day: HourlyForecastRecord.Day, dayBefore: HourlyForecastRecord.Day?, zone: CivilZone, hours: [ForecastHour]) {
    clock = DayClock(day.date, zone: zone)
    self.hours = hours
    appendHours(labels: Self.labels(of: day), hasSecond: repeatsLabel(day))
    place(day.sky) { if $0.sky == nil { $0.sky = $1 } }
    place(day.precipitation) { if $0.precipitation == nil { $0.precipitation = $1 } }
    place(day.snow) { if $0.snow == nil { $0.snow = $1 } }
    place(day.temperature) { if $0.temperature == nil { $0.temperature = $1 } }
    place(day.apparentTemperature) { if $0.apparentTemperature == nil { $0.apparentTemperature = $1 } }
    place(day.relativeHumidity) { if $0.relativeHumidity == nil { $0.relativeHumidity = $1 } }
    place(day.wind) { if $0.wind == nil { $0.wind = $1 } }
    place(day.gustKmh) { if $0.gustKmh == nil { $0.gustKmh = $1 } }
    spread(day.precipitationProbability, dayBefore?.precipitationProbability) { $0.precipitationProbability = $1 }
    spread(day.stormProbability, dayBefore?.stormProbability) { $0.stormProbability = $1 }
    spread(day.snowProbability, dayBefore?.snowProbability) { $0.snowProbability = $1 }
  }

  /// One bit for every label that any array names.
  private static func labels(of day: HourlyForecastRecord.Day) -> UInt32 {
    bits(day.sky) | bits(day.precipitation) | bits(day.snow) | bits(day.temperature) | bits(day.apparentTemperature)
      | bits(day.relativeHumidity) | bits(day.wind) | bits(day.gustKmh)
  }

  private static func bits<Value>(_ samples: [HourSample<Value>]) -> UInt32 {
    samples.reduce(0) { (0..<24).contains($1.hour) ? $0 | 1 << UInt32($1.hour) : $0 }
  }

  /// Whether an array has the repeated label twice.
  private func repeatsLabel(_ day: HourlyForecastRecord.Day) -> Bool {
    guard let label = clock.repeatedLabel else { return false }
    return repeats(label, day.sky) || repeats(label, day.precipitation) || repeats(label, day.snow)
      || repeats(label, day.temperature) || repeats(label, day.apparentTemperature)
      || repeats(label, day.relativeHumidity) || repeats(label, day.wind) || repeats(label, day.gustKmh)
  }

  private func repeats<Value>(_ label: Int, _ samples: [HourSample<Value>]) -> Bool {
    samples.count { $0.hour == label } > 1
  }

  private mutating func appendHours(labels: UInt32, hasSecond: Bool) {
    for label in 0..<24 where labels & 1 << UInt32(label) != 0 {
      append(label: label, slot: label)
      if hasSecond, label == clock.repeatedLabel { append(label: label, slot: Self.secondSlot) }
    }
  }

  private mutating func append(label: Int, slot: Int) {
    let isSecond = slot == Self.secondSlot
    guard let start = clock.start(ofHour: label, second: isSecond) else { return }
    places[slot] = hours.count
    hours.append(ForecastHour(start: start, date: clock.date, hour: label, isRepeated: isSecond))
  }

  /// Gives every known sample to its hour.
  @inline(__always)
  private mutating func place<Value>(_ samples: [HourSample<Value>], _ assign: (inout ForecastHour, Value) -> Void) {
    var hasRepeated = false
    for sample in samples where (0..<24).contains(sample.hour) {
      var slot = sample.hour
      if slot == clock.repeatedLabel {
        if hasRepeated { slot = Self.secondSlot }
        hasRepeated = true
      }
      guard let value = sample.value, places[slot] >= 0 else { continue }
      assign(&hours[places[slot]], value)
    }
  }

  /// Gives every span to the hours it holds: the day's own before the last of the day before, which runs past
  /// midnight (Q-HOR-07); of two that overlap, the first of the file.
  @inline(__always)
  private mutating func spread(
    _ own: [SpanSample], _ before: [SpanSample]?, _ assign: (inout ForecastHour, Int?) -> Void
  ) {
    for span in (before ?? []).reversed() where span.wrapsMidnight {
      for label in 0..<span.endHour { give(span.percent, to: label, assign) }
    }
    for span in own.reversed() {
      for label in span.startHour..<(span.wrapsMidnight ? 24 : span.endHour) { give(span.percent, to: label, assign) }
    }
  }

  @inline(__always)
  private mutating func give(_ percent: Int?, to label: Int, _ assign: (inout ForecastHour, Int?) -> Void) {
    if places[label] >= 0 { assign(&hours[places[label]], percent) }
    if label == clock.repeatedLabel, places[Self.secondSlot] >= 0 { assign(&hours[places[Self.secondSlot]], percent) }
  }
}
