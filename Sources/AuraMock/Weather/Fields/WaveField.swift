// SPDX-License-Identifier: MIT

import AuraChance

/// A field of variance 1 with wanted memory and reach: trains of four lengths, each slow and fast, and a drift.
///
/// * Slow waves last 8 to 36 days and carry spells; fast ones 2.2 to 5 days and carry the passing fronts. Their mix
///   sets the correlation from one day to the next anywhere between −0.4 and 0.87.
/// * The drift is the warm autumn or the cold spring: waves of n ± 1/3 turns a year, so that three years in a row
///   have it in each phase and their mean is the climate's. (That is what lets three years keep the monthly normals;
///   real years stray further.)
struct WaveField: Sendable {
  /// How the variance is shared among wave lengths; sums to 1.
  struct Reach: Sendable {
    var shares: (large: Double, middle: Double, meso: Double, local: Double)
  }

  /// How the variance is shared among slow, fast and drift; sums to 1.
  struct Memory: Sendable {
    var slow: Double
    var fast: Double
    var drift: Double
  }

  /// Slow then fast of each scale, in the order of `WaveTrain.Scale`.
  private let trains: [WaveTrain]
  private let drift: WaveTrain
  private let slowLag: Double
  private let fastLag: Double

  init(chance: SeedStream) {
    let counts = [12, 8, 4, 4]
    trains = WaveTrain.Scale.allCases.flatMap { scale in
      [(0.028...0.125, "slow"), (0.2...0.4545, "fast")].map { frequencies, name in
        WaveTrain(
          count: counts[scale.rawValue], scale: scale, frequencies: frequencies,
          chance: chance.stream(name).stream(scale.rawValue))
      }
    }
    slowLag = trains.enumerated().filter { $0.offset % 2 == 0 }.reduce(0) { $0 + $1.element.oneDayLag } / 4
    fastLag = trains.enumerated().filter { $0.offset % 2 == 1 }.reduce(0) { $0 + $1.element.oneDayLag } / 4
    drift = Self.drift(chance: chance.stream("drift"))
  }

  /// The memory with a given correlation from day to day, as near as the trains allow.
  func memory(oneDayLag: Double, drift: Double) -> Memory {
    let slow = (oneDayLag - drift - (1 - drift) * fastLag) / (slowLag - fastLag)
    let bounded = min(max(slow, 0.1 * (1 - drift)), 1 - drift)
    return Memory(slow: bounded, fast: 1 - drift - bounded, drift: drift)
  }

  /// Adds `weight` times the field at each moment of a clock, lane by lane.
  func add(
    _ weight: Double, reach: Reach, memory: Memory, at point: MapPoint, on clock: SeriesClock,
    into series: inout [Quad]
  ) {
    let slow = weight * memory.slow.squareRoot()
    let fast = weight * memory.fast.squareRoot()
    func add(_ scale: Int, _ share: Double, _ series: inout [Quad]) {
      let root = share.squareRoot()
      trains[2 * scale].add(root * slow, at: point, on: clock, into: &series)
      trains[2 * scale + 1].add(root * fast, at: point, on: clock, into: &series)
    }
    add(0, reach.shares.large, &series)
    add(1, reach.shares.middle, &series)
    add(2, reach.shares.meso, &series)
    add(3, reach.shares.local, &series)
    drift.add(weight * memory.drift.squareRoot(), at: point, on: clock, into: &series)
  }

  /// The large slow and large fast train: what pressure shares with the rain.
  var large: (slow: WaveTrain, fast: WaveTrain) { (trains[0], trains[1]) }

  /// Eight waves of 2⅓ to 5⅔ turns a year.
  private static func drift(chance: SeedStream) -> WaveTrain {
    var chance = chance
    let waves = (0..<8).map { index in
      let bearing = Elementary.cosSin(turns: (Double(index) + chance.unit()) / 16 - 0.25)
      let length = 3000 + 3000 * chance.unit()
      // 2⅓, 2⅔, 3⅓, … and a hair more, so that no three years repeat the three before.
      let turnsAYear = Double(2 + index / 2) + (index % 2 == 0 ? 1.0 / 3 : 2.0 / 3) + 0.004
      return Wave(
        east: bearing.cos / length, north: bearing.sin / length, frequency: -turnsAYear / 365.2425,
        phase: chance.unit(), errors: (index % 2 == 0 ? 1 : -1, index / 2 % 2 == 0 ? 1 : -1))
    }
    return WaveTrain(waves: waves, scale: .large)
  }
}
