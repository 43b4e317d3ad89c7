// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// Reads the members of a municipal forecast that are not its days.
enum ForecastHead {
  enum Field: String, CaseIterable {
    case origen, elaborado, nombre, provincia, prediccion, id, version
  }
  enum ForecastField: String, CaseIterable { case dia }
  private enum OriginField: String, CaseIterable {
    case productor, web, enlace, language, copyright, notaLegal
  }

  static let fields = JSONFields<Field>()
  static let forecastFields = JSONFields<ForecastField>()
  private static let originFields = JSONFields<OriginField>()

  /// Reads the value of a field into the head.
  static func read(
    _ field: Field, of json: inout JSONCursor, into issue: inout ForecastIssue, notes: inout NoteBook
  ) throws(JSONError) {
    let place = FeedPlace(root: 0).member(field.rawValue)
    switch field {
    case .origen: issue.origin = try origin(&json, at: place, notes: &notes)
    case .elaborado: issue.elaboratedAt = try instant(&json, at: place, notes: &notes)
    case .nombre: issue.sentName = try name(&json, at: place, notes: &notes)
    case .provincia: issue.province = try name(&json, at: place, notes: &notes)
    case .id: issue.municipality = try code(&json, at: place, notes: &notes)
    case .version: issue.version = try json.text(at: place, notes: &notes)
    case .prediccion: try json.skipValue()
    }
  }

  private static func origin(
    _ json: inout JSONCursor, at place: FeedPlace, notes: inout NoteBook
  ) throws(JSONError) -> ForecastIssue.Origin {
    var origin = ForecastIssue.Origin()
    guard json.nextKind == .object else {
      notes.lose("bad-value", at: place, found: try json.skipOdd())
      return origin
    }
    var walk = try json.beginObject()
    while let field = try json.nextField(of: originFields, in: &walk) {
      let text = try json.text(at: place.member(field.rawValue), notes: &notes)
      switch field {
      case .productor: origin.productor = text
      case .web: origin.web = text
      case .enlace: origin.enlace = text
      case .language: origin.language = text
      case .copyright: origin.copyright = text
      case .notaLegal: origin.notaLegal = text
      }
    }
    return origin
  }

  /// A name, letters that were encoded twice set right (Q-CHR-05).
  private static func name(
    _ json: inout JSONCursor, at place: FeedPlace, notes: inout NoteBook
  ) throws(JSONError) -> String? {
    guard let sent = try json.text(at: place, notes: &notes) else { return nil }
    let right = DoubleEncoding.undone(sent)
    if right != nil { notes.meet("Q-CHR-05", at: place) }
    let name = right ?? sent
    if name.utf8.contains(UInt8(ascii: ",")), Location.naturalName(fromInverted: name) != name {
      notes.meet("Q-DAY-20", at: place)
    }
    return name
  }

  /// `elaborado`: UTC without a suffix (Q-DAY-12).
  private static func instant(
    _ json: inout JSONCursor, at place: FeedPlace, notes: inout NoteBook
  ) throws(JSONError) -> WallInstant? {
    switch try json.looseTimestamp() {
    case .unknown: return nil
    case .value(let timestamp): return timestamp.instant(withoutOffsetIn: .utc)
    case .odd(let found):
      notes.lose("bad-value", at: place, found: found)
      return nil
    }
  }

  /// `id`: a number in the daily file, its leading zero lost, five digits in the hourly one (Q-DAY-02).
  private static func code(
    _ json: inout JSONCursor, at place: FeedPlace, notes: inout NoteBook
  ) throws(JSONError) -> MunicipalityCode? {
    let start = json.offset
    guard case .value(let number) = try json.looseInt(), let code = MunicipalityCode(number: number) else {
      notes.lose("bad-value", at: place, found: json.excerpt(start))
      return nil
    }
    if number < 10_000 { notes.meet("Q-DAY-02", at: place) }
    return code
  }

  /// Reads `fecha`: a civil date at midnight without zone (Q-DAY-13).
  static func date(_ json: inout JSONCursor) throws(JSONError) -> CivilDate? {
    guard case .value(let timestamp) = try json.looseTimestamp() else { return nil }
    return timestamp.civil.date
  }
}
