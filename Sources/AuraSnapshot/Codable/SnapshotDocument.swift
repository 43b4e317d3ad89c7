// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

/// The JSON of a snapshot as plain structures for the standard library's coders.
struct SnapshotDocument: Codable {
  struct Place: Codable {
    var ine: MunicipalityCode
    var name: String?
    var latitude: Double?
    var longitude: Double?
  }

  struct Line: Codable {
    var state: Provenance.Freshness?
    var product: Provenance.Product?
    var issued: String?
    var received: String?
    var expires: String?
    var station: String?
    var km: Double?
    var failure: FailureReason?
    var since: String?
  }

  struct Lines: Codable {
    var hours: Line?
    var days: Line?
    var observed: Line?
    var alerts: Line?
    var airQuality: Line?
    var uvIndex: Line?
    var bulletin: Line?
    var sun: Line?
  }

  var version: Int?
  var place: Either<MunicipalityCode, Place>
  var at: String
  var current: HourDocument?
  var hours: HoursDocument?
  var days: [DayDocument]?
  var observed: ObservedDocument?
  var airQuality: AirDocument?
  var uvIndex: Int?
  var sunrise: String?
  var sunset: String?
  var alerts: [AlertDocument]?
  var omittedAlerts: Int?
  var bulletin: BulletinDocument?
  var provenance: Lines?
}

/// A value that may be written in a short form or a long one.
enum Either<Short: Codable, Long: Codable>: Codable {
  case short(Short)
  case long(Long)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .short(try container.decode(Short.self))
    } catch {
      self = .long(try container.decode(Long.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .short(let value): try container.encode(value)
    case .long(let value): try container.encode(value)
    }
  }
}

/// Converts the texts of a document, and says which of them is wrong.
struct DocumentReader {
  let path: [any CodingKey]
  let zone: CivilZone
  let moment: WallInstant

  func wrong(_ text: String, expected: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: path, debugDescription: "found \"\(text.prefix(64))\", expected \(expected)"))
  }

  func instant(_ text: String) throws -> WallInstant {
    try Self.instant(text, in: zone, path: path)
  }

  func instant(_ text: String?) throws -> WallInstant? { try text.map { try instant($0) } }

  static func instant(_ text: String, in zone: CivilZone, path: [any CodingKey]) throws -> WallInstant {
    guard let stamp = WireTimestamp(text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "found \"\(text.prefix(64))\", expected a time"))
    }
    // Milliseconds are what stands between the point and the offset.
    let fraction = text.split(separator: ".").dropFirst().first?.prefix { $0.isNumber } ?? ""
    let digits = (fraction + "000").prefix(3)
    return stamp.instant(withoutOffsetIn: zone).advanced(byMilliseconds: Int64(digits) ?? 0)
  }

  func date(_ text: String) throws -> CivilDate {
    guard text.utf8.count == 10, let stamp = WireTimestamp(text) else { throw wrong(text, expected: "a date") }
    return stamp.civil.date
  }

  static func text(_ instant: WallInstant) -> String {
    let milliseconds = Int(instant.millisecondsSinceEpoch - instant.secondsSinceEpoch * 1000)
    let whole = CivilZone.utc.civil(at: instant).description
    return milliseconds == 0 ? whole + "Z" : "\(whole).\(digits(milliseconds, width: 3))Z"
  }

  static func text(_ instant: WallInstant?) -> String? { instant.map { text($0) } }
}

extension SnapshotDocument {
  init(_ snapshot: WeatherSnapshot) {
    version = SnapshotFields.version
    let place = snapshot.place
    self.place = .long(
      Place(
        ine: place.code, name: place.name, latitude: place.coordinate?.latitude,
        longitude: place.coordinate?.longitude))
    at = DocumentReader.text(snapshot.moment)
    current = snapshot.current.map { HourDocument($0) }
    hours = snapshot.hours.isEmpty ? nil : HoursDocument(snapshot.hours)
    days = snapshot.days.isEmpty ? nil : snapshot.days.map { DayDocument($0) }
    observed = snapshot.observed.map { ObservedDocument($0) }
    airQuality = snapshot.airQuality.map { AirDocument($0) }
    uvIndex = snapshot.uvIndex
    sunrise = DocumentReader.text(snapshot.sunrise)
    sunset = DocumentReader.text(snapshot.sunset)
    alerts = snapshot.alerts.map { $0.map { AlertDocument($0) } }
    omittedAlerts = snapshot.omittedAlertCount == 0 ? nil : snapshot.omittedAlertCount
    bulletin = snapshot.bulletin.map { BulletinDocument($0) }
    provenance = Lines(snapshot.provenance)
  }

  func snapshot(at path: [any CodingKey]) throws -> WeatherSnapshot {
    guard (1...SnapshotFields.version).contains(version ?? SnapshotFields.version) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "found version \(version ?? 0), expected 1"))
    }
    let place = try believedPlace(path)
    let moment = try DocumentReader.instant(at, in: place.zone, path: path)
    let reader = DocumentReader(path: path, zone: place.zone, moment: moment)
    var snapshot = WeatherSnapshot(place: place, moment: moment)
    snapshot.current = try current?.slot(reader)
    snapshot.hours = try hours?.slots(reader) ?? []
    snapshot.days = try days?.map { try $0.day(reader) } ?? []
    snapshot.observed = try observed?.observation(reader)
    snapshot.airQuality = try airQuality?.air(reader)
    snapshot.uvIndex = uvIndex
    snapshot.sunrise = try reader.instant(sunrise)
    snapshot.sunset = try reader.instant(sunset)
    snapshot.alerts = try alerts.map { try $0.map { try $0.alert(reader) }.worstFirst() }
    snapshot.omittedAlertCount = omittedAlerts ?? 0
    snapshot.bulletin = try bulletin?.bulletin(reader)
    if let provenance { snapshot.provenance = try provenance.provenance(reader) }
    return snapshot
  }

  private func believedPlace(_ path: [any CodingKey]) throws -> WeatherSnapshot.Place {
    let written: Place =
      switch place {
      case .short(let code): Place(ine: code)
      case .long(let place): place
      }
    var coordinate: Coordinate?
    if written.latitude != nil || written.longitude != nil {
      coordinate = try Coordinate(latitude: written.latitude ?? .nan, longitude: written.longitude ?? .nan)
    }
    if let name = written.name { return WeatherSnapshot.Place(code: written.ine, name: name, coordinate: coordinate) }
    let known = Gazetteer.municipality(written.ine)
    return WeatherSnapshot.Place(
      code: written.ine, name: known?.name ?? written.ine.description, coordinate: coordinate ?? known?.coordinate)
  }
}
