// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraPlaces
import AuraTime

/// What has to be known before the rest of a snapshot's JSON can be read: version, place and moment.
///
/// They come first in what is written, so that this pass ends after a hundred bytes; elsewhere it goes as far as it
/// has to.
struct SnapshotHead {
  /// 1 unless told otherwise.
  private(set) var version = SnapshotFields.version
  let place: WeatherSnapshot.Place
  let moment: WallInstant

  var isReadable: Bool { (1...SnapshotFields.version).contains(version) }

  init(_ json: inout JSONCursor) throws(JSONError) {
    let tables = SnapshotFields.tables
    var place: WeatherSnapshot.Place?
    var at: JSONStringToken?
    let start = json.startOffset
    var walk = try json.beginObject()
    while place == nil || at == nil, let field = try json.nextField(of: tables.root, in: &walk) {
      switch field {
      case .version: version = try json.readInt()
      case .place: place = try Self.place(&json)
      case .at: at = try json.readStringToken()
      default: try json.skipValue()
      }
    }
    guard let place, let at else {
      let missing = place == nil ? "place" : "at"
      throw json.wrong(start, expected: "an object with \"\(missing)\"")
    }
    self.place = place
    moment = try json.instant(at, in: place.zone)
  }

  /// A code of five digits, or an object with one; without a name, both name and coordinate are the table's.
  private static func place(_ json: inout JSONCursor) throws(JSONError) -> WeatherSnapshot.Place {
    let tables = SnapshotFields.tables
    if json.isAtString { return known(try code(&json)) }
    let start = json.startOffset
    var code: MunicipalityCode?
    var name: String?
    var latitude: Double?
    var longitude: Double?
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.place, in: &walk) {
      switch field {
      case .ine: code = try Self.code(&json)
      case .name: name = try json.optionalString()
      case .latitude: latitude = try json.optionalDouble()
      case .longitude: longitude = try json.optionalDouble()
      }
    }
    guard let code else { throw json.wrong(start, expected: "a place with \"ine\"") }
    var coordinate: Coordinate?
    if latitude != nil || longitude != nil {
      do throws(CoordinateError) {
        coordinate = try Coordinate(latitude: latitude ?? .nan, longitude: longitude ?? .nan)
      } catch {
        throw json.wrong(start, expected: "a latitude of −90…90 and a longitude of −180…180")
      }
    }
    var place = known(code)
    guard let name else {
      place.coordinate = coordinate ?? place.coordinate
      return place
    }
    place.name = name
    place.coordinate = coordinate
    return place
  }

  private static func code(_ json: inout JSONCursor) throws(JSONError) -> MunicipalityCode {
    let start = json.startOffset
    guard let code = MunicipalityCode(try json.readString()) else {
      throw json.wrong(start, expected: "five digits of an INE code")
    }
    return code
  }

  private static func known(_ code: MunicipalityCode) -> WeatherSnapshot.Place {
    Gazetteer.municipality(code).map { WeatherSnapshot.Place($0) }
      ?? WeatherSnapshot.Place(code: code, name: code.description, coordinate: nil)
  }
}
