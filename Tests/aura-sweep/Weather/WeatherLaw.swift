// SPDX-License-Identifier: MIT

import AuraKit
package import AuraMock

/// Laws that every hour of every day keeps, whatever the place, the date, the seed and the edition.
package enum WeatherLaw {
  static let codes: Set<Int> = [
    11, 12, 13, 14, 15, 16, 17, 23, 24, 25, 26, 27, 33, 34, 35, 36, 43, 44, 45, 46, 51, 52, 53, 54, 61, 62, 63, 64, 71,
    72, 73, 74, 81, 82, 83,
  ]

  /// What a day breaks, a line each; empty for a lawful one.
  package static func broken(by day: WeatherDay, at place: WeatherPlace) -> [String] {
    var broken: [String] = []
    func check(_ holds: Bool, _ law: @autoclosure () -> String) {
      if !holds { broken.append(law()) }
    }
    let length = place.zone.dayLengthSeconds(day.date) / 3600
    check(day.hours.count == length, "\(day.hours.count) hours in a day of \(length)")
    check(day.hours.first?.start == place.zone.startOfDay(day.date), "the first hour is not local midnight")
    check(day.maximumC == day.hours.map(\.temperatureC).max(), "daily and hourly maximum differ")
    check(day.minimumC == day.hours.map(\.temperatureC).min(), "daily and hourly minimum differ")
    let hours = day.hours + day.hoursAfter
    for (before, hour) in zip(hours, hours.dropFirst()) {
      check(before.start.seconds(until: hour.start) == 3600, "hours are not an hour apart")
    }
    for (index, hour) in hours.enumerated() {
      for law in brokenHour(hour) { broken.append("hour \(index): \(law)") }
    }
    for (number, quarter) in day.quarters.enumerated() {
      let covered = hours.filter { (0..<21_600).contains(quarter.start.seconds(until: $0.start)) }
      check(covered.count == 6, "quarter \(number) covers \(covered.count) hours")
      let wettest = covered.map(\.precipitation.tenthsMm).max() ?? 0
      check(quarter.precipitationPercent > 0 || !covered.contains { $0.precipitation.isWet }, "wet at 0 %")
      check(quarter.precipitationPercent >= 40 || wettest == 0, "wet below 40 %")
      for chance in [quarter.precipitationPercent, quarter.thunderPercent, quarter.snowPercent] {
        check((0...100).contains(chance) && chance % 5 == 0, "chance of \(chance) %")
        check(chance <= quarter.precipitationPercent, "a part is likelier than the whole")
      }
      check(quarter.thunderPercent > 0 || !covered.contains { $0.thunders }, "thunder at 0 %")
      check(quarter.snowPercent > 0 || !covered.contains { $0.snow.isWet }, "snow at 0 %")
      if covered.contains(where: { $0.snow.isWet }) {
        check((quarter.snowLevelMetres ?? 9999) <= place.elevationMetres, "it snows below the snow level")
      }
    }
    check((0...16).contains(day.uvMax), "UV index \(day.uvMax)")
    return broken
  }

  private static func brokenHour(_ hour: WeatherHour) -> [String] {
    var broken: [String] = []
    func check(_ holds: Bool, _ law: @autoclosure () -> String) {
      if !holds { broken.append(law()) }
    }
    let code = hour.skyCode
    let tens = code / 10
    let rain = hour.precipitation.tenthsMm
    let snow = hour.snow.tenthsMm
    check(codes.contains(code), "no such code \(code)")
    check((2...7).contains(tens) == (rain > 0), "code \(code) with \(rain) tenths")
    check((tens == 3 || tens == 7) == (2 * snow > rain && !hour.thunders), "code \(code) with \(snow) of \(rain) snow")
    check((tens == 5 || tens == 6) == hour.thunders, "code \(code), thunder \(hour.thunders)")
    check(snow <= rain && (hour.precipitation.isWet || !hour.snow.isWet), "more snow than precipitation")
    check(!hour.snow.isWet || hour.temperatureTenthsC < 15, "snow at \(hour.temperatureTenthsC) tenths")
    check(rain == 0 || snow == rain || hour.temperatureTenthsC > 0, "rain at \(hour.temperatureTenthsC) tenths")
    check(code != 81 || hour.visibilityMetres < 1000, "fog at \(hour.visibilityMetres) m")
    check(
      [81, 83].contains(code) || hour.visibilityMetres >= 1000 || rain > 0, "code \(code) at \(hour.visibilityMetres) m"
    )
    check(code != 83 || (hour.dustMicrograms > 0 && hour.visibilityMetres < 5000), "haze without dust")
    check(code != 81 || hour.humidityPercent >= 95, "fog at \(hour.humidityPercent) %")
    check(hour.gustKmh >= hour.windKmh && hour.windKmh >= 0, "gust \(hour.gustKmh) below wind \(hour.windKmh)")
    check((hour.windFrom == nil) == (hour.windKmh == 0), "a calm with a direction, or a wind without")
    check((0...359).contains(hour.windBearingDegrees), "bearing \(hour.windBearingDegrees)")
    check((1...100).contains(hour.humidityPercent), "humidity \(hour.humidityPercent)")
    check(hour.dewPointTenthsC <= hour.temperatureTenthsC, "dew point above temperature")
    check((0...8).contains(hour.cloudEighths), "cloud \(hour.cloudEighths)")
    check((9500...10_600).contains(hour.seaLevelPressureTenthsHPa), "pressure \(hour.seaLevelPressureTenthsHPa)")
    check((50...60_000).contains(hour.visibilityMetres), "visibility \(hour.visibilityMetres)")
    check((-400...500).contains(hour.temperatureTenthsC), "temperature \(hour.temperatureTenthsC)")
    check(
      hour.feelsLikeC <= hour.temperatureC + 20 && hour.feelsLikeC >= hour.temperatureC - 20, "felt \(hour.feelsLikeC)")
    return broken
  }
}
