// SPDX-License-Identifier: MIT

import AuraTime

/// The rain of every day of a month at a place: as wet as its year says, on the days that the wet field chooses.
///
/// A day's rain is `scale · (z + shift − from) ^ power` with z the wet field: a threshold and a long tail, fitted to
/// the place's rain days. The shift is the same for all days of the month and makes the total right, so that the
/// monthly normals hold although three years of rain alone would miss them by 30 % and more.
struct RainMonth {
  /// Tenths of a millimetre of each day, the first of the month first.
  let tenths: [Int]
  /// How far the wet field is above the point where rain begins, in standard deviations; negative on dry days.
  let margins: [Double]
  /// The wet field at noon of each day.
  let wetness: [Double]
  /// Added to the wet field, less where rain begins: what makes the month's total.
  private let offset: Double
  private let power: Double
  private let scaleTenths: Double

  /// A month with a fixed total has a little too many wet days: dry spells are lifted until it is met. A larger scale
  /// takes that back (fitted to the rain days of the 54 places).
  private static let steepening = 1.35

  init(atlas: WeatherAtlas, season: Season, point: MapPoint) {
    let (year, month, day) = season.date.components
    let count = CivilDate.dayCount(ofMonth: month, year: year)
    let first = Double(season.date.dayNumber - day + 1)
    let phase = atlas.yearPhases[month - 1]
    let row = season.month
    self.init(
      wetness: Self.noons(atlas: atlas, season: season, point: point, first: first, count: count, outlook: nil),
      row: row,
      totalTenths: RainYear.totalTenths(
        normalMm: row[.rain], rainDays: row[.rainDays],
        phaseTurns: phase.turns + phase.east * point.eastKm + phase.north * point.northKm, year: year))
  }

  /// The wet field at noon (UTC) of some days, the first given in days since 1970.
  static func noons(
    atlas: WeatherAtlas, season: Season, point: MapPoint, first: Double, count: Int, outlook: Outlook?
  ) -> [Double] {
    let clock = SeriesClock(start: first + 0.5, step: .day, count: count, outlook: outlook)
    var wetness = clock.emptySeries
    atlas.wet.add(
      1, reach: season.wetReach, memory: memory(atlas, season.month), at: point, on: clock, into: &wetness)
    return wetness.map { $0.sum }
  }

  /// The slow and fast shares of the wet field that give a month's wet and dry spells.
  static func memory(_ atlas: WeatherAtlas, _ row: ClimateRow) -> WaveField.Memory {
    atlas.wet.memory(oneDayLag: min(row[.wetLag] + 0.06, 0.9), drift: 0)
  }

  init(wetness: [Double], row: ClimateRow, totalTenths: Int) {
    self.wetness = wetness
    power = max(row[.wetPower], 1)
    scaleTenths = 10 * row[.wetScale] * Self.steepening
    let wettest = wetness.max() ?? 0
    guard totalTenths > 0 else {
      offset = -wettest - 0.5
      tenths = wetness.map { _ in 0 }
      margins = wetness.map { $0 - wettest - 0.5 }
      return
    }
    // Rain grows with the offset, ever faster: from one at which the wettest day alone has all of it, Newton's steps
    // come down to the root and never pass it.
    let target = Double(totalTenths)
    var offset = Elementary.pow(target / scaleTenths, 1 / power) - wettest
    for _ in 0..<12 {
      var sum = 0.0
      var slope = 0.0
      for z in wetness where z + offset > 0 {
        let rain = scaleTenths * Elementary.pow(z + offset, power)
        sum += rain
        slope += power * rain / (z + offset)
      }
      let step = (sum - target) / slope
      offset -= step
      if step.magnitude < 1e-4 { break }
    }
    self.offset = offset
    margins = wetness.map { $0 + offset }
    // Whole tenths by rounding the running sum, so that the month has its total to the tenth.
    var sum = 0.0
    var given = 0
    var tenths: [Int] = []
    for margin in margins {
      guard margin > 0 else {
        tenths.append(0)
        continue
      }
      sum += scaleTenths * Elementary.pow(margin, power)
      let rounded = min(Int(sum.rounded()), totalTenths)
      tenths.append(rounded - given)
      given = rounded
    }
    self.tenths = tenths
  }

  /// The rain that a forecast of the wet field means in this month: margin and tenths of a millimetre.
  ///
  /// The month's offset is that of the weather that happens, so a forecast that hits has the very amount.
  func forecast(wetness: Double) -> (margin: Double, tenths: Int) {
    let margin = wetness + offset
    // No more than the wettest day of the month doubled: a forecast does not invent a deluge.
    let most = 2 * (tenths.max() ?? 0)
    return (margin, margin > 0 ? min(Int((scaleTenths * Elementary.pow(margin, power)).rounded()), most) : 0)
  }
}
