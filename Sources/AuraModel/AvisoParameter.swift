// SPDX-License-Identifier: MIT

/// The value a warning announces: `TA;Temperatura máxima;40 ºC`, kept as sent and taken apart when asked.
public struct AvisoParameter: Hashable, Sendable {
  /// Code, text, and value with unit, of which the last, or its number, may be missing (Q-CAP-18).
  public let sent: String

  public init(_ sent: String) {
    self.sent = sent
  }

  /// The two letters: `TA`.
  public var code: String { part(0) }
  /// What they stand for; nil for letters unknown here.
  public var quantity: AvisoQuantity? { AvisoQuantity(rawValue: code) }
  /// What the message calls it: `Temperatura máxima`.
  public var text: String { part(1) }

  /// The value, the degree sign put right: `40 °C`; nil where the message gives none, as for storms.
  public var valueText: String? {
    let value = AvisoText.shown(part(2))
    return value.isEmpty ? nil : value
  }

  /// The number of the value, in `unit`; nil when it does not begin with one.
  public var value: Double? {
    guard let first = valueText?.split(separator: " ").first else { return nil }
    guard first.utf8.allSatisfy({ (0x2B...0x39).contains($0) && $0 != 0x2F }) else { return nil }
    return Double(first.replacing(",", with: "."))
  }

  /// The unit of the value: `°C`, `km/h`, `mm`, `cm`, `m`; nil without a number.
  public var unit: String? {
    guard value != nil, let words = valueText?.split(separator: " "), words.count > 1 else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  private func part(_ index: Int) -> String {
    let parts = sent.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    return index < parts.count ? AvisoText.trimmed(parts[index]) : ""
  }
}

extension AvisoParameter: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text as sent.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(sent)
  }
}
