// SPDX-License-Identifier: MIT

import AuraFormats

extension AvisosError {
  /// What a JSON body says where an archive was expected: AEMET's `{descripcion, estado}`, or something else.
  static func refusal(_ bytes: [UInt8]) -> AvisosError {
    let other = AvisosError.otherKind(
      kind: .json, found: String(ByteExcerpt.escaped(ContiguousArray(bytes).span, from: 0, limit: 32)))
    let tree: JSONValue
    do throws(JSONError) {
      tree = try JSONValue(Array(DecodedText(bytes, contentType: nil).text.bytes))
    } catch {
      return other
    }
    // With `datos` it is an envelope, the answer to call 1: no refusal, and no archive either.
    guard tree["datos"] == nil, tree["estado"] != nil || tree["descripcion"] != nil else { return other }
    return .refused(estado: tree["estado"].flatMap(number), descripcion: tree["descripcion"].flatMap(text) ?? "")
  }

  private static func text(_ value: JSONValue) -> String? {
    if case .string(let text) = value { return text }
    return nil
  }

  private static func number(_ value: JSONValue) -> Int? {
    switch value {
    case .number(let number): Int(number.text)
    case .string(let text): Int(text)
    case .object, .array, .boolean, .null: nil
    }
  }
}
