// SPDX-License-Identifier: MIT

/// Works out the path of an offset by reading the text again from its start.
///
/// The text before the offset has passed the cursor, so its grammar is sound and little has to be kept: for every
/// open container its index or key. Paths cost nothing until something has to be reported.
enum JSONPathFinder {
  private struct Frame {
    let isArray: Bool
    /// Of the element being read or read last.
    var index = 0
    /// The quotes of the key read last.
    var key: Range<Int>?
    /// Whether a member's value is awaited or being read; false between members.
    var isInMember: Bool
  }

  /// The path of a value that starts at an offset, or of the container that a comma, key or bracket there belongs to.
  static func path(in bytes: Span<UInt8>, at target: Int) -> String {
    var frames: [Frame] = []
    var offset = 0
    while offset < min(target, bytes.count) {
      switch bytes[offset] {
      case UInt8(ascii: "["):
        frames.append(Frame(isArray: true, isInMember: true))
      case UInt8(ascii: "{"):
        frames.append(Frame(isArray: false, isInMember: false))
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        _ = frames.popLast()
        closeMember(&frames)
      case UInt8(ascii: ","):
        if let last = frames.indices.last, frames[last].isArray {
          frames[last].index += 1
          frames[last].isInMember = true
        }
      case UInt8(ascii: ":"):
        if let last = frames.indices.last { frames[last].isInMember = true }
      case 0x20, 0x0A, 0x0D, 0x09:
        break
      case UInt8(ascii: "\""):
        let end = endOfString(bytes, from: offset)
        if let last = frames.indices.last, !frames[last].isArray, !frames[last].isInMember {
          frames[last].key = offset + 1..<end
        } else if end < target {
          closeMember(&frames)
        }
        offset = end
      default:
        // A number or a word: to its last byte.
        while offset + 1 < min(target, bytes.count), isScalarByte(bytes[offset + 1]) { offset += 1 }
        closeMember(&frames)
      }
      offset += 1
    }
    return text(of: frames, in: bytes)
  }

  private static func closeMember(_ frames: inout [Frame]) {
    if let last = frames.indices.last { frames[last].isInMember = false }
  }

  /// The offset of the closing quote, or of the end of the text.
  private static func endOfString(_ bytes: Span<UInt8>, from opening: Int) -> Int {
    var offset = opening + 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(offset, bytes.count)
  }

  private static func isScalarByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }

  private static func text(of frames: [Frame], in bytes: Span<UInt8>) -> String {
    var path = ""
    for frame in frames where frame.isInMember {
      if frame.isArray {
        path += "[\(frame.index)]"
      } else if let key = frame.key {
        let name = String(
          decoding: JSONEscapes.decoded(bytes, from: key.lowerBound, to: key.upperBound), as: UTF8.self)
        path += component(name, isFirst: path.isEmpty)
      }
    }
    return path
  }

  /// `.name`, or `["a name"]` where the name is not a word.
  private static func component(_ name: String, isFirst: Bool) -> String {
    let isWord =
      !name.isEmpty
      && name.utf8.allSatisfy { byte in
        isScalarByte(byte) && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "+") || byte == UInt8(ascii: "_")
      }
    guard isWord else {
      var writer = JSONWriter()
      writer.string(name)
      return "[" + writer.text + "]"
    }
    return (isFirst ? "" : ".") + name
  }
}
