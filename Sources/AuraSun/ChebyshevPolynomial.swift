// SPDX-License-Identifier: MIT

/// A polynomial of degree 5 on −1…1, through six values at Chebyshev's points.
///
/// Source: Press et al., *Numerical Recipes*, 3rd ed., § 5.8, eq. 5.8.7 (fit) and 5.8.11 (Clenshaw's sum).
struct ChebyshevPolynomial {
  private let coefficients: [Double]

  /// Where the values belong: cos(π (k + ½) / 6).
  static let nodes = (0..<6).map { cosine(.pi * (Double($0) + 0.5) / 6) }

  init(values: [Double]) {
    coefficients = (0..<6).map { order in
      let sum = values.indices.reduce(0) { sum, index in
        sum + values[index] * cosine(.pi * Double(order) * (Double(index) + 0.5) / 6)
      }
      return sum * (order == 0 ? 1 : 2) / 6
    }
  }

  func value(at point: Double) -> Double {
    var last = 0.0
    var beforeLast = 0.0
    for order in stride(from: 5, to: 0, by: -1) {
      let sum = 2 * point * last - beforeLast + coefficients[order]
      beforeLast = last
      last = sum
    }
    return point * last - beforeLast + coefficients[0]
  }
}
