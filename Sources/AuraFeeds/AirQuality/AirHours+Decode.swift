// SPDX-License-Identifier: MIT

import AuraFormats

extension AirHours {
  /// Five pollutants of 24 hours; a good way above.
  private static let limitRows = 5000

  /// Decodes the backend's answer to `question`: a list of hours.
  ///
  /// An element without an hour of the day or a pollutant's name is left out, with a note.
  ///
  /// - Throws: `AirQualityError`; the text `Consulta incorrecta` under a good status is one (Q-ICA-10).
  public static func decode(_ bytes: [UInt8], contentType: String? = nil) throws(AirQualityError) -> Decoded<AirHours> {
    let kind = ContainerKind(sniffing: bytes)
    switch kind {
    case .empty: throw .empty
    case .html, .xml: throw .unavailable(found: ByteExcerpt.quoted(bytes))
    case .text: throw .questionRefused(found: ByteExcerpt.quoted(bytes))
    case .tar, .gzip, .zip, .pdf, .gif, .unknown:
      throw .otherKind(kind: kind, found: ByteExcerpt.quoted(bytes), expected: "a list of hours")
    case .json: break
    }
    var notes = NoteBook()
    let text = DecodedText(bytes, contentType: contentType).text
    let answer: Result<AirHours, AirQualityError>
    do throws(JSONError) {
      var json = try JSONCursor(text)
      answer = try read(&json, notes: &notes)
      try json.end()
    } catch {
      throw .json(error)
    }
    return notes.decoded(try answer.get())
  }

  private static func read(
    _ json: inout JSONCursor, notes: inout NoteBook
  ) throws(JSONError) -> Result<AirHours, AirQualityError> {
    guard json.nextKind == .array else {
      return .failure(.wrongShape(found: try json.skipOdd(), expected: "a list of hours"))
    }
    var hours: [AirHourRecord] = []
    var index = 0
    try json.beginArray()
    while try json.nextElement() {
      guard index < limitRows else {
        try json.skipElements()
        return .failure(.wrongShape(found: "more than \(limitRows) elements", expected: "a day of hours"))
      }
      let place = FeedPlace(root: index)
      if let hour = try element(&json, at: place, notes: &notes) { hours.append(hour) }
      index += 1
    }
    return .success(AirHours(hours: hours))
  }

  private enum Field: String, CaseIterable {
    case hora, magnitud
    case valorMedido = "valor_medido"
    case datoMedido = "dato_medido"
    case valorMediaMovil = "valor_media_movil"
    case datoMedidoMM = "dato_medido_mm"
  }

  private static let fields = JSONFields<Field>()

  private static func element(
    _ json: inout JSONCursor, at place: FeedPlace, notes: inout NoteBook
  ) throws(JSONError) -> AirHourRecord? {
    guard json.nextKind == .object else {
      notes.lose("bad-element", at: place, found: try json.skipOdd())
      return nil
    }
    var hora: Int?
    var record = AirHourRecord(hora: 0, magnitud: "")
    var walk = try json.beginObject()
    while let field = try json.nextField(of: fields, in: &walk) {
      let member = place.member(field.rawValue)
      switch field {
      case .hora: if case .value(let hour) = try json.looseInt(), (0...23).contains(hour) { hora = hour }
      case .magnitud: record.magnitud = try json.text(at: member, notes: &notes) ?? ""
      case .valorMedido: record.valorMedido = try json.looseDecimal(at: member, notes: &notes)
      case .datoMedido: record.datoMedido = try json.looseBoolean(at: member, notes: &notes)
      case .valorMediaMovil: record.valorMediaMovil = try json.looseDecimal(at: member, notes: &notes)
      case .datoMedidoMM: record.datoMedidoMM = try json.looseBoolean(at: member, notes: &notes)
      }
    }
    guard let hora, !record.magnitud.isEmpty else {
      notes.lose("bad-element", at: place, found: "hora \(hora.map(String.init) ?? "missing")")
      return nil
    }
    record.hora = hora
    if record.datoMedido == false, record.datoMedidoMM == false { notes.meet("Q-ICA-11", at: place) }
    return record
  }
}

extension JSONCursor {
  /// Reads a number that may be unknown; digits in quotes are one too.
  fileprivate mutating func looseDecimal(
    at place: FeedPlace, notes: inout NoteBook
  ) throws(JSONError) -> ExactDecimal? {
    let found: String
    switch nextKind {
    case .null:
      try readNull()
      return nil
    case .number: return try readDecimal()
    case .string:
      let text = try readString()
      if text.isEmpty { return nil }
      if let value = ExactDecimal(text) { return value }
      found = text
    case .object, .array, .boolean, .none: found = try skipOdd()
    }
    notes.lose("bad-value", at: place, found: String(found.prefix(64)))
    return nil
  }

  fileprivate mutating func looseBoolean(at place: FeedPlace, notes: inout NoteBook) throws(JSONError) -> Bool? {
    switch nextKind {
    case .null:
      try readNull()
      return nil
    case .boolean: return try readBoolean()
    case .object, .array, .string, .number, .none:
      notes.lose("bad-value", at: place, found: try skipOdd())
      return nil
    }
  }
}
