// SPDX-License-Identifier: MIT

/// A number as it is written in JSON, of any size.
package struct JSONNumber: Hashable, Sendable {
  package let text: String

  /// For text that was checked against the grammar.
  init(checkedText: String) {
    text = checkedText
  }

  package init(_ value: Int) {
    text = String(value)
  }

  /// Its exact value; nil when it has more than 18 digits or an exponent beyond a thousand million.
  package var decimal: ExactDecimal? { ExactDecimal(text) }
  /// The nearest binary number, infinite when it is too large.
  package var double: Double { Double(text) ?? .nan }
}
