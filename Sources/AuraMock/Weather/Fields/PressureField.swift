// SPDX-License-Identifier: MIT

/// The departure of sea-level pressure from its mean, in standard deviations, with its slope over the map.
///
/// A fifth of its variance is the large waves of the rain field upside down, so that it rains in the troughs. Slow
/// waves have most of it: pressure remembers yesterday (correlation near 0.7).
struct PressureField: Sendable {
  /// Pressure and its slope, at each moment of a clock.
  struct Series {
    var departure: [Double]
    /// Eastward and northward slope, over its own standard deviation.
    var east: [Double]
    var north: [Double]
  }

  private let parts: [(train: WaveTrain, factor: Double)]
  /// One over the standard deviation of a component of the slope in turns, km.
  private let slopeScaleKm: Double

  init(own: (slow: WaveTrain, fast: WaveTrain), rain: (slow: WaveTrain, fast: WaveTrain)) {
    parts = [(own.slow, 0.82), (own.fast, 0.33), (rain.slow, -0.41), (rain.fast, -0.22)]
    var variance = 0.0
    for part in parts {
      let amplitude = part.factor * part.train.amplitude
      for block in part.train.blocks {
        variance += amplitude * amplitude / 4 * (block.east * block.east + block.north * block.north).sum
      }
    }
    slopeScaleKm = 1 / variance.squareRoot()
  }

  func series(at point: MapPoint, on clock: SeriesClock) -> Series {
    var lanes = [(height: Quad, east: Quad, north: Quad)](
      repeating: (.zero, .zero, .zero), count: clock.count)
    for part in parts {
      for block in part.train.blocks {
        block.addSlopes(
          part.factor * part.train.amplitude, at: point, on: clock, turned: clock.turned.broad, into: &lanes)
      }
    }
    // The slope of a cosine is minus its sine; 2π is in the scale.
    return Series(
      departure: lanes.map { $0.height.sum }, east: lanes.map { -slopeScaleKm * $0.east.sum },
      north: lanes.map { -slopeScaleKm * $0.north.sum })
  }
}
