// SPDX-License-Identifier: MIT

import AuraFormats

/// The links in the answer of a call 1, and how a fresh one takes the place of a recorded one.
struct EnvelopeLinks: Hashable, Sendable {
  let datos: String
  let metadatos: String?

  /// The links of a body that is an envelope; nil for any other body.
  init?(_ body: [UInt8]) {
    guard body.count < 4096, body.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return nil }
    let text = DecodedText(body, contentType: nil).text.string
    do throws(JSONError) {
      let value = try JSONValue(Array(text.utf8), limits: JSONLimits(maximumDepth: 4, maximumBytes: 1 << 14))
      guard case .string(let datos)? = value["datos"] else { return nil }
      self.datos = datos
      if case .string(let address)? = value["metadatos"] { metadatos = address } else { metadatos = nil }
    } catch {
      return nil
    }
  }

  /// A link of the same length whose eight digits after `/sh/` are fresh; nil for a link of another form.
  func minted(seed: UInt64, number: Int) -> String? {
    guard let start = datos.firstRange(of: "/sh/")?.upperBound, datos[start...].utf8.count >= 8,
      datos[start...].prefix(8).allSatisfy({ $0.isHexDigit })
    else { return nil }
    let end = datos.index(start, offsetBy: 8)
    return datos[..<start] + String(SHA256.hexadecimal(Array("\(seed) \(number)".utf8)).prefix(8)) + datos[end...]
  }

  /// The body with another link in the place of `datos`, every other byte as it was.
  func body(_ body: [UInt8], withLink link: String) -> [UInt8] {
    guard let range = body.firstRange(of: Array(datos.utf8)) else { return body }
    return body[..<range.lowerBound] + Array(link.utf8) + body[range.upperBound...]
  }
}

extension Recording {
  /// The links `datos` and `metadatos` in a body that is an envelope; nil for any other body.
  package static func links(in body: [UInt8]) -> (datos: String, metadatos: String?)? {
    EnvelopeLinks(body).map { ($0.datos, $0.metadatos) }
  }
}
