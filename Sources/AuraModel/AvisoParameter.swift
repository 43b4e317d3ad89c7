// SPDX-License-Identifier: MIT

/// The value a warning announces: `TA;Temperatura máxima;40 ºC`.
public struct AvisoParameter: Hashable, Sendable {
  /// The two letters: `TA`.
  public let code: String
  /// What they stand for; nil for letters unknown here.
  public var quantity: AvisoQuantity? { AvisoQuantity(rawValue: code) }
  /// What the message calls it: `Temperatura máxima`.
  public let text: String
  /// The value as sent, the degree sign put right: `40 °C`; nil where the message gives none, as for storms.
  public let valueText: String?

  /// Reads `code;text;value unit`, of which the last part, or its number, may be missing (Q-CAP-18).
  public init?(_ parameter: some StringProtocol) {
    let parts = parameter.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false).map(trim)
    guard let code = parts.first, !code.isEmpty else { return nil }
    self.code = code
    text = parts.count > 1 ? parts[1] : ""
    // º (U+00BA) is the ordinal sign; what is meant is ° (U+00B0).
    let value = parts.count > 2 ? String(parts[2].map { $0 == "\u{BA}" ? "\u{B0}" : $0 }) : ""
    valueText = value.isEmpty ? nil : value
  }

  /// The number of the value, in `unit`; nil when there is none or more than one.
  public var value: Double? {
    guard let first = valueText?.split(separator: " ").first else { return nil }
    return number(first)
  }

  /// The unit of the value: `°C`, `km/h`, `mm`, `cm`, `m`; nil without a value.
  public var unit: String? {
    guard value != nil, let words = valueText?.split(separator: " "), words.count > 1 else { return nil }
    return words.dropFirst().joined(separator: " ")
  }
}

/// A decimal number with point or comma; nil for anything else.
private func number(_ text: Substring) -> Double? {
  guard text.utf8.allSatisfy({ (0x2B...0x39).contains($0) && $0 != 0x2F }) else { return nil }
  return Double(text.replacing(",", with: "."))
}

private func trim(_ text: some StringProtocol) -> String {
  var rest = Substring(text)
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}
