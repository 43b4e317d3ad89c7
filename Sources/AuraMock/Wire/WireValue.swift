// SPDX-License-Identifier: MIT

/// A JSON document as AEMET's writer sees it: keys keep their order and numbers keep their digits.
package indirect enum WireValue: Hashable, Sendable {
  case object([WireMember])
  case array([WireValue])
  case string(String)
  /// Digits as they stand on the wire: `1.0` and `1` are two numbers.
  case number(String)
  case bool(Bool)

  package static func number(_ value: Int) -> WireValue { .number(String(value)) }
}

/// One key of a JSON object with its value.
package struct WireMember: Hashable, Sendable {
  package let key: String
  package var value: WireValue

  package init(_ key: String, _ value: WireValue) {
    self.key = key
    self.value = value
  }
}
