// SPDX-License-Identifier: MIT

import AuraTime

/// Everything of one day at one place, read from the fields; it is put together hour by hour.
struct DayCourse {
  let place: WeatherPlace
  let clock: DayClock
  let outlook: Outlook?
  let season: Season
  let row: ClimateRow
  let sun: SunCourse
  let extremes: DailyExtremes
  let temperature: TemperatureCurve
  let rainMonth: RainMonth
  let rain: RainCourse
  let fog: FogCourse
  let wind: SurfaceWind
  let pressure: PressureField.Series
  /// Hour by hour: what changes quickly, and high cloud.
  let texture: [Double]
  let veil: [Double]
  /// Dew point, °C, at noon of the day before, the day and the day after: the month's mean moisture, moved with the
  /// night's minimum and the wetness.
  let dewNodes: [Double]
  /// µg/m³ at noon of the day before, the day and the day after.
  let dustNodes: [Double]

  /// - Parameters:
  ///   - hoursWanted: how many of the day's hours will be asked for; nil for all.
  ///   - dayBefore: the day before at the site, when it is known: of the same month it has the same climate and rain.
  init(
    site: WeatherSite, date: CivilDate, outlook: Outlook?, hoursWanted: Int? = nil, dayBefore: DayCourse? = nil
  ) {
    place = site.place
    self.outlook = outlook
    clock = DayClock(date: date, zone: site.place.zone)
    let dayBefore = date.day == 1 ? nil : dayBefore
    season = dayBefore.map { Season($0.season, on: date) } ?? Season(climate: site.climate, date: date)
    row = season.row(dayOffset: 0)
    sun = SunCourse(date: date, latitude: place.latitude, longitude: place.longitude)
    extremes = DailyExtremes(atlas: site.atlas, season: season, point: site.point, outlook: outlook)
    temperature = TemperatureCurve(
      sun: (sun.setHours - 24, sun.riseHours, sun.setHours, sun.riseHours + 24), extremes: extremes)

    let wanted = clock.hours(hoursWanted ?? clock.count, outlook: outlook)
    texture = site.atlas.texture.series(at: site.point, on: clock.hours(clock.count, outlook: outlook))
    veil = site.atlas.veil.series(at: site.point, on: wanted)
    pressure = site.atlas.pressure.series(at: site.point, on: wanted)
    let month = dayBefore?.rainMonth ?? RainMonth(atlas: site.atlas, season: season, point: site.point)
    rainMonth = month
    let day = Double(date.dayNumber)
    let noons = RainMonth.noons(
      atlas: site.atlas, season: season, point: site.point, first: day - 1, count: 3, outlook: outlook)
    rain = RainCourse(
      site: site, season: season, clock: clock, sun: sun, month: month, noonWetness: noons[1], texture: texture,
      outlook: outlook)
    wind = SurfaceWind(row: row, point: site.point, winterness: season.winterness)

    let fogField = site.atlas.fog.series(
      at: site.point, on: SeriesClock(start: day + 0.25, step: .day, count: 2, outlook: outlook))
    // Fog likes high pressure and dry days: the wet field upside down has a share in it.
    fog = FogCourse(
      row: row, fields: zip(fogField, noons.dropFirst()).map { 0.85 * $0 - 0.527 * $1 },
      rises: [sun.riseHours, sun.riseHours + 24], minima: Array(extremes.minima[1...]),
      coldness: [-extremes.warmth[1], -extremes.warmth[2]],
      winterness: season.winterness)

    let mean = (row[.maximumKnot] + row[.minimumKnot]) / 2
    // 0.93: the hours' mean humidity is above that of the day's mean moisture at its mean temperature.
    let usual = MoistAir.dewPoint(vapourHPa: 0.93 * row[.humidity] / 100 * MoistAir.saturationHPa(mean))
    let usualMinimum = row[.minimumKnot]
    dewNodes = zip(extremes.minima, noons).map { minimum, wetness in
      let dew = usual + 0.7 * (minimum - usualMinimum) + 1.2 * wetness
      // The sea's warmest air is near 24 °C.
      return min(dew, max(usual + 6, 10), 24)
    }

    let dust = site.atlas.dust.series(
      at: site.point, on: SeriesClock(start: day - 0.5, step: .day, count: 3, outlook: outlook))
    let share = DesertDust.share(place: place, month: date.month)
    // Dust comes with the warm air of the desert.
    dustNodes = zip(dust, extremes.warmth).map {
      DesertDust.micrograms(dust: 0.75 * $0 + 0.66 * $1, share: share)
    }
  }
}
