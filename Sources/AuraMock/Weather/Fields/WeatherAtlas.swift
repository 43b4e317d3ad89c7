// SPDX-License-Identifier: MIT

import AuraChance

/// All fields of one seed: the moving maps that every place reads its weather from.
struct WeatherAtlas: Sendable {
  /// Wetness: rain where it is high, clear sky where it is low. Shared by rain, cloud, temperature and pressure.
  let wet: WaveField
  /// Warmth of days, and what nights have of their own.
  let warm: WaveField
  let night: WaveField
  /// Readiness for thunder, for fog, for high cloud, for desert dust.
  let thunder: TrainSum
  let fog: TrainSum
  let veil: TrainSum
  let dust: TrainSum
  /// What changes from hour to hour: showers, gusts, gaps in the cloud.
  let texture: TrainSum
  let pressure: PressureField
  /// Where each calendar month stands in its wet and dry years: a random phase in turns, January first, and how it
  /// turns per kilometre.
  let yearPhases: [(turns: Double, east: Double, north: Double)]

  init(seed: UInt64) {
    let chance = SeedStream(seed: seed).stream("weather")
    wet = WaveField(chance: chance.stream("wet"))
    warm = WaveField(chance: chance.stream("warm"))
    night = WaveField(chance: chance.stream("night"))
    func train(_ name: String, _ count: Int, _ scale: WaveTrain.Scale, _ frequencies: ClosedRange<Double>) -> WaveTrain
    {
      WaveTrain(
        count: count, scale: scale, frequencies: frequencies, chance: chance.stream(name).stream(scale.rawValue))
    }
    let slow = 0.028...0.125
    let fast = 0.2...0.4545
    thunder = TrainSum([
      (train("thunder", 8, .middle, 0.1...fast.upperBound), 0.5), (train("thunder", 4, .meso, fast), 0.25),
      (train("thunder", 4, .local, fast), 0.25),
    ])
    fog = TrainSum([
      (train("fog", 8, .large, slow), 0.4), (train("fog", 8, .middle, 0.05...0.3), 0.45),
      (train("fog", 4, .local, fast), 0.15),
    ])
    veil = TrainSum([
      (train("veil", 8, .large, 0.1...fast.upperBound), 0.5), (train("veil", 8, .middle, fast), 0.5),
    ])
    dust = TrainSum([(train("dust", 8, .large, 0.05...0.25), 0.8), (train("dust", 4, .middle, fast), 0.2)])
    texture = TrainSum([(train("texture", 12, .meso, 1.7...8), 0.65), (train("texture", 8, .local, 2.5...10), 0.35)])
    pressure = PressureField(
      own: (train("pressure slow", 8, .large, slow), train("pressure fast", 12, .large, fast)), rain: wet.large)
    var phases = chance.stream("years")
    yearPhases = (0..<12).map { _ in
      let direction = Elementary.cosSin(turns: phases.unit())
      return (phases.unit(), direction.cos / 2400, direction.sin / 2400)
    }
  }
}
