// SPDX-License-Identifier: MIT

/// Every bound of every scale, in one place: a number that words or colours stand for is written here and nowhere else.
///
/// Each row holds the greatest value of each class but the last, which has none. AEMET's own words are words for
/// numbers: they do not vary.
enum ScaleRegister {
  /// Mean wind, km/h, forces 0…11. Source: WMO-No. 8, table of the Beaufort scale, in whole km/h.
  static let beaufortKmh = [0, 5, 11, 19, 28, 38, 49, 61, 74, 88, 102, 117]

  /// Mean wind, knots, forces 0…11. Source: the same.
  static let beaufortKnots = [0, 3, 6, 10, 16, 21, 27, 33, 40, 47, 55, 63]

  /// Mean wind over 10 minutes, km/h: calma, flojo, no adjective, fuerte, muy fuerte. Source: AEMET, *Manual de uso de
  /// términos meteorológicos*, as told in naiz.eus, 10 April 2015. The 5 that it leaves to no class is calm here.
  static let windKmh = [5, 20, 40, 70, 120]

  /// Gusts, km/h: no adjective, muy fuertes. Source: aemetblog.es, 29 March 2016.
  static let gustKmh = [70, 120]

  /// Rain, tenths of a millimetre in an hour: inapreciable, débil, moderada, fuerte, muy fuerte. Sources: AEMET, help on
  /// provincial forecasts; "Ip" in its payloads is more than nothing and less than a tenth.
  static let rainTenthsOfMm = [0, 20, 150, 300, 600]

  /// Snow, tenths of a centimetre in an hour: débil, no adjective. Source: aemetblog.es, 31 March 2016.
  static let snowTenthsOfCm = [5, 40]

  /// Probability, per cent: none, posible, probable. Source: AEMET, style guide; 40 and 70 belong to two of its classes
  /// and are *probable* here.
  static let probabilityPercent = [9, 39, 70]

  /// UV index: bajo, moderado, alto, muy alto. Source: WHO, *Global Solar UV Index: A Practical Guide*, 2002, table 1.
  static let uvIndex = [2, 5, 7, 10]

  /// µg/m³, classes 1…5. Source: Orden TEC/351/2019 as amended on 2 September 2020 (BOE), annex. Between two whole
  /// numbers the order says nothing; here a value belongs to the class whose bound it does not exceed.
  static let no2 = [40, 90, 120, 230, 340]
  static let o3 = [50, 100, 130, 240, 380]
  static let pm10 = [20, 40, 50, 100, 150]
  static let pm25 = [10, 20, 25, 50, 75]
  static let so2 = [100, 200, 350, 500, 750]

  /// The class of a value: how many bounds it exceeds.
  static func classIndex(of value: Double, in bounds: [Int]) -> Int {
    bounds.count { value > Double($0) }
  }
}
