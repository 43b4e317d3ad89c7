// SPDX-License-Identifier: MIT

/// One plane wave over the map and through time: cos 2π (east·x + north·y + frequency·t + phase).
///
/// Frequencies are negative where `east` is positive, so that waves move east as the westerlies carry weather.
struct Wave: Sendable {
  /// Turns per kilometre eastward and northward.
  let east: Double
  let north: Double
  /// Turns per day.
  let frequency: Double
  /// Turns.
  let phase: Double
  /// ±1 each: which way two independent forecast errors shift the wave.
  let errors: (first: Double, second: Double)
}
