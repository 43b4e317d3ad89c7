// SPDX-License-Identifier: MIT

/// Writes a GIF of one still picture: the same pixels give the same bytes.
///
/// Sources: CompuServe, GIF89a Specification, 31 July 1990, and its appendix F on variable-length-code LZW; Welch, "A
/// Technique for High-Performance Data Compression", Computer 17 (1984), 8.
package enum GIFEncoder {
  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - pixels: row by row, each the number of a colour.
  ///   - palette: 2…256 colours, 0xRRGGBB.
  package static func write(width: Int, height: Int, pixels: [UInt8], palette: [UInt32]) -> [UInt8] {
    precondition(pixels.count == width * height && width > 0 && height > 0, "a picture has width × height pixels")
    precondition((2...256).contains(palette.count), "a GIF has 2 to 256 colours")
    var bits = 1
    while 1 << bits < palette.count { bits += 1 }
    var bytes = Array("GIF89a".utf8)
    bytes += word(width) + word(height)
    // A global table of that many colours, each of its primaries in eight bits.
    bytes += [0x80 | 0x70 | UInt8(bits - 1), 0, 0]
    for index in 0..<1 << bits {
      let colour = index < palette.count ? palette[index] : 0
      bytes += [UInt8(colour >> 16 & 0xFF), UInt8(colour >> 8 & 0xFF), UInt8(colour & 0xFF)]
    }
    bytes += [0x2C, 0, 0, 0, 0] + word(width) + word(height) + [0]
    let minimum = max(2, bits)
    bytes.append(UInt8(minimum))
    let codes = compressed(pixels, minimum: minimum)
    var start = 0
    while start < codes.count {
      let end = min(start + 255, codes.count)
      bytes.append(UInt8(end - start))
      bytes += codes[start..<end]
      start = end
    }
    return bytes + [0, 0x3B]
  }

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8 & 0xFF)] }

  /// The pixels as codes of growing length, the lowest bit first.
  private static func compressed(_ pixels: [UInt8], minimum: Int) -> [UInt8] {
    let clear = 1 << minimum
    let limit = 4096
    var writer = BitWriter()
    // For each string known and each colour behind it the longer string's code; 0 for none.
    var table = [UInt16](repeating: 0, count: limit << minimum)
    var next = clear + 2
    var width = minimum + 1
    writer.append(clear, width: width)
    var prefix = Int(pixels[0])
    // A plain loop: a debug build draws pictures too.
    var place = 1
    while place < pixels.count {
      let pixel = pixels[place]
      place += 1
      let slot = prefix << minimum | Int(pixel)
      if table[slot] != 0 {
        prefix = Int(table[slot])
        continue
      }
      writer.append(prefix, width: width)
      if next < limit {
        table[slot] = UInt16(next)
        // The reader learns a code one step later, so the width grows when the code before needed it.
        if next == 1 << width { width += 1 }
        next += 1
      } else {
        writer.append(clear, width: width)
        table = [UInt16](repeating: 0, count: limit << minimum)
        next = clear + 2
        width = minimum + 1
      }
      prefix = Int(pixel)
    }
    writer.append(prefix, width: width)
    // The reader has learnt one more by now.
    if next == 1 << width, width < 12 { width += 1 }
    writer.append(clear + 1, width: width)
    return writer.finished()
  }

  private struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt32 = 0
    private var count = 0

    mutating func append(_ code: Int, width: Int) {
      pending |= UInt32(code) << UInt32(count)
      count += width
      while count >= 8 {
        bytes.append(UInt8(pending & 0xFF))
        pending >>= 8
        count -= 8
      }
    }

    mutating func finished() -> [UInt8] {
      if count > 0 { bytes.append(UInt8(pending & 0xFF)) }
      return bytes
    }
  }
}
