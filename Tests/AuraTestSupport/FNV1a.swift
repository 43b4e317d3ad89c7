// SPDX-License-Identifier: MIT

/// The FNV-1a hash of 64 bits, for tables whose source is not in the checkout.
///
/// Source: Fowler, Noll, Vo; IETF draft-eastlake-fnv, offset basis and prime of 64 bits.
public struct FNV1a: Sendable {
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  public mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The hash of lines joined by line feeds, as 16 hexadecimal digits.
  public static func digest(lines: [String]) -> String {
    var hash = FNV1a()
    var isFirst = true
    for line in lines {
      if !isFirst { hash.update(CollectionOfOne(0x0A)) }
      isFirst = false
      hash.update(line.utf8)
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
