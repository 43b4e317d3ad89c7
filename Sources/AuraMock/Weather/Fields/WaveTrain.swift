// SPDX-License-Identifier: MIT

import AuraChance

/// A dozen waves of like length and period whose sum is a field of variance 1: one building block of the weather.
///
/// Sums of plane waves with random phases are a standard way to a stationary Gaussian field that can be asked
/// anywhere and at any time, without stepping from a beginning.
/// Source: Shinozuka, M. and Jan, C.-M. (1972), Digital simulation of random processes and its applications, Journal
/// of Sound and Vibration 25, 111–128.
struct WaveTrain: Sendable {
  /// Wave lengths in km: what the distance over which places are alike depends on.
  enum Scale: Int, Sendable, CaseIterable {
    case large, middle, meso, local

    /// The lengths that reproduce the correlations by distance of AEMET's daily series (docs/WEATHER.md).
    var lengthsKm: ClosedRange<Double> {
      switch self {
      case .large: 2500...8000
      case .middle: 700...1800
      case .meso: 180...500
      case .local: 50...120
      }
    }

    /// Whether forecasts lose these waves early.
    var isFine: Bool { self == .meso || self == .local }
  }

  let blocks: [WaveBlock]
  let scale: Scale
  /// Amplitude of each wave, √(2/n).
  let amplitude: Double
  /// Correlation of the field with itself one day later.
  let oneDayLag: Double

  /// Makes a train of `count` waves, a multiple of four, with frequencies spread over a range of turns per day.
  init(count: Int, scale: Scale, frequencies: ClosedRange<Double>, chance: SeedStream) {
    var chance = chance
    var waves: [Wave] = []
    // Lengths, directions and frequencies are stratified, each in an order of its own (a Latin hypercube), so that
    // few waves cover all of them.
    let directions = Self.order(count, &chance)
    let frequencyOrder = Self.order(count, &chance)
    let ratio = Elementary.log(scale.lengthsKm.upperBound / scale.lengthsKm.lowerBound)
    for index in 0..<count {
      let along = (Double(index) + chance.unit()) / Double(count)
      let length = scale.lengthsKm.lowerBound * Elementary.exp(ratio * along)
      // A half circle of directions, all with an eastward part.
      let direction = ((Double(directions[index]) + chance.unit()) / Double(count) - 0.5) / 2
      let bearing = Elementary.cosSin(turns: direction)
      let spread = frequencies.upperBound - frequencies.lowerBound
      let frequency = frequencies.lowerBound + spread * (Double(frequencyOrder[index]) + chance.unit()) / Double(count)
      waves.append(
        Wave(
          east: bearing.cos / length, north: bearing.sin / length, frequency: -frequency, phase: chance.unit(),
          errors: (index % 2 == 0 ? 1 : -1, index / 2 % 2 == 0 ? 1 : -1)))
    }
    self.init(waves: waves, scale: scale)
  }

  /// Makes a train of given waves, a multiple of four.
  init(waves: [Wave], scale: Scale) {
    blocks = stride(from: 0, to: waves.count, by: 4).map { WaveBlock(waves[$0..<$0 + 4]) }
    self.scale = scale
    amplitude = (2 / Double(waves.count)).squareRoot()
    oneDayLag = waves.reduce(0) { $0 + Elementary.cosSin(turns: $1.frequency).cos } / Double(waves.count)
  }

  /// Adds `weight` times the field at each moment of a clock, lane by lane.
  func add(_ weight: Double, at point: MapPoint, on clock: SeriesClock, into series: inout [Quad]) {
    guard weight != 0 else { return }
    let turned = scale.isFine ? clock.turned.fine : clock.turned.broad
    // Plain loops here and in the blocks: a debug build makes the weather of all Spain too.
    var index = 0
    while index < blocks.count {
      blocks[index].add(weight * amplitude, at: point, on: clock, turned: turned, into: &series)
      index += 1
    }
  }

  /// A random order of `0 ..< count` (Fisher and Yates).
  private static func order(_ count: Int, _ chance: inout SeedStream) -> [Int] {
    var order = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) {
      order.swapAt(index, Int(chance.below(UInt64(index + 1))))
    }
    return order
  }
}
