// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// The air of a place told once more, by listing everything anybody says and looking for the best of it.
///
/// Written from the guide's words and with its own table of bounds, to be held against the engine's join.
enum NaiveAir {
  /// Source: Orden TEC/351/2019, typed in from its table and not from the engine.
  static let bounds: [Pollutant: [Double]] = [
    .no2: [40, 90, 120, 230, 340], .o3: [50, 100, 130, 240, 380], .pm10: [20, 40, 50, 100, 150],
    .pm25: [10, 20, 25, 50, 75], .so2: [100, 200, 350, 500, 750],
  ]

  struct Word {
    let km: Double
    let code: String
    let hour: Int64
    let isLevel: Bool
    let pollutant: Pollutant
    let band: Int
  }

  static func composite(
    at place: Coordinate, now: WallInstant, stations: [AirStation], km: Double, hours: Int64
  ) -> (band: Int, of: [Pollutant: Int])? {
    func fresh(_ hour: WallInstant) -> Bool {
      let seconds = (now.millisecondsSinceEpoch - hour.millisecondsSinceEpoch) / 1000
      return seconds <= hours * 3600 && seconds >= -3600
    }
    var words: [Word] = []
    var indices: [(km: Double, station: AirStation, index: AirStation.Index)] = []
    for station in stations {
      let distance = place.distanceKm(to: station.coordinate)
      if distance > km { continue }
      for level in station.levels where fresh(level.hour) && level.microgramsPerCubicMetre >= 0 {
        var band = 1
        for bound in bounds[level.pollutant]! where level.microgramsPerCubicMetre > bound { band += 1 }
        words.append(
          Word(
            km: distance, code: station.id, hour: level.hour.secondsSinceEpoch, isLevel: true,
            pollutant: level.pollutant, band: band))
      }
      if let index = station.index, fresh(index.hour) { indices.append((distance, station, index)) }
    }
    let home = indices.min { ($0.km, $0.station.id) < ($1.km, $1.station.id) }
    for pollutant in home?.index.dueTo ?? [] {
      words.append(
        Word(
          km: home!.km, code: home!.station.id, hour: home!.index.hour.secondsSinceEpoch, isLevel: false,
          pollutant: pollutant, band: home!.index.band.rawValue))
    }
    var of: [Pollutant: Int] = [:]
    for pollutant in Pollutant.allCases {
      let best = words.filter { $0.pollutant == pollutant }.min {
        if $0.km != $1.km { return $0.km < $1.km }
        if $0.code != $1.code { return $0.code < $1.code }
        if $0.hour != $1.hour { return $0.hour > $1.hour }
        return $0.isLevel && !$1.isLevel
      }
      if let best { of[pollutant] = best.band }
    }
    var bands = Array(of.values)
    if let home, home.index.dueTo.isEmpty, !words.contains(where: { $0.code == home.station.id }) {
      bands.append(home.index.band.rawValue)
    }
    return bands.max().map { ($0, of) }
  }
}
