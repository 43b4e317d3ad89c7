// SPDX-License-Identifier: MIT

/// One line of the law table: a quantity of one place and month, what it should be and what it is.
package struct LawRow: Sendable {
  /// What is measured; the unit is that of `ClimateNormal`.
  package enum Quantity: String, Sendable, CaseIterable {
    case maximum, minimum, rain, maximumSpread, minimumSpread, maximumLag, minimumLag, wetAfterDry, wetAfterWet
    case rainDays, snowDays, fogDays, stormDays, humidity, wind, gust, pressure
  }

  let ine: String
  let month: Int
  let quantity: Quantity
  let target: Double
  let got: Double

  var error: Double { got - target }

  /// `28079 1 maximum 10.00 10.20`
  var text: String { "\(ine) \(month) \(quantity.rawValue) \(Self.short(target)) \(Self.short(got))" }

  /// Two decimals, without Foundation; `–` for what is not a number.
  static func short(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let hundredths = Int((value.magnitude * 100).rounded())
    let fraction = hundredths % 100
    return (value < 0 && hundredths > 0 ? "-" : "") + "\(hundredths / 100)." + (fraction < 10 ? "0" : "")
      + "\(fraction)"
  }
}
