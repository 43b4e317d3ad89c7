// SPDX-License-Identifier: MIT

import AuraFormats

/// AEMET's error object, `{"descripcion", "estado"}`, where a list was expected (Q-ENV-17).
enum ErrorObject {
  private enum Field: String, CaseIterable { case descripcion, estado, datos, root }

  private static let fields = JSONFields<Field>()

  /// Says what stands at the root instead of a list. The cursor is before the root value.
  static func error(_ json: inout JSONCursor, expected: String) throws(JSONError) -> FeedError {
    let kind = json.nextKind
    guard kind == .object else {
      let found = try json.skipOdd()
      try json.end()
      return .wrongShape(path: "", found: found, expected: expected)
    }
    var estado: Int?
    var descripcion: String?
    var found = "an object"
    var walk = try json.beginObject()
    while let field = try json.nextField(of: fields, in: &walk) {
      switch field {
      case .estado: if case .value(let number) = try json.looseInt() { estado = number }
      case .descripcion: if case .value(let text) = try json.looseText() { descripcion = text }
      case .datos:
        found = "an envelope: the answer to call 1"
        try json.skipValue()
      case .root:
        // The file of all municipalities has a schema of its own (field guide, forecasts 1.6).
        found = "the schema of the all-municipalities archive"
        try json.skipValue()
      }
    }
    try json.end()
    guard estado != nil || descripcion != nil, found == "an object" else {
      return .wrongShape(path: "", found: found, expected: expected)
    }
    return .refused(estado: estado, descripcion: descripcion ?? "")
  }
}
