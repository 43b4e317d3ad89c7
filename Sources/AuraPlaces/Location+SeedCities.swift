// SPDX-License-Identifier: MIT

public import AuraModel

extension Location {
  /// The 54 cities an app starts with, by code: the 50 provincial capitals, Ceuta, Melilla, Vigo and Gijón.
  public static let seedCities: [Location] = (Province.allCases.map(\.capital) + [36_057, 33_024].map(code)).sorted()
    .map { code in Gazetteer.municipality(code)! }

  private static func code(_ number: Int) -> MunicipalityCode { MunicipalityCode(number: number)! }
}
