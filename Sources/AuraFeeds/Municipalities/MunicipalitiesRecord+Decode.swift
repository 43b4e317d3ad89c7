// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

extension MunicipalitiesRecord {
  /// Decodes the body of `maestro/municipios` or of `maestro/municipio/id{ine}`, whichever call brought it (Q-MUN-01).
  ///
  /// Numbers may be in quotes or not (Q-MUN-03). A row without code or name is lost with a note.
  ///
  /// - Parameter contentType: the header as sent; it only helps to tell the charset (Q-CHR-02).
  /// - Throws: `FeedError` when the body is no JSON, breaks JSON's grammar, or is no list of municipalities.
  public static func decode(_ bytes: [UInt8], contentType: String?) throws(FeedError) -> Decoded<MunicipalitiesRecord> {
    let list = try RowList<MunicipalityRowDecoder>(bytes, contentType: contentType)
    return list.notes.decoded(MunicipalitiesRecord(municipalities: list.rows))
  }
}

/// Reads one municipality.
private struct MunicipalityRowDecoder: RowDecoder {
  enum Field: String, CaseIterable {
    case latitud
    case formerNumber = "id_old"
    case url
    case latitudeDecimal = "latitud_dec"
    case altitud, capital
    case population = "num_hab"
    case zone = "zona_comarcal"
    case destacada, nombre
    case longitudeDecimal = "longitud_dec"
    case id, longitud
  }

  static let expected = "municipalities: a list of objects with id and nombre"
  private static let fields = JSONFields<Field>()

  static func row(
    _ json: inout JSONCursor, index: Int, notes: inout NoteBook
  ) throws(JSONError) -> MunicipalitiesRecord.Municipality? {
    let start = json.offset
    var texts = (
      id: String?.none, name: String?.none, town: String?.none, zone: String?.none, page: String?.none,
      former: String?.none
    )
    var latitude = Angle()
    var longitude = Angle()
    var numbers = (altitude: Int?.none, population: Int?.none, featured: Int?.none)
    var walk = try json.beginObject()
    while let field = try json.nextField(of: fields, in: &walk) {
      let place = FeedPlace(root: index).member(field.rawValue)
      if field == .latitudeDecimal, json.nextKind == .number { notes.meet("Q-MUN-03", at: place) }
      switch field {
      case .latitud: latitude.text = try json.text(at: place, notes: &notes)
      case .longitud: longitude.text = try json.text(at: place, notes: &notes)
      case .latitudeDecimal: latitude.decimal = try json.number(in: -90...90, at: place, notes: &notes)
      case .longitudeDecimal: longitude.decimal = try json.number(in: -180...180, at: place, notes: &notes)
      case .altitud: numbers.altitude = try json.wholeNumber(in: -100...9000, at: place, notes: &notes)
      case .population: numbers.population = try json.wholeNumber(in: 0...50_000_000, at: place, notes: &notes)
      case .destacada: numbers.featured = try json.wholeNumber(in: 0...1, at: place, notes: &notes)
      case .id: texts.id = try json.text(at: place, notes: &notes)
      case .nombre: texts.name = try json.text(at: place, notes: &notes)
      case .capital: texts.town = try json.text(at: place, notes: &notes)
      case .zone: texts.zone = try json.text(at: place, notes: &notes)
      case .url: texts.page = try json.text(at: place, notes: &notes)
      case .formerNumber: texts.former = try json.text(at: place, notes: &notes)
      }
    }
    let place = FeedPlace(root: index)
    guard let name = texts.name, let code = texts.id.flatMap(code) else {
      notes.lose("bad-element", at: place, found: json.excerpt(start))
      return nil
    }
    if latitude.needsText || longitude.needsText { notes.meet("Q-MUN-06", at: place.member("latitud_dec")) }
    let zone = texts.zone.flatMap { WarningZoneCode($0) }
    if let sent = texts.zone, zone == nil {
      notes.lose("bad-value", at: place.member("zona_comarcal"), found: "\"\(sent.prefix(64))\"")
    }
    return MunicipalitiesRecord.Municipality(
      code: code, sentName: name, sentChiefTown: texts.town,
      coordinate: coordinate(latitude.degrees(to: 90), longitude.degrees(to: 180)), altitudeM: numbers.altitude,
      population: numbers.population, warningZone: zone, isFeatured: numbers.featured.map { $0 == 1 },
      pageName: texts.page, formerNumber: texts.former)
  }

  /// `id28065`, and the bare five digits.
  private static func code(_ text: String) -> MunicipalityCode? {
    MunicipalityCode(text.hasPrefix("id") ? text.dropFirst(2) : text[...])
  }

  private static func coordinate(_ latitude: Double?, _ longitude: Double?) -> Coordinate? {
    guard let latitude, let longitude else { return nil }
    return Coordinate(uncheckedLatitude: latitude, longitude: longitude)
  }

  /// One half of a coordinate in both of its forms.
  private struct Angle {
    var decimal: Double?
    var text: String?

    /// Whether the text is all there is.
    var needsText: Bool { decimal == nil && text != nil }

    func degrees(to limit: Double) -> Double? {
      decimal ?? text.flatMap { SexagesimalAngle(signed: $0)?.degrees }.flatMap { abs($0) <= limit ? $0 : nil }
    }
  }
}
