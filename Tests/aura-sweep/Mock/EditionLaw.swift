// SPDX-License-Identifier: MIT

import AuraFormats

/// What holds between the two files of an edition, and inside each, whatever place, date and weather.
package enum EditionLaw {
  /// Codes that say rain or snow; storms of the 50s may have their rain too light to be told.
  private static let wetFamilies: Set<Character> = ["2", "3", "4", "6", "7"]

  /// What a pair of files breaks, a line each; both must be of one edition, without points outside extremes.
  package static func broken(daily: ForecastReader, hourly: ForecastReader) -> [String] {
    var broken: [String] = []
    func check(_ holds: Bool, _ law: @autoclosure () -> String) {
      if !holds { broken.append(law()) }
    }
    check(daily.days.count == 7 && hourly.days.count == 3, "\(daily.days.count) and \(hourly.days.count) days")
    check(Set(daily.dates).count == 7 && daily.dates == daily.dates.sorted(), "dates \(daily.dates)")
    for date in hourly.dates {
      guard let day = daily.dates.firstIndex(of: date), let own = hourly.dates.firstIndex(of: date) else { continue }
      broken += extremes(daily, day, hourly, own).map { "\(date): \($0)" }
    }
    for day in 0..<3 { broken += hours(hourly, day).map { "\(hourly.dates[day]): \($0)" } }
    for day in 0..<7 { broken += chances(daily, day).map { "\(daily.dates[day]): \($0)" } }
    return broken
  }

  /// Extremes of a day whose hours are all told are those of its hours; those of part of a day lie inside.
  private static func extremes(_ daily: ForecastReader, _ day: Int, _ hourly: ForecastReader, _ own: Int) -> [String] {
    var broken: [String] = []
    let isWhole =
      hourly.labels("temperatura", day: own).first == "00" && hourly.labels("temperatura", day: own).last == "23"
    for key in ["temperatura", "sensTermica"] {
      let hours = hourly.numbers(key, day: own)
      guard let high = hours.max(), let low = hours.min(), let maximum = daily.extreme(key, "maxima", day: day),
        let minimum = daily.extreme(key, "minima", day: day)
      else { continue }
      if isWhole ? (high != maximum || low != minimum) : (high > maximum || low < minimum) {
        broken.append("\(key) \(low)…\(high) in the hours, \(minimum)…\(maximum) in the day")
      }
    }
    return broken
  }

  /// Rain of 0.1 mm and more exactly under wet codes, snow inside the rain, humidity and wind in range.
  private static func hours(_ hourly: ForecastReader, _ day: Int) -> [String] {
    var broken: [String] = []
    // These three start together; a label may stand twice.
    let rains = hourly.items("precipitacion", day: day).map { String($0.dropFirst(3)) }
    let snows = hourly.items("nieve", day: day).map { String($0.dropFirst(3)) }
    let skies = hourly.items("estadoCielo", day: day)
    if rains.count != skies.count || snows.count != skies.count { broken.append("sky, rain and snow differ in length") }
    for (item, (rain, snow)) in zip(skies, zip(rains, snows)) {
      let parts = item.split(separator: "=")
      let label = parts[0]
      let family = parts[1].first ?? "?"
      // A trace goes with dry codes too, as in two of the recordings.
      let isDryCode = !wetFamilies.contains(family) && family != "5"
      if isDryCode ? (Double(rain) ?? 0) > 0 : (rain == "0" && family != "5") {
        broken.append("\(label): code \(parts[1]) with \(rain) mm")
      }
      if (Double(snow) ?? 0) > (Double(rain) ?? 0) { broken.append("\(label): \(snow) mm of snow in \(rain) mm") }
    }
    let humidity = hourly.numbers("humedadRelativa", day: day)
    if !humidity.allSatisfy({ (1...100).contains($0) }) { broken.append("humidity \(humidity)") }
    return broken
  }

  /// Chances in steps of five, the whole day no less likely than a part, none of them 0 under a wet code.
  private static func chances(_ daily: ForecastReader, _ day: Int) -> [String] {
    var broken: [String] = []
    let chances = daily.numbers("probPrecipitacion", day: day)
    let sky = daily.sky(day: day)
    let whole = sky.first == "" ? 100 : chances.first ?? 0
    for (code, chance) in zip(sky, chances) {
      if !(0...100).contains(chance) || chance.truncatingRemainder(dividingBy: 5) != 0 { broken.append("\(chance) %") }
      if chance > whole { broken.append("a part at \(chance) %, the day at \(whole) %") }
      if let family = code.first, wetFamilies.contains(family), chance == 0 { broken.append("code \(code) at 0 %") }
    }
    return broken
  }
}
