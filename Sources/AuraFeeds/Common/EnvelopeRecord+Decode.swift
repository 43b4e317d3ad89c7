// SPDX-License-Identifier: MIT

import AuraFormats

extension FirstAnswer {
  /// Decodes the body of call 1, or of call 2 when it answers an error object (Q-ENV-17).
  ///
  /// Spacing, order of keys and unknown keys do not matter (Q-ENV-02). An `estado` in quotes is a number; a member
  /// that is of another kind is unknown, with a note.
  ///
  /// - Throws: `FeedError` when the body is empty, a page, a container, or neither an object nor a list.
  public static func decode(_ bytes: [UInt8], contentType: String?) throws(FeedError) -> Decoded<FirstAnswer> {
    var notes = NoteBook()
    let text = try FeedBody.text(bytes, contentType: contentType, notes: &notes)
    let answer: Result<FirstAnswer, FeedError>
    do throws(JSONError) {
      var json = try JSONCursor(text)
      answer = try read(&json, notes: &notes)
      try json.end()
    } catch { throw .json(error) }
    return notes.decoded(try answer.get())
  }

  private enum Field: String, CaseIterable { case descripcion, estado, datos, metadatos }

  private static let fields = JSONFields<Field>()

  private static func read(
    _ json: inout JSONCursor, notes: inout NoteBook
  ) throws(JSONError) -> Result<FirstAnswer, FeedError> {
    switch json.nextKind {
    case .array:
      try json.skipValue()
      notes.meet("Q-MUN-01", at: FeedPlace())
      return .success(.data)
    case .object:
      return .success(.envelope(try envelope(&json, notes: &notes)))
    case .string, .number, .boolean, .null, .none:
      return .failure(.wrongShape(path: "", found: try json.skipOdd(), expected: "an envelope, or a list of data"))
    }
  }

  private static func envelope(
    _ json: inout JSONCursor, notes: inout NoteBook
  ) throws(JSONError) -> EnvelopeRecord {
    var record = EnvelopeRecord()
    var walk = try json.beginObject()
    while let field = try json.nextField(of: fields, in: &walk) {
      let place = FeedPlace(field.rawValue)
      if field == .estado {
        switch try json.looseInt() {
        case .value(let estado): record.estado = estado
        case .unknown: break
        case .minusZero: notes.lose("bad-value", at: place, found: "-0")
        case .odd(let found): notes.lose("bad-value", at: place, found: found)
        }
        continue
      }
      let text = try json.text(at: place, notes: &notes)
      switch field {
      case .descripcion: record.descripcion = text
      case .datos: record.datos = text
      case .metadatos: record.metadatos = text
      case .estado: break
      }
    }
    return record
  }
}
