// SPDX-License-Identifier: MIT

import AuraModel

extension HourSlot {
  /// Takes over where the wind comes from, whatever its speed.
  mutating func setWind(origin: WindReading.Origin?) {
    guard let origin else { return }
    wind = WindReading(origin: origin, speedKmh: wind?.speedKmh)
  }

  /// Takes over how fast the wind is, wherever it comes from.
  mutating func setWind(speedKmh: Int?) {
    guard let speedKmh else { return }
    wind = WindReading(origin: wind?.origin, speedKmh: speedKmh)
  }
}
