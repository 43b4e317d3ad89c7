// SPDX-License-Identifier: MIT

import AuraTime

/// Rain and thunder hour by hour through one civil day.
struct RainCourse {
  let amounts: [WaterAmount]
  let thunders: [Bool]
  /// How far each hour is above the point where its rain begins, in standard deviations of the hourly wetness.
  let margins: [Double]
  /// The same for thunder, of the day.
  let thunderMargin: Double
  /// 0 for fronts, 1 for showers.
  let showeriness: Double
  /// The wet field itself, hour by hour.
  let wetness: [Double]

  init(
    site: WeatherSite, season: Season, clock: DayClock, sun: SunCourse, month: RainMonth, noonWetness: Double,
    texture: [Double], outlook: Outlook?
  ) {
    let hours = clock.hours(clock.count, outlook: outlook)
    var lanes = hours.emptySeries
    site.atlas.wet.add(
      1, reach: season.wetReach, memory: RainMonth.memory(site.atlas, season.month), at: site.point, on: hours,
      into: &lanes)
    let wetness = lanes.map { $0.sum }
    self.wetness = wetness

    let row = season.month
    let readiness = site.atlas.thunder.series(
      at: site.point,
      on: SeriesClock(start: Double(clock.date.dayNumber) + 0.7, step: .day, count: 1, outlook: outlook))[0]
    // Thunder on a share of the days with rain, so that the month has its storm days.
    let rainy = max(Elementary.normalUpperTail(row[.wetFrom]) * 30.4, row[.stormDays], 0.05)
    let share = min(row[.stormDays] / rainy, 0.9)
    thunderMargin = readiness - Elementary.normalThreshold(share: max(share, 0.001))
    let thundery = thunderMargin > 0
    showeriness = thundery ? 0.9 : 0.6 * share

    // Showers have their own rhythm and an hour of preference, five in the afternoon by the sun.
    let pull = 1.6 * showeriness * (1 - season.winterness)
    let roughness = 0.55 + 0.35 * showeriness
    let wished = wetness.indices.map { index in
      let late = (clock.utcHour(index) - sun.noonHours - 5) / 3.2
      return wetness[index] + roughness * texture[index] + pull * Elementary.exp(-late * late / 2)
    }
    let day = clock.date.day - 1
    var total = (margin: month.margins[day], tenths: month.tenths[day])
    if let outlook, outlook.issuedDay < Double(clock.date.dayNumber) + 0.5 {
      total = month.forecast(wetness: noonWetness)
    }
    let rain = RainHours(
      tenths: total.tenths, dayMargin: total.margin, wetness: wished, showeriness: showeriness)
    amounts = rain.amounts
    margins = rain.margins
    // It thunders in the heaviest hours: those with a third of the most or more.
    let heaviest = rain.amounts.map(\.tenthsMm).max() ?? 0
    thunders = rain.amounts.map { thundery && $0.tenthsMm > 0 && 3 * $0.tenthsMm >= heaviest }
  }
}
