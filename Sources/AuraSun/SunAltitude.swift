// SPDX-License-Identifier: MIT

/// An altitude of the Sun's centre over the horizon that begins or ends something.
public struct SunAltitude: Hashable, Sendable {
  /// Degrees over the horizon, −90…90.
  public let degrees: Double
  let sineOfAltitude: Double

  /// - Parameter degrees: −90…90; values beyond are taken as the nearer end, NaN as 0.
  public init(degrees: Double) {
    self.degrees = degrees.isNaN ? 0 : min(90, max(-90, degrees))
    sineOfAltitude = sine(self.degrees * Angle.degree)
  }

  /// Sunrise and sunset: −50′ = 34′ of refraction and 16′ of semidiameter, geocentric and without dip, the definition
  /// that meets the minutes of the Observatorio Astronómico Nacional.
  public static let horizon = SunAltitude(degrees: -50.0 / 60)
  /// Civil twilight, −6°.
  public static let civil = SunAltitude(degrees: -6)
  /// Nautical twilight, −12°.
  public static let nautical = SunAltitude(degrees: -12)
  /// Astronomical twilight, −18°.
  public static let astronomical = SunAltitude(degrees: -18)
  /// Lower end of the golden hour, −4°: a photographers' convention, as the upper end; no authority defines it.
  public static let goldenLow = SunAltitude(degrees: -4)
  /// Upper end of the golden hour, 6°.
  public static let goldenHigh = SunAltitude(degrees: 6)
}
