// SPDX-License-Identifier: MIT

/// A character encoding that the services use.
public enum Charset: String, Hashable, Sendable, CaseIterable {
  case utf8 = "UTF-8"
  /// Latin-9. It differs from Latin-1 at eight code points (€ Š š Ž ž Œ œ Ÿ).
  case iso8859x15 = "ISO-8859-15"

  /// Reads the name of a charset, whatever its case, spaces and quotes; nil when it is neither of the two.
  ///
  /// Names and aliases: IANA character-sets registry. US-ASCII is a part of both and decides nothing.
  public init?(name: some StringProtocol) {
    self.init(name: Array(name.utf8)[...])
  }

  /// Reads the `charset` parameter of a content type (`text/plain;charset=ISO-8859-15`), or a bare name.
  ///
  /// Parameter names are compared without regard to case (RFC 9110, 8.3.1); of repeated ones the first counts.
  public init?(contentType: String) {
    let bytes = Array(contentType.utf8)
    guard bytes.contains(UInt8(ascii: "/")) || bytes.contains(UInt8(ascii: "=")) else {
      self.init(name: bytes[...])
      return
    }
    for parameter in bytes.split(separator: UInt8(ascii: ";")) {
      guard let equals = parameter.firstIndex(of: UInt8(ascii: "=")),
        Self.letters(parameter[..<equals]).elementsEqual("charset".utf8)
      else { continue }
      self.init(name: parameter[(equals + 1)...])
      return
    }
    return nil
  }

  private init?(name: ArraySlice<UInt8>) {
    let letters = Self.letters(name)
    if letters.elementsEqual("iso885915".utf8) || letters.elementsEqual("latin9".utf8) {
      self = .iso8859x15
    } else if letters.elementsEqual("utf8".utf8) {
      self = .utf8
    } else {
      return nil
    }
  }

  /// Letters and digits of a name, in lower case; a byte that belongs in no name stays and spoils it.
  private static func letters(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(name.count)
    for byte in name {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte + 32)
      case 0x20, 0x09, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "-"), UInt8(ascii: "_"): continue
      default: letters.append(byte)
      }
    }
    return letters
  }
}
