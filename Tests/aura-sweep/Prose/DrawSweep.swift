// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraKit

extension Sweep {
  /// Draws of the headline over the capitals and many days under one sky: every pattern that can be said is said about
  /// as often as any other (prose rules, V6: within 20 % of the mean), and a place seldom says the same on two days.
  static let proseDraws = Sweep(name: "prose-draws", unit: "phrases", defaultCount: 100_000) { count, chance in
    var report = SweepReport(tried: 0)
    let capitals = MockSnapshot.capitals(seed: chance.seed)
    let first = CivilDate(year: 1990, month: 1, day: 1)!
    var patterns: [String: Int] = [:]
    var last: [Int: String] = [:]
    var repeats = 0
    for index in 0..<count {
      let location = capitals[index % capitals.count].location
      let date = first.advanced(byDays: index / capitals.count)
      let moment = location.zone.startOfDay(date).advanced(bySeconds: 13 * 3600)
      var snapshot = WeatherSnapshot(place: WeatherSnapshot.Place(location), moment: moment)
      snapshot.sunrise = moment.advanced(bySeconds: -6 * 3600)
      snapshot.sunset = moment.advanced(bySeconds: 6 * 3600)
      var slot = HourSlot(start: moment)
      slot.sky = SkyState(codeText: "11", wording: "")
      slot.isNight = false
      slot.temperatureC = 20
      snapshot.current = slot
      let phrase = ForecastPhrase.compose(snapshot, at: moment)
      report.tried += 1
      guard let pattern = phrase.patterns.first else {
        report.failures.append("no pattern: \(phrase.headline)")
        continue
      }
      patterns[pattern, default: 0] += 1
      if last.updateValue(pattern, forKey: location.code.number) == pattern { repeats += 1 }
    }
    let mean = Double(count) / Double(max(1, patterns.count))
    let share = Double(repeats) / Double(max(1, count))
    report.figures.append(
      "\(patterns.count) patterns, \(patterns.values.min() ?? 0)…\(patterns.values.max() ?? 0) times each; "
        + "\(share) as the day before")
    // A mean of 500 has a deviation of 4.5 %: a fifth of it is no chance.
    if patterns.count < 40 || mean < 500 { report.failures.append("too few patterns or draws to tell") }
    for (pattern, number) in patterns.sorted(by: { $0.key < $1.key })
    where abs(Double(number) - mean) > mean / 5 {
      report.failures.append("\(pattern) \(number) times, the mean is \(mean)")
    }
    if share * Double(patterns.count) > 1.5 { report.failures.append("the same pattern as the day before: \(share)") }
    return report
  }
}
