// SPDX-License-Identifier: MIT

/// A GIF's frame: its size and how many pictures it holds, every block walked to the end and no pixel decoded.
///
/// Source: CompuServe, GIF89a Specification, 31 July 1990, sections 17–27.
package struct GIFOutline: Hashable, Sendable {
  /// Of the logical screen, pixels, 1…65,535.
  package let width: Int
  /// Of the logical screen, pixels, 1…65,535.
  package let height: Int
  /// 1 or more.
  package let imageCount: Int
  /// Bytes behind the trailer, which belong to nothing.
  package let bytesBehind: Int

  /// Walks a picture from its signature to its trailer.
  ///
  /// - Throws: `GIFError` for anything that is not one, or not whole.
  package init(_ bytes: [UInt8]) throws(GIFError) {
    guard bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) else {
      throw .otherMagic(found: ByteExcerpt.quoted(Array(bytes.prefix(6))))
    }
    var walk = Walk(bytes: bytes, offset: 6)
    width = try walk.word("the width of the screen")
    height = try walk.word("the height of the screen")
    guard width > 0, height > 0 else {
      throw .malformed(atOffset: 6, found: "no width or height", expected: "a screen")
    }
    let flags = try walk.byte("the flags of the screen")
    try walk.skip(2, "the background and the aspect")
    if flags & 0x80 != 0 { try walk.skip(3 << (Int(flags & 7) + 1), "the table of colours") }
    var images = 0
    while true {
      let start = walk.offset
      switch try walk.byte("a block or the trailer") {
      case 0x21:
        try walk.skip(1, "the kind of an extension")
        try walk.skipSubBlocks()
      case 0x2C:
        try walk.skip(8, "the place of an image")
        let local = try walk.byte("the flags of an image")
        if local & 0x80 != 0 { try walk.skip(3 << (Int(local & 7) + 1), "a table of colours") }
        try walk.skip(1, "the size of the codes")
        try walk.skipSubBlocks()
        images += 1
      case 0x3B:
        guard images > 0 else { throw .malformed(atOffset: start, found: "the trailer", expected: "an image") }
        imageCount = images
        bytesBehind = bytes.count - walk.offset
        return
      case let other:
        throw .malformed(atOffset: start, found: "block \(other)", expected: "an image, an extension or the trailer")
      }
    }
  }

  private struct Walk {
    let bytes: [UInt8]
    var offset: Int

    mutating func byte(_ what: String) throws(GIFError) -> UInt8 {
      guard offset < bytes.count else { throw .cut(atOffset: bytes.count, expected: what) }
      offset += 1
      return bytes[offset - 1]
    }

    mutating func word(_ what: String) throws(GIFError) -> Int {
      let low = try byte(what)
      return Int(low) | Int(try byte(what)) << 8
    }

    mutating func skip(_ count: Int, _ what: String) throws(GIFError) {
      guard bytes.count - offset >= count else { throw .cut(atOffset: bytes.count, expected: what) }
      offset += count
    }

    /// Passes blocks of up to 255 bytes, each behind its length, to the one of length 0.
    mutating func skipSubBlocks() throws(GIFError) {
      while true {
        let length = Int(try byte("a block's length"))
        if length == 0 { return }
        try skip(length, "\(length) bytes of a block")
      }
    }
  }
}
