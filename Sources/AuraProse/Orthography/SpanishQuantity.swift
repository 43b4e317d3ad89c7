// SPDX-License-Identifier: MIT

public import AuraModel

/// Numbers with their unit as Spanish sets them: a space that does not break, a true minus sign.
///
/// Source: Ortografía de la lengua española, 2010; FundéuRAE on symbols (prose rules, 2.3).
public enum SpanishQuantity {
  /// `23 °C`, `−4 °C`
  public static func celsius(_ degrees: Int) -> String { "\(number(degrees))\u{A0}°C" }

  /// `de −4 a 3 °C`, one value where both are the same; nil when neither is known.
  public static func celsius(from minimum: Int?, to maximum: Int?) -> String? {
    switch (minimum, maximum) {
    case (let low?, let high?) where low == high: celsius(low)
    case (let low?, let high?): "de \(number(low)) a \(celsius(high))"
    case (let low?, nil): "mínima de \(celsius(low))"
    case (nil, let high?): "máxima de \(celsius(high))"
    case (nil, nil): nil
    }
  }

  /// `60 %`
  public static func percent(_ value: Int) -> String { "\(value)\u{A0}%" }

  /// `del 20 al 60 %`, one value where both are the same; nil when neither is known.
  public static func percent(from minimum: Int?, to maximum: Int?) -> String? {
    switch (minimum, maximum) {
    case (let low?, let high?) where low != high: "del \(low) al \(percent(high))"
    case (let only?, _), (nil, let only?): percent(only)
    case (nil, nil): nil
    }
  }

  /// `20 km/h`
  public static func kilometresPerHour(_ speed: Int) -> String { "\(speed)\u{A0}km/h" }

  /// `1200 m`: four digits stand together.
  public static func metres(_ height: Int) -> String { "\(number(height))\u{A0}m" }

  /// `noreste, 15 km/h`; nil when nothing is known.
  public static func wind(_ wind: WindReading?) -> String? {
    guard let wind else { return nil }
    if wind.isCalm || wind.speedKmh == 0 { return "en calma" }
    let parts = [wind.direction.map(name(of:)), wind.speedKmh.map(kilometresPerHour)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// `suroeste`: as bulletins say it (field guide, scales), noreste where the rose has nordeste.
  public static func name(of direction: WindDirection) -> String {
    inBulletins[direction] ?? direction.name.lowercased()
  }

  private static let inBulletins: [WindDirection: String] = [
    .northEast: "noreste", .southEast: "sureste", .southWest: "suroeste",
  ]

  /// `0,4 mm`, `2 mm`: one decimal, none where it is zero; halves away from zero.
  public static func millimetres(_ depth: Double) -> String {
    let tenths = Int((depth * 10).rounded(.toNearestOrAwayFromZero))
    return tenths % 10 == 0 ? "\(tenths / 10)\u{A0}mm" : "\(tenths / 10),\(tenths % 10)\u{A0}mm"
  }

  static func number(_ value: Int) -> String { value < 0 ? "−\(value.magnitude)" : "\(value)" }
}
