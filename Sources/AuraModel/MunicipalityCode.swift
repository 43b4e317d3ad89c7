// SPDX-License-Identifier: MIT

/// The INE code of a municipality: two digits of the province, three of the municipality, `28079`.
///
/// The form says nothing of whether such a municipality exists: `Gazetteer` knows that.
public struct MunicipalityCode: Hashable, Comparable, Sendable {
  /// 1001…52999: the code as a number, its leading zero lost.
  public let number: Int

  /// Makes a code from its number; nil unless the first two of its five digits are a province, 01…52.
  public init?(number: Int) {
    guard (1_001...52_999).contains(number), number % 1_000 != 0 else { return nil }
    self.number = number
  }

  /// Makes a code from exactly five ASCII digits; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let bytes = text.utf8
    guard bytes.count == 5, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(number: bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) })
  }

  public var province: Province { Province(uncheckedNumber: number / 1_000) }

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension MunicipalityCode: CustomStringConvertible {
  /// The five digits, with the leading zero.
  public var description: String { number < 10_000 ? "0\(number)" : "\(number)" }
}

extension MunicipalityCode: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let code = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "found \"\(text.prefix(64))\", expected five digits of an INE code")
    }
    self = code
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
