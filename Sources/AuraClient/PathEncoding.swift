// SPDX-License-Identifier: MIT

/// Percent encoding of paths as AEMET takes them: UTF-8 of composed letters, `:` as `%3A`.
///
/// A decomposed `montaña` is answered 404 (field guide, opendata 1), so letters are composed first.
enum PathEncoding {
  /// A parameter as one segment: everything but RFC 3986's unreserved characters is encoded.
  static func segment(_ text: String) -> String {
    composed(text).utf8.reduce(into: "") { $0 += isUnreserved($1) ? String(Unicode.Scalar($1)) : encoded($1) }
  }

  /// A typed path, without its first slash: what may not stand in a path is encoded, what is encoded stays.
  static func path(_ text: String) throws(EndpointError) -> String {
    let bytes = Array(composed(text).utf8.drop { $0 == UInt8(ascii: "/") })
    guard !bytes.isEmpty else { throw .empty }
    var result = ""
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "%"):
        guard bytes.count > index + 2, bytes[index + 1...index + 2].allSatisfy(isHexadecimal) else {
          throw .character(found: "a % without two hexadecimal digits")
        }
        result += "%"
      case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"), 0x00...0x20, 0x7F:
        throw .character(found: byte > 0x20 && byte < 0x7F ? String(Unicode.Scalar(byte)) : "the byte \(byte)")
      case UInt8(ascii: "/"): result += "/"
      default: result += isUnreserved(byte) || byte == UInt8(ascii: ",") ? String(Unicode.Scalar(byte)) : encoded(byte)
      }
    }
    if let dots = result.split(separator: "/").first(where: { $0 == "." || $0 == ".." }) {
      throw .dotSegment(found: String(dots))
    }
    return result
  }

  /// A value of a form: as a segment, every character that means something in forms encoded.
  static func formValue(_ text: String) -> String { segment(text) }

  /// The text with each letter in one code point where Latin has one (NFC for Spanish).
  ///
  /// `Character` compares by canonical equivalence, so the standard library itself says which code point it is.
  static func composed(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    return String(
      text.map { character in
        guard character.unicodeScalars.count > 1 else { return character }
        // Latin-1 Supplement, Latin Extended-A and B.
        let one = (UInt32(0xC0)...0x24F).lazy.compactMap { Unicode.Scalar($0) }.map { Character($0) }
        return one.first { $0 == character } ?? character
      })
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "a")...UInt8(ascii: "f"):
      true
    default: false
    }
  }

  private static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count < 2 ? "0" : "") + digits
  }
}
