// SPDX-License-Identifier: MIT

import AuraTime

extension DayCourse {
  /// The highest clear-sky UV index of the day; ozone is thick in troughs.
  var uvMax: Int {
    let noon = min(clock.count / 2, pressure.departure.count - 1)
    let index = ClearSkyUV.index(
      noonSine: sun.noonSine, place: place, date: clock.date, ozoneAnomaly: -pressure.departure[noon])
    return max(Int(index.rounded()), 0)
  }

  /// The weather of the hours that were wanted.
  var hours: [WeatherHour] { veil.indices.map(hour) }

  /// The weather of the hour of an index, counted from the start of the civil day.
  private func hour(_ index: Int) -> WeatherHour {
    let utcHour = clock.utcHour(index)
    let tenthsC = Int((10 * (temperature.temperature(atHour: utcHour) - rainCooling(index))).rounded())
    let celsius = Double(tenthsC) / 10
    let precipitation = rain.amounts[index]
    let snow = Self.snow(of: precipitation, celsius: celsius)
    let dust = dustMicrograms(atHour: utcHour)
    let fogDepth = precipitation.tenthsMm > 0 ? nil : fog.depth(atHour: utcHour)
    let cloud = cloudShare(index)
    let blowing = blow(index, cloud: cloud, isFoggy: (fogDepth ?? -1) > 0)
    let dewTenths = dewPointTenths(
      celsius: celsius, hour: utcHour, precipitation: precipitation, fogDepth: fogDepth, dust: dust)
    let humidity = min(
      max(Int((100 * MoistAir.humidity(celsius: celsius, dewPoint: Double(dewTenths) / 10)).rounded()), 1), 100)
    let visibility = visibilityMetres(
      humidityPercent: humidity, precipitation: precipitation, snow: snow, fogDepth: fogDepth, dust: dust)
    let obscurity: HourSky.Obscurity =
      switch fogDepth {
      case .some(let depth) where depth > 0: .fog
      case .some where humidity >= 90: .mist
      default: dust > 0 && visibility < 5000 ? .dust : .none
      }
    let eighths = obscurity == .fog ? 8 : Int((8 * cloud.low).rounded())
    let windKmh = Int(blowing.meanKmh.rounded())
    return WeatherHour(
      start: clock.instant(index),
      skyCode: HourSky.code(
        precipitationTenths: precipitation.tenthsMm, snowTenths: snow.tenthsMm, thunders: rain.thunders[index],
        showers: rain.showeriness > 0.3, cloudEighths: eighths, hasVeil: cloud.high > 0.4,
        obscurity: obscurity),
      cloudEighths: max(eighths, Int((8 * cloud.high).rounded()), precipitation.tenthsMm > 0 ? 3 : 0),
      thunders: rain.thunders[index], temperatureTenthsC: tenthsC,
      feelsLikeC: Int(
        MoistAir.feelsLike(celsius: celsius, humidityPercent: Double(humidity), windKmh: Double(windKmh)).rounded()),
      dewPointTenthsC: dewTenths, humidityPercent: humidity,
      windFrom: windKmh > 0 ? WindOctant(bearingDegrees: blowing.bearingDegrees) : nil,
      windBearingDegrees: windKmh > 0 ? (Int(blowing.bearingDegrees.rounded()) + 360) % 360 : 0, windKmh: windKmh,
      gustKmh: max(Int(blowing.gustKmh.rounded()), windKmh), precipitation: precipitation, snow: snow,
      seaLevelPressureTenthsHPa: pressureTenths(index), visibilityMetres: visibility, dustMicrograms: Int(dust))
  }

  /// What rain takes from warm air as it evaporates, °C: most of the way from 35 to 26 °C in a downpour, nothing from
  /// 12 °C down; half of it still an hour later.
  private func rainCooling(_ index: Int) -> Double {
    func cooling(_ index: Int) -> Double {
      guard index >= 0, rain.amounts[index].tenthsMm > 0 else { return 0 }
      let warmth = max(temperature.temperature(atHour: clock.utcHour(index)) - 12, 0)
      return 0.4 * warmth * min(0.35 + 0.03 * Double(rain.amounts[index].tenthsMm), 1)
    }
    return max(cooling(index), 0.5 * cooling(index - 1))
  }

  /// All snow from 0 °C down, none from 1.5 °C up, in between a part. (Recorded by AEMET: all at −1 and 0 °C, a
  /// fifth to all at 0…1 °C.)
  static func snow(of amount: WaterAmount, celsius: Double) -> WaterAmount {
    let share = min(max((1.5 - celsius) / 1.5, 0), 1)
    switch amount {
    case .none: return .none
    case .trace: return share >= 0.5 ? .trace : .none
    case .tenths(let tenths):
      let part = Int((share * Double(tenths)).rounded())
      return part > 0 ? .tenths(part) : .none
    }
  }

  /// Low and high cloud, 0…1 each.
  private func cloudShare(_ index: Int) -> (low: Double, high: Double) {
    let solarHour = clock.utcHour(index) - sun.noonHours + 12
    // Cumulus grow over the day where storms are common.
    let late = (solarHour - 16) / 3.5
    let cumulus = 0.12 * min(row[.stormDays], 4) * Elementary.exp(-late * late / 2)
    let field = 0.84 * rain.wetness[index] + 0.38 * texture[index] + 0.39 * veil[index] + cumulus
    // The share of normal numbers below (field − middle) / 0.45 is mostly near 0 or 1, as cloud cover is, and has
    // the mean of the month's sunshine when `middle` is that mean's threshold stretched by √(1 + 0.45²).
    let middle = 1.0966 * Elementary.normalThreshold(share: row[.cloud])
    var low = 1 - Elementary.normalUpperTail((field - middle) / 0.45)
    if rain.amounts[index].tenthsMm > 0 {
      // The heavier the greyer; showers leave gaps, and so do thin high clouds.
      let heaviness = min(rain.margins[index], 1.5)
      low = min(max(0.78 + 0.16 * heaviness - 0.38 * rain.showeriness + 0.2 * veil[index], 0.35), 1)
    }
    return (low, 1 - Elementary.normalUpperTail((veil[index] - 0.35) / 0.5))
  }

  private func blow(_ index: Int, cloud: (low: Double, high: Double), isFoggy: Bool) -> SurfaceWind.Sample {
    let sample = wind.sample(
      slope: (pressure.east[index], pressure.north[index]), solarHour: clock.utcHour(index) - sun.noonHours + 12,
      sunshine: (1 - cloud.low) * (1 - 0.6 * season.winterness), roughness: texture[index],
      isStormy: rain.thunders[index])
    guard isFoggy, sample.meanKmh > 7 else { return sample }
    // Fog does not stand in a wind.
    return SurfaceWind.Sample(bearingDegrees: sample.bearingDegrees, meanKmh: 7, gustKmh: min(sample.gustKmh, 14))
  }

  /// The day's dew point, near saturation in rain and fog, and damp for hours around fog.
  private func dewPointTenths(
    celsius: Double, hour: Double, precipitation: WaterAmount, fogDepth: Double?, dust: Double
  ) -> Int {
    let (far, share) = between(hour)
    var dew = dewNodes[1] + share * (dewNodes[far] - dewNodes[1])
    if dust > 0 { dew -= min(dust / 40, 8) }
    let damp = fog.dampness(atHour: hour)
    // The air that was fog at dawn has dawn's moisture and a little of the wet ground's.
    if damp > 0 { dew += damp * max(min(celsius - 1, extremes.minima[1] + 2.5, 24) - dew, 0) }
    // Rain on a hot afternoon evaporates before it saturates the air.
    if precipitation.isWet { dew = max(dew, min(celsius - 2.5, 20)) }
    if let fogDepth { dew = max(dew, celsius - (fogDepth > 0 ? 0.3 : 1.3)) }
    // Never drier than 8 % nor above saturation.
    dew = max(dew, MoistAir.dewPoint(vapourHPa: 0.08 * MoistAir.saturationHPa(celsius)))
    return min(Int((10 * dew).rounded()), Int((10 * celsius).rounded()))
  }

  /// Which of the neighbouring days' noons is the nearer to an hour of the day, and how far toward it the hour lies.
  private func between(_ hour: Double) -> (node: Int, share: Double) {
    let position = (hour - 12) / 24
    return (position < 0 ? 0 : 2, min(position.magnitude, 1))
  }

  private func dustMicrograms(atHour hour: Double) -> Double {
    let (far, share) = between(hour)
    return (dustNodes[1] + share * (dustNodes[far] - dustNodes[1])).rounded()
  }

  private func visibilityMetres(
    humidityPercent: Int, precipitation: WaterAmount, snow: WaterAmount, fogDepth: Double?, dust: Double
  ) -> Int {
    if let fogDepth {
      return fogDepth > 0
        ? max(Int(800 * Elementary.exp(-1.6 * fogDepth) / 10) * 10, 50) : (humidityPercent >= 90 ? 2500 : 6000)
    }
    // Damp air is hazy; rain and snow thicken it, snow five times as much for its water.
    let dry = 50_000 - 350 * Double(max(humidityPercent - 20, 0))
    let water = Double(precipitation.tenthsMm + 4 * snow.tenthsMm) / 10
    let metres = min(dry / (1 + water), DesertDust.visibilityMetres(micrograms: dust))
    return min(max(Int(metres / 100) * 100, 300), 60_000)
  }

  private func pressureTenths(_ index: Int) -> Int {
    // hPa; the spread of daily means is some 8.5 in January and 4 in July, half that at the Canaries (ERA5
    // climatologies, rounded).
    let spread = (4 + 4.5 * season.winterness) * (place.latitude < 31 ? 0.5 : 1)
    return Int((10 * (row[.pressure] + spread * pressure.departure[index])).rounded())
  }
}
