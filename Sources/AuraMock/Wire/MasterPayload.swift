// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraTime

/// The municipal master: the list of all municipalities, and the answer for a single one.
struct MasterPayload {
  let quirks: QuirkSwitches

  /// Strings everywhere; rows by the name in the address, as in the list of 2023.
  func writeList(_ places: some Sequence<Location>) -> [UInt8] {
    let rows = places.filter { $0.coordinate != nil }.map { (page: $0.pageName, place: $0) }
      .sorted { ($0.page, $0.place.code) < ($1.page, $1.place.code) }
    return write(.array(rows.map { .object(row($0.place, hasNumbers: false)) }))
  }

  /// Numbers for six keys, unlike the list (Q-MUN-03).
  func writeSingle(_ place: Location) -> [UInt8] {
    write(.array([.object(row(place, hasNumbers: quirks[.masterNumbers]))]))
  }

  private func write(_ value: WireValue) -> [UInt8] {
    WireStyle(charset: .iso885915, quirks: quirks).write(value)
  }

  private func row(_ place: Location, hasNumbers: Bool) -> [WireMember] {
    let latitude = hundredMillionths(place.coordinate?.latitude)
    let longitude = hundredMillionths(place.coordinate?.longitude)
    func number(_ digits: String) -> WireValue { hasNumbers ? .number(digits) : .string(digits) }
    return [
      WireMember("latitud", .string(degreeText(latitude))),
      WireMember("id_old", number(place.formerId)),
      WireMember("url", .string("\(place.pageName)-id\(place.code)")),
      WireMember("latitud_dec", number(decimalText(latitude))),
      WireMember("altitud", number("\(Int((place.elevationM ?? 0).rounded()))")),
      WireMember("capital", .string(place.chiefTown ?? place.invertedName)),
      WireMember("num_hab", number("\(place.population ?? 0)")),
      WireMember("zona_comarcal", .string(place.landZone)),
      // What makes a town one of those AEMET puts first is not known; 14,393 inhabitants do, 7,504 do not.
      WireMember("destacada", number((place.population ?? 0) >= 10_000 ? "1" : "0")),
      WireMember("nombre", .string(place.invertedName)),
      WireMember("longitud_dec", number(decimalText(longitude))),
      WireMember("id", .string("id\(place.code)")),
      WireMember("longitud", .string(degreeText(longitude))),
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

  private func hundredMillionths(_ degrees: Double?) -> Int {
    Int(((degrees ?? 0) * 1e8).rounded())
  }
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

  /// AEMET's own old code, which is not INE's (Q-MUN-04). Made up here: only a handful are known.
  fileprivate var formerId: String {
    code.province.code + digits(code.number % 1000 * 10 % 1000, width: 3)
  }

  /// The land zone of its warnings (Q-MUN-05); empty where none is known.
  fileprivate var landZone: String {
    Gazetteer.warningZones(of: code).first { !$0.isCoastal }.map { "\($0.code)" } ?? ""
  }
}
