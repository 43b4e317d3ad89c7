// SPDX-License-Identifier: MIT

import AuraMock

/// How alike the days of two places are, by the distance between them, beside AEMET's series of 1991–2012.
enum NeighbourTally {
  struct Row {
    let quantity: String
    let season: String
    let distanceKm: Int
    let target: Double
    let got: Double
  }

  /// Middles of the distance classes, km.
  private static let distances = [30, 90, 160, 250, 350, 450, 550, 700, 900]
  private static let edges = [0.0, 60, 125, 205, 300, 400, 500, 625, 800, 1000]

  /// Correlations of daily anomalies by distance: peninsula and Balearics, AEMET's series of 1991–2012.
  private static let reference: [(quantity: String, winter: [Double], summer: [Double])] = [
    (
      "maximum", [0.87, 0.77, 0.70, 0.65, 0.62, 0.58, 0.55, 0.51, 0.46],
      [0.91, 0.79, 0.71, 0.65, 0.54, 0.45, 0.37, 0.27, 0.18]
    ),
    (
      "minimum", [0.86, 0.81, 0.77, 0.71, 0.66, 0.59, 0.52, 0.43, 0.40],
      [0.83, 0.76, 0.68, 0.60, 0.51, 0.43, 0.34, 0.29, 0.20]
    ),
    (
      "wet day", [0.72, 0.62, 0.52, 0.43, 0.35, 0.29, 0.24, 0.17, 0.12],
      [0.61, 0.47, 0.37, 0.28, 0.19, 0.14, 0.10, 0.06, 0.01]
    ),
  ]

  static func rows(_ tallies: [PlaceTally]) -> [Row] {
    let near = tallies.filter { $0.anchor.place.latitude > 36 }
    return reference.flatMap { quantity, winter, summer in
      [("winter", [12, 1, 2], winter), ("summer", [6, 7, 8], summer)].flatMap { season, months, targets in
        let series = near.map { tally in
          normalised(
            tally.days.filter { months.contains($0.month) }.map { day in
              switch quantity {
              case "maximum": day.warmth
              case "minimum": day.mildness
              default: day.rainMm >= 1 ? 1 : 0
              }
            })
        }
        var sums = [(total: Double, count: Double)](repeating: (0, 0), count: distances.count)
        for first in near.indices {
          for second in near.indices where second > first {
            let apart = kilometres(near[first].anchor.place, near[second].anchor.place)
            guard let place = edges.lastIndex(where: { $0 <= apart }), place < distances.count else { continue }
            let correlation = zip(series[first], series[second]).reduce(0) { $0 + $1.0 * $1.1 }
            sums[place] = (sums[place].total + correlation, sums[place].count + 1)
          }
        }
        return distances.indices.map { index in
          Row(
            quantity: quantity, season: season, distanceKm: distances[index], target: targets[index],
            got: sums[index].total / max(sums[index].count, 1))
        }
      }
    }
  }

  /// Brought to mean 0 and length 1, so that a product is a correlation.
  private static func normalised(_ values: [Double]) -> [Double] {
    let mean = values.reduce(0, +) / Double(values.count)
    let length = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }.squareRoot()
    return values.map { length > 0 ? ($0 - mean) / length : 0 }
  }

  private static func kilometres(_ first: WeatherPlace, _ second: WeatherPlace) -> Double {
    // Flat earth at 40° N is good to 2 % within Spain.
    let east = (first.longitude - second.longitude) * 85.4
    let north = (first.latitude - second.latitude) * 111.2
    return (east * east + north * north).squareRoot()
  }
}
