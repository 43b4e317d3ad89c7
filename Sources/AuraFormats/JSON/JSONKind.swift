// SPDX-License-Identifier: MIT

/// What a JSON value is, told from its first byte.
@usableFromInline
package enum JSONKind: Hashable, Sendable {
  case object
  case array
  case string
  case number
  case boolean
  case null
  /// No value starts here: the text ends or breaks the grammar.
  case none

  @inlinable
  package init(firstByte: UInt8) {
    switch firstByte {
    case UInt8(ascii: "\""): self = .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): self = .number
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "["): self = .array
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .boolean
    case UInt8(ascii: "n"): self = .null
    default: self = .none
    }
  }
}
