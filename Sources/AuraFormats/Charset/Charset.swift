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
    var folded = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": folded.unicodeScalars.append(scalar)
      case "A"..."Z": folded.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
      case " ", "\t", "\"", "'", "-", "_", ":": continue
      default: return nil
      }
    }
    switch folded {
    case "utf8", "unicode11utf8", "csutf8": self = .utf8
    case "iso885915", "latin9", "csiso885915": self = .iso8859x15
    default: return nil
    }
  }

  /// Reads the `charset` parameter of a content type (`text/plain;charset=ISO-8859-15`), or a bare name.
  ///
  /// Parameter names are compared without regard to case (RFC 9110, 8.3.1); of repeated ones the first counts.
  public init?(contentType: String) {
    guard contentType.contains("/") || contentType.contains("=") else {
      self.init(name: contentType)
      return
    }
    for parameter in contentType.split(separator: ";") {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = parts[0].filter { $0 != " " && $0 != "\t" }.lowercased()
      guard name == "charset" else { continue }
      self.init(name: parts[1])
      return
    }
    return nil
  }
}
