// SPDX-License-Identifier: MIT

/// The departure of sea-level pressure from its mean, in standard deviations, with its slope over the map.
///
/// A quarter of its variance is the large waves of the rain field upside down, so that it rains in the troughs.
struct PressureField: Sendable {
  /// Pressure and its slope, at each moment of a clock.
  struct Series {
    var departure: [Double]
    /// Eastward and northward slope, over its own standard deviation.
    var east: [Double]
    var north: [Double]
  }

  private let parts: [(train: WaveTrain, factor: Double)]
  /// One over the standard deviation of a component of the slope, km.
  private let slopeScaleKm: Double

  init(own: (slow: WaveTrain, fast: WaveTrain), rain: (slow: WaveTrain, fast: WaveTrain)) {
    parts = [(own.slow, 0.55), (own.fast, 0.67), (rain.slow, -0.36), (rain.fast, -0.34)]
    var variance = 0.0
    for part in parts {
      for wave in part.train.waves {
        let square = wave.east * wave.east + wave.north * wave.north
        variance += part.factor * part.factor * part.train.amplitude * part.train.amplitude / 2 * square / 2
      }
    }
    slopeScaleKm = 1 / (2 * Double.pi * variance.squareRoot())
  }

  func series(at point: MapPoint, on clock: SeriesClock) -> Series {
    var series = Series(
      departure: [Double](repeating: 0, count: clock.count), east: [Double](repeating: 0, count: clock.count),
      north: [Double](repeating: 0, count: clock.count))
    for part in parts {
      let factor = part.factor * part.train.amplitude
      let turned = ForecastTurn.series(clock, isFine: false)
      for wave in part.train.waves {
        let rotation = clock.step == .day ? wave.day : wave.hour
        let error = wave.error(turned)
        let slopeEast = -2 * Double.pi * wave.east * slopeScaleKm
        let slopeNorth = -2 * Double.pi * wave.north * slopeScaleKm
        var (cosine, sine) = wave.start(at: point, day: clock.start)
        cosine *= factor
        sine *= factor
        for index in 0..<clock.count {
          var height = cosine
          var slope = sine
          if !turned.turns.isEmpty {
            let turn = turned.turns[index]
            height = cosine * turn.kept - sine * error * turn.lost
            slope = sine * turn.kept + cosine * error * turn.lost
          }
          series.departure[index] += height
          series.east[index] += slopeEast * slope
          series.north[index] += slopeNorth * slope
          (cosine, sine) = (
            cosine * rotation.cos - sine * rotation.sin, sine * rotation.cos + cosine * rotation.sin
          )
        }
      }
    }
    return series
  }
}
