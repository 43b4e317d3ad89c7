// SPDX-License-Identifier: MIT

/// Writes tar archives block by block, right or wrong, from the layout in POSIX.1-2017 (pax).
public struct TarBytes: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  /// The two magics in use: POSIX's and GNU's.
  public static let posix = Array("ustar\u{0}00".utf8)
  public static let gnu = Array("ustar  \u{0}".utf8)

  /// Appends a header and its content, padded to whole blocks.
  public mutating func add(
    _ name: String, _ content: [UInt8] = [], type: Character = "0", size: [UInt8]? = nil, link: String = "",
    prefix: String = "", magic: [UInt8] = posix, sumOffset: Int = 0
  ) {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ bytes: some Sequence<UInt8>, at offset: Int) {
      for (index, byte) in bytes.enumerated() { header[offset + index] = byte }
    }
    put(name.utf8.prefix(100), at: 0)
    put("0000644\0".utf8, at: 100)
    put(size ?? Self.octal(content.count, digits: 11) + [0], at: 124)
    put("00000000017\0".utf8, at: 136)
    header[156] = type == "\0" ? 0 : type.asciiValue!
    put(link.utf8.prefix(100), at: 157)
    put(magic, at: 257)
    put(prefix.utf8.prefix(155), at: 345)
    put(repeatElement(0x20, count: 8), at: 148)
    let sum = header.reduce(0) { $0 + Int($1) } + sumOffset
    put(Self.octal(sum, digits: 6) + [0, 0x20], at: 148)
    bytes += header + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
  }

  /// Appends the end mark: two blocks of zeros, or as many as wanted.
  public mutating func end(blocks: Int = 2) {
    bytes += [UInt8](repeating: 0, count: 512 * blocks)
  }

  public mutating func append(_ more: [UInt8]) {
    bytes += more
  }

  public static func octal(_ value: Int, digits: Int) -> [UInt8] {
    let text = String(value, radix: 8)
    return Array((String(repeating: "0", count: max(0, digits - text.utf8.count)) + text).utf8)
  }

  /// A PAX record, whose length counts its own digits.
  public static func pax(_ key: String, _ value: String) -> [UInt8] {
    let rest = " \(key)=\(value)\n".utf8.count
    var length = rest + 1
    while String(length).utf8.count + rest != length { length += 1 }
    return Array("\(length) \(key)=\(value)\n".utf8)
  }
}
