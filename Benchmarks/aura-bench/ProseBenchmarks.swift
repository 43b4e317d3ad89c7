// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock

extension BenchmarkGroup {
  /// A headline and a data line of a snapshot, and the lint of both. The goal is 20 µs a phrase.
  static let prose = BenchmarkGroup(name: "prose") { _ in
    let generator = WeatherGenerator(seed: 1)
    let first = CivilDate(year: 2026, month: 1, day: 1)!
    let snapshots = ClimateTable.anchors.enumerated().compactMap { index, anchor in
      snapshot(anchor.place, generator.day(at: anchor.place, on: first.advanced(byDays: index * 7)))
    }
    let phrases = snapshots.map { ForecastPhrase.compose($0, at: $0.moment) }
    return [
      Benchmark("prose/phrase", unit: "phrase", input: "54 capitals, days a week apart", operations: snapshots.count) {
        snapshots.reduce(0) { $0 + ForecastPhrase.compose($1, at: $1.moment).dataline.utf8.count }
      },
      Benchmark("prose/lint", unit: "phrase", input: "the two lines of the same", operations: phrases.count) {
        phrases.reduce(0) {
          $0 + ProseLint.findings(in: $1.headline).count + ProseLint.findings(in: $1.dataline).count
        }
      },
    ]
  }

  /// The middle hour of a day at a place, with the figures that a forecast has.
  private static func snapshot(_ place: WeatherPlace, _ day: WeatherDay) -> WeatherSnapshot? {
    guard let code = MunicipalityCode(place.ine), day.hours.count > 12 else { return nil }
    let hour = day.hours[12]
    var snapshot = WeatherSnapshot(
      place: WeatherSnapshot.Place(code: code, name: code.province.castilianName, coordinate: nil), moment: hour.start)
    snapshot.sunrise = hour.start.advanced(bySeconds: -5 * 3600)
    snapshot.sunset = hour.start.advanced(bySeconds: 6 * 3600)
    var slot = HourSlot(start: hour.start)
    slot.sky = SkyState(codeText: "\(hour.skyCode)", wording: "")
    slot.isNight = false
    slot.temperatureC = hour.temperatureC
    slot.feelsLikeC = hour.feelsLikeC
    slot.relativeHumidity = hour.humidityPercent
    let direction = hour.windFrom.flatMap { WindDirection(abbreviation: $0.aemetCode) }
    slot.wind = WindReading(origin: direction.map { .direction($0) } ?? .calm, speedKmh: hour.windKmh)
    slot.gustKmh = hour.gustKmh
    slot.precipitation = .millimetres(Double(hour.precipitation.tenthsMm) / 10)
    slot.precipitationProbability = day.quarters.map(\.precipitationPercent).max()
    slot.stormProbability = day.quarters.map(\.thunderPercent).max()
    (snapshot.current, snapshot.hours) = (slot, [slot])
    var summary = DaySnapshot(date: day.date)
    (summary.minimumC, summary.maximumC) = (day.minimumC, day.maximumC)
    snapshot.days = [summary]
    snapshot.uvIndex = day.uvMax
    return snapshot
  }
}
