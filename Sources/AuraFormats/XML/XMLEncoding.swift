// SPDX-License-Identifier: MIT

/// The encodings of XML documents that are read here.
package enum XMLEncoding: Hashable, Sendable {
  case utf8, latin1, latin9

  /// Knows an encoding by its name or one of its aliases; US-ASCII is read as UTF-8, of which it is a part.
  ///
  /// Source: IANA character-sets registry.
  package init?(name: some StringProtocol) {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": self = .utf8
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "l1": self = .latin1
    case "iso-8859-15", "iso8859-15", "iso_8859-15", "latin-9", "latin9": self = .latin9
    default: return nil
    }
  }

  /// The same text in UTF-8.
  func utf8(_ bytes: ArraySlice<UInt8>) -> ContiguousArray<UInt8> {
    var result: ContiguousArray<UInt8> = []
    result.reserveCapacity(bytes.count + bytes.count / 16 + 16)
    var written = bytes.startIndex
    for index in bytes.indices where bytes[index] >= 0x80 {
      // Runs of ASCII in one piece.
      result.append(contentsOf: bytes[written..<index])
      written = index + 1
      let byte = bytes[index]
      let scalar = Unicode.Scalar(self == .latin9 ? Latin9.scalar(of: byte) : UInt32(byte)) ?? Unicode.Scalar(byte)
      result.append(contentsOf: UTF8.encode(scalar)!)
    }
    result.append(contentsOf: bytes[written...])
    return result
  }
}
