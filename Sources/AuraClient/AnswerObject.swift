// SPDX-License-Identifier: MIT

import AuraFormats

/// AEMET's own object: the envelope of call 1, and the error object of either call.
struct AnswerObject {
  /// The real outcome; a number, or digits in quotes.
  var estado: Int?
  var descripcion: String?
  var datos: String?

  /// Longer objects are no envelope; the longest seen has 300 bytes.
  static let limitBytes = 16 << 10

  /// Reads a JSON object by its three keys, whatever else it holds (Q-ENV-02).
  init(_ bytes: [UInt8], contentType: String?) throws(JSONError) {
    let text = DecodedText(bytes, contentType: contentType).text
    var json = try JSONCursor(text, limits: JSONLimits(maximumDepth: 8, maximumBytes: Self.limitBytes * 2))
    let tree = try json.readTree()
    try json.end()
    switch tree["estado"] {
    case .number(let number): estado = number.decimal?.whole
    case .string(let digits): estado = Int(digits)
    case .object, .array, .boolean, .null, nil: estado = nil
    }
    if case .string(let text) = tree["descripcion"] { descripcion = text }
    if case .string(let link) = tree["datos"] { datos = link }
  }
}

extension AnswerObject {
  /// Which of AEMET's refusals of a key this is. The texts are the only difference (Q-ENV-06, Q-ENV-07).
  var keyFailure: KeyFailure {
    let text = descripcion?.lowercased() ?? ""
    if text.contains("expirad") || text.contains("caducad") || text.contains("expired") { return .expired }
    if text.contains("jwt") || text.contains("period character") { return .malformed }
    return .rejected
  }
}
