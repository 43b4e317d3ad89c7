// SPDX-License-Identifier: MIT

public import AuraTime

/// A province of Spain, or Ceuta or Melilla, numbered as INE does, 1…52.
public struct Province: Hashable, Comparable, Sendable {
  /// 1…52.
  public let number: Int

  /// Makes a province from INE's number; nil outside 1…52.
  public init?(number: Int) {
    guard (1...52).contains(number) else { return nil }
    self.number = number
  }

  /// Makes a province from INE's two digits; nil for anything else.
  public init?(code: some StringProtocol) {
    let bytes = code.utf8
    guard bytes.count == 2, bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(number: bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) })
  }

  init(uncheckedNumber: Int) {
    number = uncheckedNumber
  }

  /// INE's two digits.
  public var code: String { number < 10 ? "0\(number)" : "\(number)" }

  /// The official name, both languages where it has two: `Araba/Álava`, `A Coruña`.
  public var name: String { row[0] }

  /// The name in Castilian: `Álava`, `A Coruña`, `Vizcaya`.
  public var castilianName: String { row[1] }

  public var comunidad: Comunidad { Comunidad(rawValue: Int(row[2])!)! }

  /// The municipality that is its capital.
  public var capital: MunicipalityCode { MunicipalityCode(number: number * 1_000 + Int(row[3])!)! }

  /// The clocks of the province: one hour behind in the Canaries (35 and 38).
  public var zone: CivilZone { number == 35 || number == 38 ? .canaries : .peninsula }

  /// Where AEMET's provincial text speaks of it: itself, or each of its islands (07, 35 and 38 have no text of their
  /// own: Q-BOL-14).
  public var bulletinProvinces: [BulletinProvince] {
    let islands = BulletinProvince.islands.filter { $0.province == self }
    return islands.isEmpty ? [BulletinProvince(code: code, name: castilianName, province: self)] : islands
  }

  public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

  private var row: [String] { Self.table[number - 1] }

  // Source: INE, names of 2025; capital as the last three digits of its code.
  private static let table = splitTable(
    """
    Araba/Álava|Álava|16|059
    Albacete|Albacete|8|003
    Alicante/Alacant|Alicante|10|014
    Almería|Almería|1|013
    Ávila|Ávila|7|019
    Badajoz|Badajoz|11|015
    Illes Balears|Islas Baleares|4|040
    Barcelona|Barcelona|9|019
    Burgos|Burgos|7|059
    Cáceres|Cáceres|11|037
    Cádiz|Cádiz|1|012
    Castellón/Castelló|Castellón|10|040
    Ciudad Real|Ciudad Real|8|034
    Córdoba|Córdoba|1|021
    A Coruña|A Coruña|12|030
    Cuenca|Cuenca|8|078
    Girona|Girona|9|079
    Granada|Granada|1|087
    Guadalajara|Guadalajara|8|130
    Gipuzkoa|Guipúzcoa|16|069
    Huelva|Huelva|1|041
    Huesca|Huesca|2|125
    Jaén|Jaén|1|050
    León|León|7|089
    Lleida|Lleida|9|120
    La Rioja|La Rioja|17|089
    Lugo|Lugo|12|028
    Madrid|Madrid|13|079
    Málaga|Málaga|1|067
    Murcia|Murcia|14|030
    Navarra|Navarra|15|201
    Ourense|Ourense|12|054
    Asturias|Asturias|3|044
    Palencia|Palencia|7|120
    Las Palmas|Las Palmas|5|016
    Pontevedra|Pontevedra|12|038
    Salamanca|Salamanca|7|274
    Santa Cruz de Tenerife|Santa Cruz de Tenerife|5|038
    Cantabria|Cantabria|6|075
    Segovia|Segovia|7|194
    Sevilla|Sevilla|1|091
    Soria|Soria|7|173
    Tarragona|Tarragona|9|148
    Teruel|Teruel|2|216
    Toledo|Toledo|8|168
    Valencia/València|Valencia|10|250
    Valladolid|Valladolid|7|186
    Bizkaia|Vizcaya|16|020
    Zamora|Zamora|7|275
    Zaragoza|Zaragoza|2|297
    Ceuta|Ceuta|18|001
    Melilla|Melilla|19|001
    """)
}

extension Province: CaseIterable {
  /// The 52, by code.
  public static let allCases: [Province] = (1...52).map(Province.init(uncheckedNumber:))
}
