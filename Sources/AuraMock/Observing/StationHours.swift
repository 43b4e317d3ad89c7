// SPDX-License-Identifier: MIT

import AuraChance
import AuraTime

/// The weather at one station over some hours, as its instruments measure it.
struct StationHours {
  let station: MockStation
  /// One after the other, without a gap.
  private let hours: [WeatherHour]
  /// The beginning of the first, hours since 1970.
  private let first: Int

  /// - Parameter hours: The weather from an hour before the first end to the last end.
  init(_ station: MockStation, _ hours: [WeatherHour]) {
    self.station = station
    self.hours = hours
    first = Int((hours.first?.start.secondsSinceEpoch ?? 0) / 3600)
  }

  private subscript(hour: Int) -> WeatherHour? {
    hours.indices.contains(hour - first) ? hours[hour - first] : nil
  }

  /// What is measured of the hour that ends at a whole hour since 1970: states at its end, amounts over it. Nil for an
  /// hour that the weather does not reach.
  func values(hour: Int, quirks: QuirkSwitches) -> [ObservationPayload.Member: Double]? {
    guard let end = self[hour], let past = self[hour - 1] else { return nil }
    var chance = station.chance.stream("noise").stream(hour)
    let instruments: MockStation.Instruments =
      quirks[.instrumentsMissing]
      ? station.instruments : station.instruments.union([.thermometer, .dewPoint, .wind, .barometer])
    var values: [ObservationPayload.Member: Double] = [:]
    let rain = past.precipitation.tenthsMm
    values[.prec] = tenths(rain)
    if instruments.contains(.disdrometer), quirks[.rainMeasuredTwice] {
      // Optical, and never quite the gauge's.
      values[.pacutp] = tenths(rain == 0 ? 0 : max(0, rain + 1 - Int(chance.below(2)) * 2))
      values[.pliqtp] = tenths(rain - past.snow.tenthsMm)
      values[.psolt] = tenths(past.snow.tenthsMm)
    }
    if instruments.contains(.thermometer) {
      let (one, other) = (past.temperatureTenthsC, end.temperatureTenthsC)
      values[.ta] = tenths(other)
      values[.tamin] = tenths(min(one, other) - Int(chance.below(4)))
      values[.tamax] = tenths(max(one, other) + Int(chance.below(4)))
      values[.hr] = Double(end.humidityPercent)
      if instruments.contains(.dewPoint) { values[.tpr] = tenths(end.dewPointTenthsC) }
    }
    if instruments.contains(.wind) { wind(past, end, instruments, quirks, &chance, into: &values) }
    if instruments.contains(.barometer) { pressure(end, quirks, into: &values) }
    if instruments.contains(.soil) { soil(end, hour, into: &values) }
    if instruments.contains(.sunshine) {
      values[.inso] = isDay(hour - 1) ? Double((8 - past.cloudEighths) * 60 / 8) : 0
    }
    if instruments.contains(.visibility) { values[.vis] = tenths(end.visibilityMetres / 100) }
    if instruments.contains(.snow) { values[.nieve] = Double(freshSnowTenthsMm(until: hour) / 10) }
    return values
  }

  private func wind(
    _ past: WeatherHour, _ end: WeatherHour, _ instruments: MockStation.Instruments, _ quirks: QuirkSwitches,
    _ chance: inout SeedStream, into values: inout [ObservationPayload.Member: Double]
  ) {
    // Km/h to tenths of m/s; whole km/h leave room for a tenth or two either way.
    func tenthsMps(_ kmh: Int) -> Int { (kmh * 100 + 18) / 36 }
    func shown(_ tenthsMps: Int) -> Double {
      quirks[.windInMetresPerSecond] ? tenths(tenthsMps) : tenths((tenthsMps * 36 + 5) / 10)
    }
    let mean = end.windKmh == 0 ? 0 : max(1, tenthsMps(end.windKmh) + Int(chance.below(3)) - 1)
    let gust = max(mean, tenthsMps(past.gustKmh) + Int(chance.below(3)) - 1)
    let from = end.windFrom == nil ? Int(chance.below(360)) : end.windBearingDegrees
    let gustFrom = (from + 345 + Int(chance.below(31))) % 360
    values[.vv] = shown(mean)
    values[.vmax] = shown(gust)
    values[.dv] = Double(from)
    values[.dmax] = Double(gustFrom)
    let deviation = (mean / 4 + Int(chance.below(3)), 8 + Int(chance.below(30)))
    if instruments.contains(.windDeviation) {
      values[.stdvv] = shown(deviation.0)
      values[.stddv] = Double(deviation.1)
    }
    // Kilometres an hour over an hour, in hectometres.
    if instruments.contains(.windRun) { values[.rviento] = Double(past.windKmh * 10 + Int(chance.below(10))) }
    if instruments.contains(.ultrasonic) {
      values[.vvu] = shown(max(0, mean + Int(chance.below(3)) - 1))
      values[.vmaxu] = shown(gust + Int(chance.below(3)))
      values[.dvu] = Double((from + 358 + Int(chance.below(5))) % 360)
      values[.dmaxu] = Double((gustFrom + 358 + Int(chance.below(5))) % 360)
      values[.stdvvu] = shown(deviation.0)
      values[.stddvu] = Double(deviation.1)
    }
  }

  /// Source: ICAO standard atmosphere, 6.5 K/km below the station; thickness by the hypsometric equation.
  private func pressure(
    _ end: WeatherHour, _ quirks: QuirkSwitches, into values: inout [ObservationPayload.Member: Double]
  ) {
    let height = Double(station.place.elevationMetres)
    let kelvin = Double(end.temperatureTenthsC) / 10 + 273.15
    let seaLevel = Double(end.seaLevelPressureTenthsHPa) / 10
    let pressure = seaLevel * Elementary.pow(kelvin / (kelvin + 0.0065 * height), 5.2559)
    values[.pres] = tenths(Int((pressure * 10).rounded()))
    guard quirks[.noPressureOnMountains], height > 750 else {
      values[.pres_nmar] = tenths(end.seaLevelPressureTenthsHPa)
      return
    }
    let (member, level): (ObservationPayload.Member, Double) =
      height <= 1000 ? (.geo925, 925) : height <= 2300 ? (.geo850, 850) : (.geo700, 700)
    values[member] = (height + 29.271 * kelvin * Elementary.log(pressure / level)).rounded()
  }

  /// The ground swings more than the air and the soil less, the deeper the less.
  private func soil(_ end: WeatherHour, _ hour: Int, into values: inout [ObservationPayload.Member: Double]) {
    let air = end.temperatureTenthsC
    let clear = 8 - end.cloudEighths
    let mean = hours.reduce(0) { $0 + $1.temperatureTenthsC } / max(1, hours.count)
    values[.ts] = tenths(air + (isDay(hour) ? clear * 8 : -clear * 3))
    values[.tss5cm] = tenths((air + 2 * mean) / 3)
    values[.tss20cm] = tenths(mean)
  }

  /// Daylight by the clock: a pyranometer is not what this is about.
  private func isDay(_ hour: Int) -> Bool { (7..<19).contains(hour % 24) }

  /// Water of the snow of the hours before, mm, which lies as so many centimetres (ratio of 1 to 10).
  private func freshSnowTenthsMm(until hour: Int) -> Int {
    (hour - 12..<hour).reduce(0) { $0 + (self[$1]?.snow.tenthsMm ?? 0) }
  }

  private func tenths(_ value: Int) -> Double { Double(value) / 10 }
}
