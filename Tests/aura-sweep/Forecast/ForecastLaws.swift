// SPDX-License-Identifier: MIT

import AuraKit

/// What holds of every forecast that is read, however damaged its payload was.
struct ForecastLaws {
  var report = SweepReport(tried: 0)
  /// The number of the payload being tried, to repeat it.
  var number = 0
  var read = 0
  /// Read with at least one fault noted.
  var lossy = 0
  var refused = 0
  var days = 0
  var hours = 0
  var probabilities = 0

  /// 2026-03-03 22:30 in Madrid, within both payloads.
  private static let moment = WallInstant(secondsSinceEpoch: 1_772_573_400)

  mutating func tryDaily(_ bytes: [UInt8]) {
    guard let record = decode(bytes, DailyForecastRecord.decode) else { return }
    for zone in [CivilZone.peninsula, .canaries] {
      let view = DailyForecastView(record, zone: zone, at: Self.moment)
      days += view.days.count
      judge(dates: view.days.map(\.date), of: Set(record.days.map(\.date)))
      for day in view.days {
        judge(percents: [day.precipitationProbability] + day.periods.map(\.precipitationProbability))
        let periods = day.periods.map(\.period)
        if Set(periods).count != periods.count || periods != periods.sorted() { fail("periods \(periods)") }
        if day.periods.contains(where: { $0.isBlanked && ($0.wind != nil || $0.gustKmh != nil) }) {
          fail("a blanked period has values on \(day.date)")
        }
      }
    }
    judge(percents: record.days.flatMap { $0.precipitationProbability.map(\.value) })
    if record.days.contains(where: { $0.gustKmh.contains { ($0.value ?? 0) < 0 } }) { fail("a gust below 0") }
  }

  mutating func tryHourly(_ bytes: [UInt8]) {
    guard let record = decode(bytes, HourlyForecastRecord.decode) else { return }
    for zone in [CivilZone.peninsula, .canaries] {
      let view = HourlyForecastView(record, zone: zone, at: Self.moment)
      hours += view.hours.count
      judge(dates: view.days.map(\.date), of: Set(record.days.map(\.date)))
      for (hour, next) in zip(view.hours, view.hours.dropFirst()) where hour.start >= next.start {
        fail("\(next.date) hour \(next.hour) does not follow \(hour.date) hour \(hour.hour)")
      }
      for hour in view.hours {
        judge(percents: [hour.precipitationProbability, hour.stormProbability, hour.snowProbability])
        if !(0...23).contains(hour.hour) { fail("hour \(hour.hour)") }
        if let current = view.hour(at: hour.start), current != hour { fail("another hour at \(hour.start)") }
      }
      if view.days.map(\.hourIndices.count).reduce(0, +) != view.hours.count { fail("an hour of no day") }
    }
    for day in record.days {
      judge(
        percents: (day.precipitationProbability + day.stormProbability + day.snowProbability).map(\.percent)
          + day.relativeHumidity.map(\.value))
    }
  }

  /// The record of a payload, equal to the record of the same payload read again; nil for a refused one.
  private mutating func decode<Record: Sendable & Equatable>(
    _ bytes: [UInt8], _ decode: ([UInt8], String?) throws(FeedError) -> Decoded<Record>
  ) -> Record? {
    report.tried += 1
    var outcomes: [Result<Decoded<Record>, FeedError>] = []
    for _ in 0..<2 {
      do throws(FeedError) { outcomes.append(.success(try decode(bytes, "text/plain;charset=ISO-8859-15"))) } catch {
        outcomes.append(.failure(error))
      }
    }
    if outcomes[0] != outcomes[1] { fail("the same bytes are read in two ways") }
    switch outcomes[0] {
    case .failure(let error):
      refused += 1
      if error.description.isEmpty { fail("an error without words") }
      return nil
    case .success(let decoded):
      read += 1
      let faults = decoded.notes.filter { $0.id.hasPrefix("bad-") }
      if !faults.isEmpty { lossy += 1 }
      if let mute = faults.first(where: { $0.path.isEmpty || $0.found == nil }) { fail("a mute note \(mute)") }
      if faults.count > 200 { fail("\(faults.count) faults listed") }
      return decoded.record
    }
  }

  private mutating func judge(dates: [CivilDate], of sent: Set<CivilDate>) {
    if dates != sent.sorted() { fail("days \(dates) of \(sent.sorted())") }
  }

  private mutating func judge(percents: [Int?]) {
    for percent in percents {
      guard let percent else { continue }
      probabilities += 1
      if !(0...100).contains(percent) { fail("\(percent) %") }
    }
  }

  private mutating func fail(_ words: String) { report.failures.append("\(number): \(words)") }
}
