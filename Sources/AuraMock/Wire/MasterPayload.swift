// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

/// The municipal master: the list of all municipalities, and the answer for a single one.
package struct MasterPayload {
  /// The facts of one municipality.
  package struct Row: Hashable, Sendable {
    /// Counts of 10⁻⁸ degrees, as many as AEMET gives.
    package var latitude: Int
    package var longitude: Int
    package var formerNumber: String
    package var pageName: String
    package var altitudeM: Int
    package var chiefTown: String
    package var population: Int
    package var warningZone: String
    package var isFeatured: Bool
    package var name: String
    /// Five digits.
    package var ine: String

    package init(
      latitude: Int, longitude: Int, formerNumber: String, pageName: String, altitudeM: Int, chiefTown: String,
      population: Int, warningZone: String, isFeatured: Bool, name: String, ine: String
    ) {
      self.latitude = latitude
      self.longitude = longitude
      self.formerNumber = formerNumber
      self.pageName = pageName
      self.altitudeM = altitudeM
      self.chiefTown = chiefTown
      self.population = population
      self.warningZone = warningZone
      self.isFeatured = isFeatured
      self.name = name
      self.ine = ine
    }
  }

  package let quirks: QuirkSwitches

  package init(quirks: QuirkSwitches) {
    self.quirks = quirks
  }

  /// Strings everywhere; rows by the name in the address, as in the list of 2023.
  func writeList(_ places: some Sequence<Location>) -> [UInt8] {
    let rows = places.filter { $0.coordinate != nil }.map { (page: $0.pageName, place: $0) }
      .sorted { ($0.page, $0.place.code) < ($1.page, $1.place.code) }
    return write(rows.map { Row($0.place, pageName: $0.page) }, hasNumbers: false)
  }

  /// Numbers for six keys, unlike the list (Q-MUN-03).
  func writeSingle(_ place: Location) -> [UInt8] {
    write([Row(place, pageName: place.pageName)], hasNumbers: quirks[.masterNumbers])
  }

  /// Writes rows as call 2 serves them.
  package func write(_ rows: [Row], hasNumbers: Bool) -> [UInt8] {
    WireStyle(charset: .iso885915, quirks: quirks).write(
      .array(rows.map { .object(members($0, hasNumbers: hasNumbers)) }))
  }

  private func members(_ row: Row, hasNumbers: Bool) -> [WireMember] {
    func number(_ digits: String) -> WireValue { hasNumbers ? .number(digits) : .string(digits) }
    return [
      WireMember("latitud", .string(degreeText(row.latitude))),
      WireMember("id_old", number(quirks[.masterFormerNumber] ? row.formerNumber : "\(Int(row.ine) ?? 0)")),
      WireMember("url", .string("\(row.pageName)-id\(row.ine)")),
      WireMember("latitud_dec", number(decimalText(row.latitude))),
      WireMember("altitud", number("\(row.altitudeM)")),
      WireMember("capital", .string(row.chiefTown)),
      WireMember("num_hab", number("\(row.population)")),
      WireMember("zona_comarcal", .string(quirks[.masterWarningZone] ? row.warningZone : "")),
      WireMember("destacada", number(row.isFeatured ? "1" : "0")),
      WireMember("nombre", .string(row.name)),
      WireMember("longitud_dec", number(decimalText(row.longitude))),
      WireMember("id", .string("id\(row.ine)")),
      WireMember("longitud", .string(degreeText(row.longitude))),
    ]
  }

  /// `40º32'54.450744"`, exactly the decimal degrees (Q-MUN-06).
  private func degreeText(_ value: Int) -> String {
    guard quirks[.masterDegreeText] else { return decimalText(value) }
    let size = value.magnitude
    let minutes = size % 100_000_000 * 60
    let seconds = minutes % 100_000_000 * 60
    let sign = value < 0 ? "-" : ""
    return "\(sign)\(size / 100_000_000)º\(minutes / 100_000_000)'\(decimalText(Int(seconds)))\""
  }

  /// A count of 10⁻⁸ as a decimal, without zeros at its end.
  private func decimalText(_ value: Int) -> String {
    let size = Int(value.magnitude)
    var fraction = Substring(digits(size % 100_000_000, width: 8))
    while fraction.count > 1, fraction.last == "0" { fraction.removeLast() }
    return "\(value < 0 ? "-" : "")\(size / 100_000_000).\(fraction)"
  }
}

extension MasterPayload.Row {
  /// What the table of places knows of a municipality.
  fileprivate init(_ place: Location, pageName: String) {
    self.init(
      latitude: hundredMillionths(place.coordinate?.latitude),
      longitude: hundredMillionths(place.coordinate?.longitude), formerNumber: place.formerNumber,
      pageName: pageName, altitudeM: Int((place.elevationM ?? 0).rounded()),
      chiefTown: place.chiefTown ?? place.invertedName, population: place.population ?? 0,
      warningZone: place.landZone,
      // What makes a town one of those AEMET puts first is not known; 14,393 inhabitants do, 7,504 do not.
      isFeatured: (place.population ?? 0) >= 10_000, name: place.invertedName, ine: "\(place.code)")
  }
}

private func hundredMillionths(_ degrees: Double?) -> Int {
  Int(((degrees ?? 0) * 1e8).rounded())
}

extension Location {
  /// The last part of the address of its page on AEMET's site, before `-id` and the code.
  ///
  /// Source: the rows of 2023: the municipality, and its chief town behind it where that has another name.
  var pageName: String {
    let name = ForecastHeader.slug(of: invertedName)
    guard let chiefTown else { return name }
    let town = ForecastHeader.slug(of: chiefTown)
    return town == name ? name : "\(name)-\(town)"
  }

  /// AEMET's own old number, which is not INE's (Q-MUN-04). Made up here: only a handful are known.
  fileprivate var formerNumber: String {
    code.province.code + digits(code.number % 1000 * 10 % 1000, width: 3)
  }

  /// The land zone of its warnings (Q-MUN-05); empty where none is known.
  fileprivate var landZone: String {
    Gazetteer.warningZones(of: code).first { !$0.isCoastal }.map { "\($0.code)" } ?? ""
  }
}
