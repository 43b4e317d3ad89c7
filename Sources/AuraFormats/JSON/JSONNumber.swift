// SPDX-License-Identifier: MIT

/// A number as it is written in JSON, of any size.
@usableFromInline
package struct JSONNumber: Hashable, Sendable {
  @usableFromInline
  package let text: String

  /// For text that was checked against the grammar.
  init(checkedText: String) {
    text = checkedText
  }

  @usableFromInline
  package init(_ value: Int) {
    text = String(value)
  }

  /// Its exact value; nil when it has more than 18 digits or an exponent beyond a thousand million.
  @usableFromInline
  package var decimal: ExactDecimal? { ExactDecimal(text) }
  /// The nearest binary number, infinite when it is too large.
  @usableFromInline
  package var double: Double { Double(text) ?? .nan }
}
