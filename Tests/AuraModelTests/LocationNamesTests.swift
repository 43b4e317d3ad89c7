// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@Suite(.timeLimit(.minutes(1)))
struct LocationNamesTests {
  /// Names as INE and AEMET write them. Source: INE, relación de municipios 2025; AEMET maestro/municipios.
  struct Case: Sendable, CustomTestStringConvertible {
    let natural: String
    let inverted: String
    var testDescription: String { natural }
  }

  static let cases = [
    Case(natural: "A Coruña", inverted: "Coruña, A"),
    Case(natural: "Las Palmas de Gran Canaria", inverted: "Palmas de Gran Canaria, Las"),
    Case(natural: "La Bisbal del Penedès", inverted: "Bisbal del Penedès, La"),
    Case(natural: "El Acebrón", inverted: "Acebrón, El"),
    Case(natural: "L'Hospitalet de Llobregat", inverted: "Hospitalet de Llobregat, L'"),
    Case(natural: "l'Alfàs del Pi", inverted: "Alfàs del Pi, l'"),
    Case(natural: "l'Orxa/Lorcha", inverted: "Orxa, l'/Lorcha"),
    Case(natural: "el Pinós/Pinoso", inverted: "Pinós, el/Pinoso"),
    Case(natural: "Es Mercadal", inverted: "Mercadal, Es"),
    Case(natural: "Sa Pobla", inverted: "Pobla, Sa"),
    Case(natural: "Os de Balaguer", inverted: "Os de Balaguer"),
    Case(natural: "Os Blancos", inverted: "Blancos, Os"),
    Case(natural: "Castell d'Aro, Platja d'Aro i s'Agaró", inverted: "Castell d'Aro, Platja d'Aro i s'Agaró"),
    Case(natural: "Donostia/San Sebastián", inverted: "Donostia/San Sebastián"),
    Case(natural: "Alacant/Alicante", inverted: "Alacant/Alicante"),
    Case(natural: "Les", inverted: "Les"),
  ]

  @Test("Q-DAY-20: the article stands behind a comma in AEMET's lists", arguments: cases)
  func articleInversion(_ each: Case) {
    let location = Location(
      code: MunicipalityCode("28079")!, name: each.natural, chiefTown: nil, coordinate: nil, elevationM: nil,
      population: nil)
    #expect(location.invertedName == each.inverted)
    #expect(Location.naturalName(fromInverted: each.inverted) == each.natural)
  }
}
