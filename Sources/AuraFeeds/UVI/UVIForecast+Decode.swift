// SPDX-License-Identifier: MIT

import AuraFormats
public import AuraModel
import AuraTime

extension UVIForecast {
  /// Decodes the body of `prediccion/especifica/uvi/{dia}`: one object, in 2025 inside another named `ROOT` (Q-UVI-01,
  /// Q-UVI-02).
  ///
  /// A town without a code or an index is lost with a note; without the day it is for, the file is of no use.
  ///
  /// - Parameter contentType: the header as sent; it only helps to tell the charset (Q-CHR-02).
  /// - Throws: `FeedError` when the body is no JSON, breaks JSON's grammar, or is no UV forecast.
  public static func decode(_ bytes: [UInt8], contentType: String?) throws(FeedError) -> Decoded<UVIForecast> {
    var notes = NoteBook()
    let text = try FeedBody.text(bytes, contentType: contentType, notes: &notes)
    var reader = UVIReader(notes: notes)
    do throws(JSONError) {
      var json = try JSONCursor(text, limits: JSONLimits(maximumDepth: 16, maximumBytes: 4 << 20))
      try reader.root(&json)
      try json.end()
    } catch { throw .json(error) }
    return reader.notes.decoded(try reader.forecast())
  }
}

/// Reads the one object.
private struct UVIReader {
  enum Field: String, CaseIterable {
    case elaborated = "FECHA_ELABORACION"
    case modelRun = "FECHA_MOD"
    case validity = "FECHA_VALIDEZ"
    case towns = "CIUDAD"
    case root = "ROOT"
    case estado, descripcion
  }
  enum TownField: String, CaseIterable { case id, valor, uv, canarias }

  static let fields = JSONFields<Field>()
  static let townFields = JSONFields<TownField>()
  static let expected = "a UV forecast: an object with FECHA_VALIDEZ and CIUDAD"

  var notes: NoteBook
  private var found = "an object without CIUDAD"
  private var refusal: FeedError?
  private var validDay: CivilDate?
  private var elaboratedAt: WallInstant?
  private var modelRunAt: WallInstant?
  private var entries: [UVIForecast.Entry] = []
  private var hasTowns = false
  private var prefix = ""

  init(notes: NoteBook) {
    self.notes = notes
  }

  func forecast() throws(FeedError) -> UVIForecast {
    if let refusal { throw refusal }
    guard hasTowns else { throw .wrongShape(path: prefix, found: found, expected: Self.expected) }
    guard let validDay else {
      throw .wrongShape(path: place("FECHA_VALIDEZ").path, found: "no date", expected: Self.expected)
    }
    return UVIForecast(validDay: validDay, elaboratedAt: elaboratedAt, modelRunAt: modelRunAt, entries: entries)
  }

  mutating func root(_ json: inout JSONCursor) throws(JSONError) {
    guard json.nextKind == .object else {
      found = try json.skipOdd()
      return
    }
    var estado: Int?
    var descripcion: String?
    var walk = try json.beginObject()
    while let field = try json.nextField(of: Self.fields, in: &walk) {
      switch field {
      case .elaborated: elaboratedAt = try timestamp(&json, "FECHA_ELABORACION")?.instant(withoutOffsetIn: .utc)
      case .modelRun: modelRunAt = try timestamp(&json, "FECHA_MOD")?.instant(withoutOffsetIn: .utc)
      case .validity: validDay = try timestamp(&json, "FECHA_VALIDEZ")?.civil.date
      case .towns: try towns(&json)
      case .root:
        guard prefix.isEmpty else {
          try json.skipValue()
          continue
        }
        prefix = "ROOT"
        notes.meet("Q-UVI-02", at: FeedPlace("ROOT"))
        try root(&json)
      case .estado: if case .value(let number) = try json.looseInt() { estado = number }
      case .descripcion: if case .value(let text) = try json.looseText() { descripcion = text }
      }
    }
    if !hasTowns, estado != nil || descripcion != nil {
      // Q-UVI-06: dia 4 may not exist.
      refusal = .refused(estado: estado, descripcion: descripcion ?? "")
    }
  }

  private mutating func towns(_ json: inout JSONCursor) throws(JSONError) {
    guard json.nextKind == .array else {
      notes.lose("bad-value", at: place("CIUDAD"), found: try json.skipOdd())
      return
    }
    hasTowns = true
    var index = 0
    try json.beginArray()
    while try json.nextElement() {
      let place = prefix.isEmpty ? FeedPlace().element("CIUDAD", index) : place("").element("CIUDAD", index)
      if json.isAtObject {
        if let entry = try town(&json, at: place) { entries.append(entry) }
      } else {
        notes.lose("bad-element", at: place, found: try json.skipOdd())
      }
      index += 1
    }
  }

  private mutating func town(_ json: inout JSONCursor, at place: FeedPlace) throws(JSONError) -> UVIForecast.Entry? {
    let start = json.offset
    var code: MunicipalityCode?
    var name: String?
    var index: UVIndex?
    var walk = try json.beginObject()
    while let field = try json.nextField(of: Self.townFields, in: &walk) {
      switch field {
      case .id:
        // Five digits in quotes (Q-UVI-03); a number that lost its zero is the same code.
        if case .value(let number) = try json.looseInt() { code = MunicipalityCode(number: number) }
      case .valor: name = try json.text(at: place.member("valor"), notes: &notes)
      case .uv: if case .value(let number) = try json.looseInt() { index = UVIndex(number) }
      case .canarias: try json.skipValue()
      }
    }
    guard let code, let index else {
      notes.lose("bad-element", at: place, found: json.excerpt(start))
      return nil
    }
    return UVIForecast.Entry(municipality: code, name: name, index: index)
  }

  private mutating func timestamp(_ json: inout JSONCursor, _ member: String) throws(JSONError) -> WireTimestamp? {
    switch try json.looseTimestamp() {
    case .unknown: return nil
    case .value(let timestamp): return timestamp
    case .odd(let found):
      notes.lose("bad-value", at: place(member), found: found)
      return nil
    }
  }

  private func place(_ member: String) -> FeedPlace {
    prefix.isEmpty ? FeedPlace(member) : FeedPlace(prefix).member(member)
  }
}
