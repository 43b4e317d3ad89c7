// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

extension StationInventoryRecord {
  /// Decodes the body of `valores/climatologicos/inventarioestaciones/todasestaciones`.
  ///
  /// A station without identifier, name or a coordinate that can be read is lost with a note.
  ///
  /// - Parameter contentType: the header as sent; it only helps to tell the charset (Q-CHR-02).
  /// - Throws: `FeedError` when the body is no JSON, breaks JSON's grammar, or is no inventory.
  public static func decode(
    _ bytes: [UInt8], contentType: String?
  ) throws(FeedError) -> Decoded<StationInventoryRecord> {
    let list = try RowList<InventoryRowDecoder>(bytes, contentType: contentType)
    return list.notes.decoded(StationInventoryRecord(stations: list.rows))
  }
}

/// Reads one station.
private struct InventoryRowDecoder: RowDecoder {
  enum Field: String, CaseIterable { case latitud, provincia, altitud, indicativo, nombre, indsinop, longitud }

  static let expected = "an inventory: a list of objects with indicativo, nombre, latitud and longitud"
  private static let fields = JSONFields<Field>()

  static func row(
    _ json: inout JSONCursor, index: Int, notes: inout NoteBook
  ) throws(JSONError) -> StationInventoryRecord.Station? {
    let start = json.offset
    var texts = (id: String?.none, name: String?.none, province: String?.none, synop: String?.none)
    var latitude: Double?
    var longitude: Double?
    var altitude: Int?
    var walk = try json.beginObject()
    while let field = try json.nextField(of: fields, in: &walk) {
      let place = FeedPlace(root: index).member(field.rawValue)
      if field == .altitud {
        altitude = try json.wholeNumber(in: -100...9000, at: place, notes: &notes)
        continue
      }
      guard let text = try json.text(at: place, notes: &notes) else { continue }
      switch field {
      case .indicativo: texts.id = ObservationID.checked(text)
      case .nombre: texts.name = text
      case .provincia: texts.province = text
      case .indsinop: texts.synop = text
      case .latitud: latitude = angle(text, to: 90, letters: ("N", "S"), at: place, notes: &notes)
      case .longitud: longitude = angle(text, to: 180, letters: ("E", "W"), at: place, notes: &notes)
      case .altitud: break
      }
    }
    guard let id = texts.id, let name = texts.name, let latitude, let longitude else {
      notes.lose("bad-element", at: FeedPlace(root: index), found: json.excerpt(start))
      return nil
    }
    return StationInventoryRecord.Station(
      id: id, sentName: name, sentProvince: texts.province,
      coordinate: Coordinate(uncheckedLatitude: latitude, longitude: longitude), altitudeM: altitude,
      synop: texts.synop)
  }

  private static func angle(
    _ text: String, to limit: Double, letters: (Character, Character), at place: FeedPlace, notes: inout NoteBook
  ) -> Double? {
    guard let angle = SexagesimalAngle(compact: text, positive: letters.0, negative: letters.1),
      abs(angle.degrees) <= limit
    else {
      notes.lose("bad-value", at: place, found: "\"\(text.prefix(64))\"")
      return nil
    }
    if angle.hasSixtySeconds { notes.meet("Q-INV-03", at: place) }
    return angle.degrees
  }
}
