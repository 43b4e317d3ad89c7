// SPDX-License-Identifier: MIT

import AuraTime

/// A part of a day in the daily file and what its hours and quarters make of it.
struct DailyPeriod {
  /// Local hours, `00-06` is `0..<6`.
  let span: Range<Int>
  /// Hours whose label lies in the span.
  let hours: [WeatherHour]
  /// The UTC quarters that stand for the span, one for each six hours.
  let quarters: [WeatherQuarter]
  /// Chance of rain of each of them, per cent in steps of 5.
  let percents: [Int]

  /// Chance of any rain, per cent in steps of 5: of one quarter its own, of several that of at least one of them.
  var rainPercent: Int {
    guard percents.count > 1 else { return percents.first ?? 0 }
    let dry = percents.reduce(1.0) { $0 * (1 - Double($1) / 100) }
    return Int(((1 - dry) * 20 - 1e-9).rounded(.up)) * 5
  }

  /// The code that stands for the span: thunder before rain before fog before cloud, and the commonest of its kind.
  var skyCode: Int {
    let ranked = hours.map { (hour: $0, rank: Self.rank(of: $0)) }
    let top = ranked.map(\.rank).max() ?? 0
    var counts: [Int: Int] = [:]
    for entry in ranked where entry.rank == top || (top < 2 && entry.rank < 2) {
      counts[entry.hour.skyCode, default: 0] += 1
    }
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 11
  }

  /// 3 thunder, 2 rain or snow, 1 fog, mist or dust, 0 cloud alone; a trace goes under a code of cloud.
  private static func rank(of hour: WeatherHour) -> Int {
    switch hour.skyCode / 10 {
    case 5, 6: 3
    case 2, 3, 4, 7: 2
    case 8: 1
    default: 0
    }
  }

  /// Wind in steps of 5 km/h: the mean of the windier half of the hours, from where they blow together.
  var wind: DailyPayload.Wind {
    let windy = hours.sorted { ($0.windKmh, $0.start) > ($1.windKmh, $1.start) }.prefix((hours.count + 1) / 2)
    let mean = windy.isEmpty ? 0 : Double(windy.reduce(0) { $0 + $1.windKmh }) / Double(windy.count)
    let speed = Int((mean / 5).rounded()) * 5
    guard speed > 0, let octant = Self.commonOctant(windy) else { return DailyPayload.Wind(direction: "C", speed: 0) }
    return DailyPayload.Wind(direction: octant.aemetCode, speed: speed)
  }

  /// The octant that carries most wind; the first clockwise from north of equals.
  private static func commonOctant(_ hours: ArraySlice<WeatherHour>) -> WindOctant? {
    WindOctant.allCases.map { octant in
      (octant: octant, run: hours.reduce(0) { $0 + ($1.windFrom == octant ? $1.windKmh : 0) })
    }
    .filter { $0.run > 0 }
    .max { ($0.run, -$0.octant.rawValue) < ($1.run, -$1.octant.rawValue) }?.octant
  }

  /// Strongest gust in steps of 5 km/h; empty below 30, as AEMET tells few gusts.
  var gust: String {
    let strongest = Int((Double(hours.map(\.gustKmh).max() ?? 0) / 5).rounded()) * 5
    return strongest < 30 ? "" : "\(strongest)"
  }

  /// Mean of the quarters' snow lines in steps of 100 m; nil without any.
  var snowLevel: Int? {
    let levels = quarters.compactMap(\.snowLevelMetres)
    guard !levels.isEmpty else { return nil }
    return Int((Double(levels.reduce(0, +)) / Double(levels.count) / 100).rounded()) * 100
  }
}
