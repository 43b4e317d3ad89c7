// SPDX-License-Identifier: MIT

package import AuraModel
import AuraPlaces
import AuraTime

/// Of what a text bulletin speaks.
package enum BulletinSubject: Hashable, Sendable {
  case spain
  case comunidad(Comunidad)
  /// A province or an island by AEMET's code: `36`, `071`.
  case province(code: String)

  /// A place of the subject whose weather the text is worded from, and its name in the text.
  struct Unit {
    let name: String
    let town: Location
  }

  /// The second line of the heading. Wordings other than those of Galicia, Pontevedra and Menorca are inferred.
  var title: String {
    switch self {
    case .spain: "PREDICCIÓN GENERAL PARA ESPAÑA"
    case .comunidad(let comunidad):
      "PREDICCIÓN GENERAL PARA LA COMUNIDAD DE \(Self.plainName(comunidad).uppercased())"
    case .province(let code):
      "PREDICCIÓN PARA LA \(code.count == 3 ? "ISLA" : "PROVINCIA") DE \(Self.name(ofProvince: code).uppercased())"
    }
  }

  /// The name of a province or an island.
  static func name(ofProvince code: String) -> String {
    BulletinProvince.all.first { $0.code == code }?.name ?? Province(code: code.prefix(2))?.castilianName ?? code
  }

  var units: [Unit] {
    switch self {
    case .spain:
      Comunidad.allCases.filter { $0.bulletinCode != nil }.map { comunidad in
        Unit(name: Self.proseName(comunidad), town: Self.seat(comunidad))
      }
    case .comunidad(let comunidad):
      comunidad.provinces.map { province in
        let name = province.zone == .canaries ? (province.code == "35" ? "Gran Canaria" : "Tenerife") : nil
        return Unit(name: name ?? province.castilianName, town: Gazetteer.municipality(province.capital)!)
      }
    case .province(let code):
      Self.towns(ofProvince: code).map { Unit(name: $0.shortName, town: $0) }
    }
  }

  /// The capital, and the other of the 54 seed cities that lies in the province; the chief town of an island.
  private static func towns(ofProvince code: String) -> [Location] {
    if let town = islandTowns[code] { return [Gazetteer.municipality(town)!] }
    guard let province = Province(code: code.prefix(2)) else { return [] }
    let others = Location.seedCities.filter { $0.province == province && $0.code != province.capital }
    return [Gazetteer.municipality(province.capital)!] + others
  }

  private static let islandTowns = [
    "071": "07032", "072": "07040", "073": "07026", "351": "35004", "352": "35017", "353": "35016", "381": "38038",
    "382": "38036", "383": "38037", "384": "38048",
  ]

  private static func plainName(_ comunidad: Comunidad) -> String {
    switch comunidad {
    case .asturias: "Asturias"
    case .madrid: "Madrid"
    case .murcia: "Murcia"
    case .navarra: "Navarra"
    case .valenciana: "Valencia"
    case .balears: "Baleares"
    default: comunidad.name
    }
  }

  private static func proseName(_ comunidad: Comunidad) -> String {
    switch comunidad {
    case .paisVasco: "el País Vasco"
    case .valenciana: "la Comunidad Valenciana"
    default: plainName(comunidad)
    }
  }

  /// The town that stands for a community in the national text: its largest.
  private static func seat(_ comunidad: Comunidad) -> Location {
    let capitals = comunidad.provinces.compactMap { Gazetteer.municipality($0.capital) }
    return capitals.max { ($0.population ?? 0) < ($1.population ?? 0) }!
  }
}
