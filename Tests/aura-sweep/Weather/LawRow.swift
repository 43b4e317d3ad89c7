// SPDX-License-Identifier: MIT

/// One line of the law table: a quantity of one place and month, what it should be and what it is.
package struct LawRow: Sendable {
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

  /// Whether the quantity is as near to its target as it has to be in three years.
  var holds: Bool {
    switch quantity {
    case .maximum, .minimum: error.magnitude <= 1.5
    case .rain: error.magnitude <= 0.25 * target + 0.005
    default: true
    }
  }

  /// `28079 1 maximum 10.0 10.2`
  var text: String { "\(ine) \(month) \(quantity.rawValue) \(Self.short(target)) \(Self.short(got))" }

  /// Two decimals, without Foundation.
  static func short(_ value: Double) -> String {
    let hundredths = Int((value.magnitude * 100).rounded())
    let fraction = hundredths % 100
    return (value < 0 && hundredths > 0 ? "-" : "") + "\(hundredths / 100)." + (fraction < 10 ? "0" : "")
      + "\(fraction)"
  }
}
