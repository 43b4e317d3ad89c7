// SPDX-License-Identifier: MIT

/// Reads a GIF of one picture, by tables of whole strings: slow, and unlike the encoder in every way.
///
/// Source: CompuServe, GIF89a Specification, 31 July 1990, appendix F.
struct GIFReader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var palette: [UInt32] = []
  private(set) var pixels: [UInt8] = []

  /// nil for anything that is not a whole picture with a global table and nothing else.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 24, bytes.starts(with: "GIF89a".utf8), bytes.last == 0x3B, bytes[10] & 0x80 != 0 else {
      return nil
    }
    width = Int(bytes[6]) + Int(bytes[7]) * 256
    height = Int(bytes[8]) + Int(bytes[9]) * 256
    let colours = 2 << Int(bytes[10] & 7)
    var at = 13
    for _ in 0..<colours {
      guard at + 3 <= bytes.count else { return nil }
      palette.append(UInt32(bytes[at]) << 16 | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]))
      at += 3
    }
    guard at + 11 < bytes.count, bytes[at] == 0x2C, bytes[at + 9] == 0 else { return nil }
    let minimum = Int(bytes[at + 10])
    at += 11
    var bits: [UInt8] = []
    while at < bytes.count, bytes[at] != 0 {
      guard at + 1 + Int(bytes[at]) <= bytes.count else { return nil }
      bits += bytes[at + 1..<at + 1 + Int(bytes[at])]
      at += 1 + Int(bytes[at])
    }
    guard at + 2 == bytes.count, let read = Self.strings(bits, minimum), read.count == width * height else {
      return nil
    }
    pixels = read
  }

  private static func strings(_ bytes: [UInt8], _ minimum: Int) -> [UInt8]? {
    let start = (0..<1 << minimum).map { [UInt8($0)] } + [[], []]
    var table = start
    var size = minimum + 1
    var position = 0
    var last: [UInt8] = []
    var output: [UInt8] = []
    while true {
      var code = 0
      for byte in position / 8...(position + size - 1) / 8 {
        guard byte < bytes.count else { return nil }
        code |= Int(bytes[byte]) << ((byte - position / 8) * 8)
      }
      code = (code >> (position % 8)) & ((1 << size) - 1)
      position += size
      if code == 1 << minimum {
        (table, size, last) = (start, minimum + 1, [])
        continue
      }
      if code == (1 << minimum) + 1 { return output }
      let string: [UInt8]
      if code < table.count {
        string = table[code]
      } else if code == table.count, let first = last.first {
        string = last + [first]
      } else {
        return nil
      }
      output += string
      if !last.isEmpty, table.count < 4096 { table.append(last + [string[0]]) }
      if table.count == 1 << size, size < 12 { size += 1 }
      last = string
    }
  }
}
