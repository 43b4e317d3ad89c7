// SPDX-License-Identifier: MIT

/// New values of an hour, from which everything that hangs on them follows.
struct HourChange {
  var temperatureTenthsC: Int
  var precipitation: WaterAmount
  var thunders: Bool?
  var windKmh: Int?
  var gustKmh: Int?
  var windBearingDegrees: Int?
  var humidityPercent: Int?
  var cloudEighths: Int?
  var visibilityMetres: Int?
  var dustMicrograms: Int?

  init(temperatureTenthsC: Int, precipitation: WaterAmount) {
    self.temperatureTenthsC = temperatureTenthsC
    self.precipitation = precipitation
  }

  /// The hour with these values, lawful again; unchanged when nothing is new.
  func applied(to old: WeatherHour) -> WeatherHour {
    guard !isNothing(beside: old) else { return old }
    var hour = old
    let celsius = Double(temperatureTenthsC) / 10
    hour.temperatureTenthsC = temperatureTenthsC
    hour.precipitation = precipitation
    hour.snow = DayCourse.snow(of: precipitation, celsius: celsius)
    hour.thunders = (thunders ?? old.thunders) && precipitation.tenthsMm > 0
    hour.dustMicrograms = dustMicrograms ?? old.dustMicrograms
    blow(&hour)
    let isFog =
      (visibilityMetres ?? old.visibilityMetres) < 1000 && precipitation.tenthsMm == 0
      && hour.dustMicrograms == 0
    moisten(&hour, old, celsius: celsius, isFog: isFog)
    hour.visibilityMetres = visibility(hour, old, isFog: isFog)
    hour.cloudEighths = isFog ? 8 : max(cloudEighths ?? old.cloudEighths, precipitation.tenthsMm > 0 ? 3 : 0)
    if cloudEighths == nil, precipitation.tenthsMm >= 10, old.precipitation.tenthsMm == 0 { hour.cloudEighths = 8 }
    let isHaze = hour.dustMicrograms > 0 && hour.visibilityMetres < 5000
    hour.skyCode = HourSky.code(
      precipitationTenths: precipitation.tenthsMm, snowTenths: hour.snow.tenthsMm, thunders: hour.thunders,
      showers: false, cloudEighths: hour.cloudEighths, hasVeil: cloudEighths == nil && old.skyCode == 17,
      obscurity: isFog ? .fog : isHaze ? .dust : old.skyCode == 82 && hour.humidityPercent >= 90 ? .mist : .none)
    hour.feelsLikeC = Int(
      MoistAir.feelsLike(
        celsius: celsius, humidityPercent: Double(hour.humidityPercent), windKmh: Double(hour.windKmh)
      ).rounded())
    return hour
  }

  private func isNothing(beside old: WeatherHour) -> Bool {
    temperatureTenthsC == old.temperatureTenthsC && precipitation == old.precipitation && thunders == nil
      && windKmh == nil && gustKmh == nil && windBearingDegrees == nil && humidityPercent == nil
      && cloudEighths == nil && visibilityMetres == nil && dustMicrograms == nil
  }

  private func blow(_ hour: inout WeatherHour) {
    hour.windKmh = windKmh ?? hour.windKmh
    hour.gustKmh = max(gustKmh ?? hour.gustKmh, hour.windKmh)
    if (visibilityMetres ?? 60_000) < 1000, hour.dustMicrograms == 0, windKmh == nil {
      // Fog does not stand in a wind.
      hour.windKmh = min(hour.windKmh, 5)
      hour.gustKmh = max(min(hour.gustKmh, 14), hour.windKmh)
    }
    let bearing = (windBearingDegrees ?? hour.windBearingDegrees) % 360
    hour.windBearingDegrees = hour.windKmh > 0 ? bearing : 0
    hour.windFrom = hour.windKmh > 0 ? WindOctant(bearingDegrees: Double(bearing)) : nil
  }

  /// Dew point and humidity: known, or near saturation in fog and rain, or the air's own water at another temperature,
  /// half of the way.
  private func moisten(_ hour: inout WeatherHour, _ old: WeatherHour, celsius: Double, isFog: Bool) {
    var dew = (Double(old.dewPointTenthsC) + 0.5 * Double(temperatureTenthsC - old.temperatureTenthsC)) / 10
    if let humidityPercent {
      dew = MoistAir.dewPoint(vapourHPa: Double(humidityPercent) / 100 * MoistAir.saturationHPa(celsius))
    } else if isFog {
      dew = celsius - 0.3
    } else if precipitation.isWet {
      dew = max(dew, min(celsius - 1.5, 20))
    }
    dew = max(dew, MoistAir.dewPoint(vapourHPa: 0.08 * MoistAir.saturationHPa(celsius)))
    if humidityPercent == nil { dew = min(dew, max(24, Double(old.dewPointTenthsC) / 10)) }
    hour.dewPointTenthsC = min(Int((10 * dew).rounded()), temperatureTenthsC)
    hour.humidityPercent = min(
      max(Int((100 * MoistAir.humidity(celsius: celsius, dewPoint: Double(hour.dewPointTenthsC) / 10)).rounded()), 1),
      100)
    if let humidityPercent { hour.humidityPercent = humidityPercent }
    if isFog { hour.humidityPercent = max(hour.humidityPercent, 97) }
  }

  private func visibility(_ hour: WeatherHour, _ old: WeatherHour, isFog: Bool) -> Int {
    if let visibilityMetres { return min(max(visibilityMetres, 50), 60_000) }
    if isFog { return old.visibilityMetres }
    let water = Double(precipitation.tenthsMm + 4 * hour.snow.tenthsMm) / 10
    let dust = DesertDust.visibilityMetres(micrograms: Double(hour.dustMicrograms))
    let isAsBefore = precipitation == old.precipitation && hour.snow == old.snow && dustMicrograms == nil
    let clear = isAsBefore && old.skyCode != 81 ? Double(old.visibilityMetres) : 40_000
    let metres = isAsBefore ? clear : min(clear / (1 + water), dust)
    // Below a kilometre there is rain, snow, fog or dust.
    let least = precipitation.tenthsMm > 0 || hour.dustMicrograms > 0 ? 300 : 1000
    return min(max(Int(metres / 100) * 100, least), 60_000)
  }
}
