// SPDX-License-Identifier: MIT

/// A polynomial of degree 5 on −1…1, through six values at Chebyshev's points.
///
/// Source: Press et al., *Numerical Recipes*, 3rd ed., § 5.8, eq. 5.8.7 (fit) and 5.8.11 (Clenshaw's sum).
struct ChebyshevPolynomial: Sendable {
  /// A vector only as a place to keep six numbers without an array.
  private var coefficients: SIMD8<Double>

  static let count = 6

  /// Where a value belongs: cos(π (k + ½) / 6).
  static func node(_ index: Int) -> Double {
    cosine(.pi * (Double(index) + 0.5) / Double(count))
  }

  init() {
    coefficients = .zero
  }

  /// Adds the value at a node; a polynomial has had them all after six.
  mutating func add(_ value: Double, atNode index: Int) {
    for order in 0..<Self.count {
      let weight = cosine(.pi * Double(order) * (Double(index) + 0.5) / Double(Self.count))
      coefficients[order] += value * weight * (order == 0 ? 1 : 2) / Double(Self.count)
    }
  }

  func value(at point: Double) -> Double {
    var last = 0.0
    var beforeLast = 0.0
    for order in stride(from: Self.count - 1, to: 0, by: -1) {
      let sum = 2 * point * last - beforeLast + coefficients[order]
      beforeLast = last
      last = sum
    }
    return point * last - beforeLast + coefficients[0]
  }
}
