// SPDX-License-Identifier: MIT

/// Measured quantities: a comma before the decimal, a space that does not break before the unit.
extension SpanishQuantity {
  /// `3,2`, `−0,4`, `12`: one decimal, none where it is zero and `isExact` is not asked for; halves away from zero.
  ///
  /// - Parameter value: finite and under 10¹⁵: what is measured on Earth is.
  public static func decimal(_ value: Double, isExact: Bool = false) -> String {
    guard value.magnitude < 1e15 else { return "fuera de escala" }
    let tenths = Int((value * 10).rounded(.toNearestOrAwayFromZero))
    let whole = "\(tenths < 0 ? "−" : "")\(tenths.magnitude / 10)"
    return tenths % 10 == 0 && !isExact ? whole : "\(whole),\(tenths.magnitude % 10)"
  }

  /// `23,4 °C`, `−0,4 °C`, `23,0 °C`: as a thermometer gives it, with its decimal.
  public static func celsius(measured degrees: Double) -> String { "\(decimal(degrees, isExact: true))\u{A0}°C" }

  /// `3,2 km`, `12 km`: one decimal under 10 km.
  public static func kilometres(_ distance: Double) -> String {
    distance.magnitude < 9.95
      ? "\(decimal(distance))\u{A0}km" : "\(decimal(distance.rounded(.toNearestOrAwayFromZero)))\u{A0}km"
  }

  /// `43 µg/m³`, `0,4 µg/m³`
  public static func microgramsPerCubicMetre(_ value: Double) -> String { "\(decimal(value))\u{A0}µg/m³" }

  /// `1013 hPa`
  public static func hectopascals(_ value: Double) -> String {
    "\(decimal(value.rounded(.toNearestOrAwayFromZero)))\u{A0}hPa"
  }

  /// `23°`, `−4°`: glued, as non-technical texts may, where there is no room for the unit (FundéuRAE).
  public static func degrees(_ degrees: Int) -> String { "\(number(degrees))°" }
}
