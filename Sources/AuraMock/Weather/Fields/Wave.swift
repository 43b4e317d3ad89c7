// SPDX-License-Identifier: MIT

/// One plane wave over the map and through time: cos 2π (east·x + north·y + frequency·t + phase).
///
/// The signs of the frequency and of `east` are opposite, so that waves move east as the westerlies carry weather.
struct Wave: Sendable {
  /// Turns per kilometre eastward and northward.
  let east: Double
  let north: Double
  /// Turns per day, negative for waves moving east.
  let frequency: Double
  /// Turns.
  let phase: Double
  /// Rotation by one day and by one hour.
  let day: (cos: Double, sin: Double)
  let hour: (cos: Double, sin: Double)
  /// ±1 each: which way two independent forecast errors shift the wave.
  let errors: (first: Double, second: Double)

  init(east: Double, north: Double, frequency: Double, phase: Double, errors: (first: Double, second: Double)) {
    self.east = east
    self.north = north
    self.frequency = frequency
    self.phase = phase
    self.errors = errors
    day = Elementary.cosSin(turns: frequency)
    hour = Elementary.cosSin(turns: frequency / 24)
  }

  /// cos and sin of the wave's angle at a point of the map and a time in days.
  func start(at point: MapPoint, day: Double) -> (cos: Double, sin: Double) {
    Elementary.cosSin(turns: phase + east * point.eastKm + north * point.northKm + frequency * day)
  }

  /// The wave's share of a forecast's two error fields.
  func error(_ turn: ForecastTurn) -> Double {
    errors.first * turn.blend.cos + errors.second * turn.blend.sin
  }
}
