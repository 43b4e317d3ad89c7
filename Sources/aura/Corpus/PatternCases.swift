// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraKit
import AuraMock

/// Hours of the mock's weather at which a pattern speaks that no case of the corpus makes speak.
enum PatternCases {
  /// Through the hours of all capitals over years, each year of another seed, until every pattern has spoken.
  ///
  /// - Parameter unspoken: ids of patterns; what is left of them no hour of the years reaches.
  static func cases(unspoken: inout Set<String>) -> [CorpusPlan.Case] {
    var cases: [CorpusPlan.Case] = []
    let first = CivilDate(year: 2026, month: 1, day: 1)!
    let hours = [9, 13, 18, 22, 7, 16, 2, 11, 20, 8, 5, 19, 14, 21, 10, 17, 6]
    for seed: UInt64 in 1...3 {
      let capitals = MockSnapshot.capitals(seed: seed)
      for offset in 0..<365 {
        // Neighbouring days of the list lie in other seasons.
        let date = first.advanced(byDays: offset * 149 % 365)
        for (location, site) in capitals where !unspoken.isEmpty {
          for hour in hours {
            for (kind, snapshot) in variants(location, site, on: date, hour: hour) {
              let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
              let news = phrase.patterns.filter(unspoken.contains)
              guard !news.isEmpty else { continue }
              unspoken.subtract(news)
              let name = "\(date.month * 10_000 + date.day * 100 + hour)"
              cases.append(
                CorpusPlan.Case(
                  id: "\(location.code)-\(kind)-\(seed)\(String(repeating: "0", count: 6 - name.count))\(name)",
                  file: "\(location.code)", snapshot: snapshot))
            }
          }
        }
      }
    }
    return cases
  }

  /// The hour; the day alone; the hour under a sky that the mock's weather seldom has; next to nothing.
  private static func variants(
    _ location: Location, _ site: WeatherSite, on date: CivilDate, hour: Int
  ) -> [(kind: String, WeatherSnapshot)] {
    var whole = MockSnapshot.make(location, site, on: date, hour: hour)
    // What is told is of the hour and its day: a case of a line is read at a glance.
    whole.hours = []
    var variants = [("hour", whole)]
    if let code = whole.current?.sky?.code {
      let condition = code.condition
      let isPlainRain = condition.family == .rain && condition != .showers
      let seldom: SkyCondition? = isPlainRain ? .showers : condition == .fog ? .mist : nil
      if let seldom {
        var other = whole
        other.current?.sky = SkyState(SkyCode(seldom, isNight: code.isNight))
        variants.append(("seldom", other))
      }
    }
    // The hour has no part in the draw, and a day has but one outlook.
    if hour == 9 {
      let outlook = MockSnapshot.outlook(location, site, on: date, hour: hour)
      variants.append(("day", outlook))
      variants.append(("worst", MockSnapshot.outlook(location, site, on: date, hour: hour, isWorst: true)))
      var bare = outlook
      bare.days = []
      variants.append(("bare", bare))
    }
    return variants
  }
}
