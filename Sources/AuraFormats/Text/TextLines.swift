// SPDX-License-Identifier: MIT

/// The lines of a text, whichever way they end: LF, CR LF, CR CR LF (as AEMET's bulletins), or CR alone.
///
/// It works on bytes. Swift's `Character` takes CR LF for one letter and CR CR LF for two, so that splitting a
/// `String` at "\n" finds no line in it.
public struct TextLines<Bytes: Collection>: Sequence where Bytes.Element == UInt8 {
  public let bytes: Bytes

  /// Makes the lines of bytes in any charset whose CR and LF are ASCII's: `[UInt8]`, or the `utf8` of a string.
  public init(_ bytes: Bytes) {
    self.bytes = bytes
  }

  public func makeIterator() -> Iterator {
    Iterator(bytes[...])
  }

  /// Hands out one line after the other, without its end. The end of the last line may be missing.
  public struct Iterator: IteratorProtocol {
    private var rest: Bytes.SubSequence
    /// The end of the run of CR at hand when no LF follows it, so that a long run is looked through once.
    private var loneReturnsEnd: Bytes.Index?

    init(_ bytes: Bytes.SubSequence) {
      rest = bytes
    }

    public mutating func next() -> Bytes.SubSequence? {
      guard !rest.isEmpty else { return nil }
      guard let end = rest.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else {
        defer { rest = rest[rest.endIndex...] }
        return rest
      }
      let line = rest[..<end]
      if let known = loneReturnsEnd, end < known {
        rest = rest[rest.index(after: end)...]
        return line
      }
      // Any number of CR before a LF is one end; without a LF each CR is one.
      let behind = rest[end...].firstIndex { $0 != 0x0D } ?? rest.endIndex
      if behind < rest.endIndex, rest[behind] == 0x0A {
        rest = rest[rest.index(after: behind)...]
      } else {
        loneReturnsEnd = behind
        rest = rest[rest.index(after: end)...]
      }
      return line
    }
  }
}

extension TextLines: Sendable where Bytes: Sendable {}

extension TextLines where Bytes == String.UTF8View {
  /// Makes the lines of a string; each is a slice of its UTF-8.
  public init(of text: String) {
    self.init(text.utf8)
  }
}
