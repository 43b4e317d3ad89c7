// SPDX-License-Identifier: MIT

import AuraTime

/// The hourly concentrations of a station, µg/m³, for the pollutants it measures.
struct AirSeries {
  let first: WallInstant
  let levels: [AirPollutant: [Int]]

  /// The concentration of one hour; nil for an hour that is not at hand or a pollutant that is not measured.
  func level(_ pollutant: AirPollutant, hour: WallInstant) -> Int? {
    guard let own = levels[pollutant], let index = index(hour), own.indices.contains(index) else { return nil }
    return own[index]
  }

  /// What the index takes: the mean over the pollutant's hours up to this one; nil where they are not all at hand.
  func mean(_ pollutant: AirPollutant, hour: WallInstant) -> Int? {
    guard let own = levels[pollutant], let last = index(hour), own.indices.contains(last) else { return nil }
    let span = pollutant.meanHours
    guard last + 1 >= span else { return nil }
    return (own[last + 1 - span...last].reduce(0, +) + span / 2) / span
  }

  private func index(_ hour: WallInstant) -> Int? {
    let seconds = first.seconds(until: hour)
    return seconds >= 0 ? Int(seconds / 3600) : nil
  }
}
