// SPDX-License-Identifier: MIT

/// A state of the sky by day or by night: AEMET's `estadoCielo` code, `17` or `17n`.
public struct SkyCode: Hashable, Sendable {
  public let condition: SkyCondition
  /// Whether the code carries the suffix `n`. It is AEMET's word on night and is not worked out again (Q-HOR-18).
  public let isNight: Bool

  public init(_ condition: SkyCondition, isNight: Bool = false) {
    self.condition = condition
    self.isNight = isNight
  }

  /// Reads a code as sent; nil for one that the table does not have (`21`, `9x`, a beach forecast's `f1`).
  public init?(_ text: some StringProtocol) {
    let bytes = text.utf8
    guard bytes.count == 2 || bytes.count == 3 else { return nil }
    var word: UInt32 = 0
    for byte in bytes.reversed() { word = word << 8 | UInt32(byte) }
    self.init(littleEndianBytes: word)
  }

  /// Reads a code of two or three ASCII bytes, the first in the lowest eight bits.
  @inlinable
  package init?(littleEndianBytes word: UInt32) {
    let tens = word & 0xFF &- 0x30
    let ones = word >> 8 & 0xFF &- 0x30
    let suffix = word >> 16
    guard tens <= 9, ones <= 9, suffix == 0 || suffix == 0x6E,
      let condition = SkyCondition(rawValue: UInt8(tens * 10 + ones))
    else { return nil }
    self.condition = condition
    isNight = suffix != 0
  }
}

extension SkyCode: CustomStringConvertible {
  /// The code as AEMET writes it.
  public var description: String { "\(condition.rawValue)\(isNight ? "n" : "")" }
}
