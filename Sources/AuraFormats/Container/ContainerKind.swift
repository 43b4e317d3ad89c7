// SPDX-License-Identifier: MIT

/// What a body is, told from its first bytes; headers lie about it.
public enum ContainerKind: String, Hashable, Sendable, CaseIterable {
  /// Nothing but blanks, or nothing at all.
  case empty
  case json
  case xml
  case html
  /// A tar archive with the `ustar` magic, POSIX or GNU.
  case tar
  case gzip
  case zip
  case pdf
  case gif
  /// Text of another kind: a bulletin, a table, a message.
  case text
  /// Bytes that are no text and carry no magic known here.
  case unknown

  /// Judges bytes by their magic number or their first mark.
  public init(sniffing bytes: [UInt8]) {
    self = Self.magic(bytes) ?? Self.mark(bytes)
  }

  /// The kinds a body is never transcoded for, whatever charset a header declares.
  public var isBinary: Bool {
    switch self {
    case .tar, .gzip, .zip, .pdf, .gif, .unknown: true
    case .empty, .json, .xml, .html, .text: false
    }
  }

  private static func magic(_ bytes: [UInt8]) -> ContainerKind? {
    // A tar begins with its first member's name, so its own magic, at offset 257, goes first.
    if bytes.count >= 262, bytes[257..<262].elementsEqual("ustar".utf8) { return .tar }
    if bytes.starts(with: [0x1F, 0x8B]) { return .gzip }
    if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06]) { return .zip }
    if bytes.starts(with: "%PDF-".utf8) { return .pdf }
    if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) { return .gif }
    return nil
  }

  /// Judges text by its first mark after a byte order mark and blanks.
  private static func mark(_ bytes: [UInt8]) -> ContainerKind {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: isBlank)
    switch rest.first {
    case nil: return .empty
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
    case UInt8(ascii: "<"): return markup(rest)
    default: return rest.prefix(512).allSatisfy { $0 >= 0x20 || isBlank($0) || $0 == 0x0C } ? .text : .unknown
    }
  }

  /// Tells a page from a document: by its DOCTYPE or its first element, behind prolog and comments.
  private static func markup(_ bytes: ArraySlice<UInt8>) -> ContainerKind {
    // A page says what it is soon; a long comment before it is not read to its end.
    var rest = bytes.prefix(4096)
    while true {
      rest = rest.drop(while: isBlank)
      if rest.starts(with: "<?".utf8) {
        rest = after("?>", in: rest)
      } else if rest.starts(with: "<!--".utf8) {
        rest = after("-->", in: rest)
      } else {
        break
      }
    }
    guard rest.first == UInt8(ascii: "<") else { return bytes.starts(with: "<?xml".utf8) ? .xml : .text }
    let word = rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    switch String(decoding: word, as: UTF8.self).lowercased() {
    case "html", "head", "body", "title", "center", "h1", "p", "br": return .html
    case "!doctype":
      let name = rest.dropFirst(9).drop(while: isBlank).prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      return String(decoding: name, as: UTF8.self).lowercased() == "html" ? .html : .xml
    case let name: return name.utf8.first.map(isNameStart) == true ? .xml : .text
    }
  }

  private static func after(_ mark: StaticString, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let pattern = Array(mark.description.utf8)
    var rest = bytes.dropFirst()
    while !rest.isEmpty, !rest.starts(with: pattern) { rest = rest.dropFirst() }
    return rest.dropFirst(pattern.count)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x61...0x7A).contains(byte | 0x20)
  }
}
