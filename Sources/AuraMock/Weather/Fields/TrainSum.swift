// SPDX-License-Identifier: MIT

/// A field of variance 1 made of a few trains with fixed shares of the variance.
struct TrainSum: Sendable {
  private let parts: [(train: WaveTrain, factor: Double)]

  /// Makes the sum; the shares are brought to a total of 1.
  init(_ parts: [(train: WaveTrain, share: Double)]) {
    let total = parts.reduce(0) { $0 + $1.share }
    self.parts = parts.map { ($0.train, ($0.share / total).squareRoot()) }
  }

  /// The field at each moment of a clock.
  func series(at point: MapPoint, on clock: SeriesClock) -> [Double] {
    var series = clock.emptySeries
    for part in parts { part.train.add(part.factor, at: point, on: clock, into: &series) }
    return series.map { $0.sum }
  }
}
