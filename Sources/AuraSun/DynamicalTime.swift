// SPDX-License-Identifier: MIT

internal import AuraTime

/// An instant on the two scales of the formulas: the clock (UTC, taken as UT1) and Terrestrial Time.
struct DynamicalTime {
  /// Days of the clock since J2000.0 (2000-01-01 12:00).
  let clockDays: Double
  /// Days of Terrestrial Time since J2000.0.
  let terrestrialDays: Double

  /// Julian centuries of Terrestrial Time since J2000.0: the T of the formulas.
  var centuries: Double { terrestrialDays / 36_525 }
  /// Julian millennia of Terrestrial Time since J2000.0: the time of VSOP87.
  var millennia: Double { terrestrialDays / 365_250 }

  /// - Parameter second: seconds since 1970-01-01T00:00:00Z.
  init(clockSecond second: Double) {
    // J2000.0 is day 10,957.5 of the epoch.
    clockDays = second / 86_400 - 10_957.5
    terrestrialDays = clockDays + DeltaT.seconds(atClockSecond: second) / 86_400
  }

  private init(clockDays: Double, terrestrialDays: Double) {
    self.clockDays = clockDays
    self.terrestrialDays = terrestrialDays
  }

  /// The time some days away, under the same ΔT.
  func advanced(byDays days: Double) -> DynamicalTime {
    DynamicalTime(clockDays: clockDays + days, terrestrialDays: terrestrialDays + days)
  }

  init(_ instant: WallInstant) {
    self.init(clockSecond: Double(instant.millisecondsSinceEpoch) / 1000)
  }
}

extension WallInstant {
  /// The nearest millisecond to a time in seconds since the epoch.
  init(clockSecond second: Double) {
    self.init(millisecondsSinceEpoch: Int64((second * 1000).rounded()))
  }
}
