// SPDX-License-Identifier: MIT

import AuraTime

/// The warmest afternoon and the coldest dawn of three days in a row: the nodes the temperature curve runs through.
struct DailyExtremes {
  /// °C, of the day before, the day and the day after.
  let maxima: [Double]
  let minima: [Double]
  /// The maxima's departure from the season in standard deviations, before its skewness is given.
  let warmth: [Double]

  /// Share of the variance that is the drift of the season.
  private static let drift = 0.09

  init(atlas: WeatherAtlas, season: Season, point: MapPoint, outlook: Outlook?) {
    let rows = (-1...1).map(season.row(dayOffset:))
    let today = rows[1]
    let winter = season.winterness
    // Wet days are cool by day from spring to autumn, and mild at night in winter.
    let wetDay = -0.5 + 0.6 * winter
    let wetNight = -0.2 + 0.7 * winter
    let common = min(
      max((today[.extremesCorrelation] - wetDay * wetNight) / (1 - wetDay * wetDay).squareRoot(), -0.8), 0.85)
    let own = max(1 - wetNight * wetNight - common * common, 0.05).squareRoot()
    let scale = 1 / (wetNight * wetNight + common * common + own * own).squareRoot()
    let day = Double(season.date.dayNumber)
    let afternoon = SeriesClock(start: day - 1 + 14.0 / 24, step: .day, count: 3, outlook: outlook)
    let dawn = SeriesClock(start: day - 1 + 6.0 / 24, step: .day, count: 3, outlook: outlook)
    let reach = season.warmReach

    var warm = afternoon.emptySeries
    let dayMemory = atlas.warm.memory(oneDayLag: today[.maximumLag], drift: Self.drift)
    atlas.wet.add(wetDay, reach: reach, memory: dayMemory, at: point, on: afternoon, into: &warm)
    atlas.warm.add(
      (1 - wetDay * wetDay).squareRoot(), reach: reach, memory: dayMemory, at: point, on: afternoon, into: &warm)
    warmth = warm.map { $0.sum }

    var mild = dawn.emptySeries
    let nightMemory = atlas.night.memory(oneDayLag: today[.minimumLag], drift: Self.drift)
    atlas.wet.add(scale * wetNight, reach: reach, memory: nightMemory, at: point, on: dawn, into: &mild)
    atlas.warm.add(scale * common, reach: reach, memory: nightMemory, at: point, on: dawn, into: &mild)
    atlas.night.add(scale * own, reach: reach, memory: nightMemory, at: point, on: dawn, into: &mild)

    let mildness = mild.map { $0.sum }

    var maxima: [Double] = []
    var minima: [Double] = []
    for index in 0..<3 {
      let row = rows[index]
      let high = row[.maximumKnot] + row[.maximumSpread] * Self.skewed(warmth[index], shape: row[.maximumShape])
      let low = row[.minimumKnot] + row[.minimumSpread] * Self.skewed(mildness[index], shape: row[.minimumShape])
      // A day warms by 1 °C at least; the two give way alike.
      let lacking = max(0, 1 - (high - low)) / 2
      maxima.append(high + lacking)
      minima.append(low - lacking)
    }
    self.maxima = maxima
    self.minima = minima
  }

  /// A standard normal number as one of a shifted log-normal with mean 0, variance 1 and the shape's skewness.
  static func skewed(_ z: Double, shape: Double) -> Double {
    guard shape.magnitude > 0.01 else { return z }
    let half = Elementary.exp(shape * shape / 2)
    let value = (Elementary.exp(shape * z) - half) / (half * (half * half - 1).squareRoot())
    return shape > 0 ? value : -value
  }
}
