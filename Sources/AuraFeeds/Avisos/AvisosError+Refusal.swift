// SPDX-License-Identifier: MIT

import AuraFormats

extension AvisosError {
  /// What a JSON body says where an archive was expected: AEMET's `{descripcion, estado}`, or something else.
  static func refusal(_ bytes: [UInt8]) -> AvisosError {
    let text = DecodedText(bytes, contentType: nil).text
    let other = AvisosError.otherKind(kind: .json, found: ByteExcerpt.escaped(text.bytes.span, from: 0, limit: 32))
    do throws(JSONError) {
      var json = try JSONCursor(text)
      switch try ErrorObject.error(&json, expected: "an archive of warnings") {
      case .refused(let estado, let descripcion): return .refused(estado: estado, descripcion: descripcion)
      case .empty, .notJSON, .json, .wrongShape: return other
      }
    } catch {
      return other
    }
  }
}
