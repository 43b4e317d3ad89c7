// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime

/// Where the columns of MITECO's table stand, and how a row of it is read.
struct AirColumns {
  private let code: Int
  private let latitude: Int
  private let longitude: Int
  private let fecha: Int
  private let indice: Int
  private let name: Int?
  private let kind: Int?
  private let isActive: Int?
  private let dueTo: Int?

  init(_ header: CSVHeader) throws(AirQualityError) {
    func needed(_ name: String) throws(AirQualityError) -> Int {
      guard let index = header.index(of: name) else {
        throw .missingColumn(name, found: String(header.names.joined(separator: ",").prefix(120)))
      }
      return index
    }
    code = try needed("cod_estacion")
    latitude = try needed("latitud")
    longitude = try needed("longitud")
    fecha = try needed("fecha")
    indice = try needed("indice")
    name = header.index(of: "nombre")
    kind = header.index(of: "tipo")
    isActive = header.index(of: "activa")
    dueTo = header.index(of: "debido_a")
  }

  /// Reads a row; nil, with a note, when it has no code of a station.
  func record(_ cells: [String], line: Int, notes: inout NoteBook) -> AirStationRecord? {
    let place = FeedPlace("line \(line)")
    let code = cell(self.code, cells)
    guard (6...8).contains(code.utf8.count), code.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      notes.lose("bad-element", at: place, found: String(cells.joined(separator: ",").prefix(64)))
      return nil
    }
    var record = AirStationRecord(
      codeSent: code, name: cell(name, cells), kind: cell(kind, cells), dueToSent: cell(dueTo, cells))
    record.latitude = read(cell(latitude, cells), as: "latitud", at: place, &notes, Self.decimal)
    record.longitude = read(cell(longitude, cells), as: "longitud", at: place, &notes, Self.decimal)
    record.isActive = read(cell(isActive, cells), as: "activa", at: place, &notes) { text in
      ["true": true, "false": false][text.lowercased()]
    }
    record.fecha = read(cell(fecha, cells), as: "fecha", at: place, &notes) { text in
      WireTimestamp(text).map { stamp in
        // With an offset, which was never seen, it is turned to the UTC that the others are in.
        CivilZone.utc.civil(at: stamp.instant(withoutOffsetIn: .utc))
      }
    }
    record.indice = read(cell(indice, cells), as: "indice", at: place, &notes) { Int($0) }
    note(record, at: place, &notes)
    return record
  }

  private func note(_ record: AirStationRecord, at place: FeedPlace, _ notes: inout NoteBook) {
    if record.codeSent.utf8.count < 8 { notes.meet("Q-ICA-02", at: place) }
    if record.indice == 0 { notes.meet("Q-ICA-03", at: place) }
    if let indice = record.indice, indice != 0 {
      if record.index == nil, record.fecha != nil {
        notes.lose("bad-value", at: place.member("indice"), found: "\(indice)")
      } else if indice >= 10 {
        notes.meet("Q-ICA-04", at: place)
      }
    }
    if record.isActive == false || record.latitude == nil || record.longitude == nil {
      notes.meet("Q-ICA-06", at: place)
    }
    if record.dueToSent.utf8.contains(UInt8(ascii: ",")) { notes.meet("Q-ICA-07", at: place) }
  }

  private func cell(_ index: Int?, _ cells: [String]) -> String {
    guard let index, index < cells.count else { return "" }
    return cells[index]
  }

  /// Reads a value that may be left out; one that is none is unknown, with a note.
  private func read<Value>(
    _ text: String, as name: String, at place: FeedPlace, _ notes: inout NoteBook, _ parse: (String) -> Value?
  ) -> Value? {
    guard !text.isEmpty else { return nil }
    let value = parse(text)
    if value == nil { notes.lose("bad-value", at: place.member(name), found: String(text.prefix(64))) }
    return value
  }

  /// Digits with a point, as the table has them; nothing else that `Double` would take.
  private static func decimal(_ text: String) -> Double? {
    guard text.utf8.count <= 24, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D })
    else { return nil }
    return Double(text)
  }
}
