// SPDX-License-Identifier: MIT

/// A decimal number exactly as it was written: `mantissa` × 10^`exponent`, trailing zeros dropped.
///
/// 40.4 is 404 × 10⁻¹ and nothing near it, so what was sent can be compared, kept and printed again.
public struct ExactDecimal: Hashable, Sendable {
  public let mantissa: Int64
  /// A power of ten; 0 for the number zero.
  public let exponent: Int

  /// Makes a number; 1,200 × 10⁰ and 12 × 10² become the same value.
  public init(mantissa: Int64, exponent: Int) {
    var mantissa = mantissa
    var exponent = exponent
    while mantissa != 0, mantissa % 10 == 0 {
      mantissa /= 10
      exponent += 1
    }
    self.mantissa = mantissa
    self.exponent = mantissa == 0 ? 0 : exponent
  }

  /// The whole number this is, or nil when it has a fraction or does not fit.
  public var whole: Int? {
    guard exponent >= 0 else { return nil }
    var value = mantissa
    // 10^19 is past Int64 for any mantissa but zero, and zero has exponent 0.
    guard exponent < 19 else { return nil }
    for _ in 0..<exponent {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      value = product
    }
    return Int(exactly: value)
  }

  /// The nearest binary number, rounded once, to even.
  public var double: Double {
    // Both factors are exact below 2^53 and up to 10^22, so one operation rounds once (Clinger 1990, fast path).
    if mantissa.magnitude < 1 << 53, exponent.magnitude <= 22 {
      let power = Self.powersOfTen[Int(exponent.magnitude)]
      return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
    return Double("\(mantissa)e\(exponent)") ?? .nan
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
    1e20, 1e21, 1e22,
  ]
}

extension ExactDecimal: Comparable {
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    let (leftSign, rightSign) = (left.mantissa.signum(), right.mantissa.signum())
    guard leftSign == rightSign, leftSign != 0 else { return leftSign < rightSign }
    let leftDigits = Array(String(left.mantissa.magnitude).utf8)
    let rightDigits = Array(String(right.mantissa.magnitude).utf8)
    let (leftTop, rightTop) = (leftDigits.count + left.exponent, rightDigits.count + right.exponent)
    if leftTop != rightTop { return (leftTop < rightTop) == (leftSign > 0) }
    // Same magnitude: digits decide from the front; a shorter one that agrees so far is the smaller magnitude.
    if leftDigits == rightDigits { return false }
    return leftDigits.lexicographicallyPrecedes(rightDigits) == (leftSign > 0)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// Plain digits (`-0.5`, `1200`) up to 20 places either way, else `404e-30`. Both are JSON numbers.
  public var description: String {
    guard exponent.magnitude <= 20 else { return "\(mantissa)e\(exponent)" }
    if exponent >= 0 { return String(mantissa) + String(repeating: "0", count: exponent) }
    let digits = String(mantissa.magnitude)
    let places = -exponent
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return (mantissa < 0 ? "-" : "") + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
