// SPDX-License-Identifier: MIT

package import AuraModel
import AuraTime

/// The factors that make texts go wrong, each with the levels worth a case of their own.
///
/// A row of levels makes a snapshot, and a snapshot is read back as a row: what the corpus covers is counted from its
/// own lines, whoever wrote them.
package enum RiskFactors {
  package enum Factor: Int, CaseIterable, Sendable {
    case sky, moment, wind, rain, snow, storm, aviso
    case gust, probability, temperature, feels, humidity, uv, missing
  }

  static let skies = [
    "", "11", "12", "13", "14", "15", "16", "17", "26", "27", "36", "45", "53", "63", "73", "81", "82", "83", "99",
  ]
  /// What each sky means, nil where it means nothing.
  private static let conditions = skies.map { SkyCode($0)?.condition }
  static let moments: [DayMoment] = [.dawn, .morning, .midday, .afternoon, .dusk, .night]
  static let winds: [Int?] = [nil, 0, 4, 14, 30, 52, 84]
  static let gusts: [Int?] = [nil, 35, 60, 95, 130]
  static let rains: [WaterDepth?] = [
    nil, .millimetres(0), .trace, .millimetres(0.4), .millimetres(6), .millimetres(24), .millimetres(65),
  ]
  static let snows: [WaterDepth?] = [nil, .millimetres(0), .millimetres(0.4)]
  static let storms: [Int?] = [nil, 0, 25, 55, 90]
  static let probabilities: [Int?] = [nil, 0, 25, 55, 90]
  /// The current hour, the day's least and its most, °C.
  static let temperatures: [(now: Int, least: Int, most: Int)] = [
    (-12, -15, -4), (-1, -5, 4), (1, 1, 1), (6, 2, 9), (14, 9, 18), (22, 15, 25), (31, 21, 34), (42, 26, 44),
  ]
  static let feels: [Int?] = [nil, 0, -4, -8, 5]
  static let humidities: [Int?] = [nil, 20, 50, 92]
  static let ultraviolets: [Int?] = [nil, 2, 6, 11]
  static let missing = ["nothing", "range", "temperature", "hour"]
  /// nil is unknown; none is a level of its own.
  static let avisos: [(level: AvisoLevel, phenomenon: AvisoPhenomenon)?] = [
    nil, (.verde, .rain), (.amarillo, .wind), (.naranja, .rain), (.naranja, .maximumTemperature), (.rojo, .storm),
    (.rojo, .snow),
  ]

  package static let sizes = [
    skies.count, moments.count, winds.count, rains.count, snows.count, storms.count, avisos.count, gusts.count,
    probabilities.count, temperatures.count, feels.count, humidities.count, ultraviolets.count, missing.count,
  ]

  /// Every two factors in every way, and every three of those that speak of what falls and blows.
  package static let strengths: [(factors: [Int], strength: Int)] = [
    (Array(sizes.indices), 2),
    ([Factor.sky, .moment, .wind, .rain, .snow, .storm, .aviso].map(\.rawValue), 3),
  ]

  /// Whether levels can stand together in a feed; −1 is a level not chosen yet.
  package static func isPossible(_ row: [Int]) -> Bool {
    func level(_ factor: Factor) -> Int? { row[factor.rawValue] < 0 ? nil : row[factor.rawValue] }
    let sky = level(.sky).map { conditions[$0] }
    let rain = level(.rain).map { rains[$0] }
    let snow = level(.snow).map { snows[$0] }
    // Under a dry sky a trace at most falls.
    if let condition = sky, let condition, condition.family == .dry || condition.family == .obscured,
      let depth = rain, depth.map({ $0.approximateMm > 0.1 }) == true
    {
      return false
    }
    // Snow is a part of what falls, and falls from a sky that snows.
    if let depth = snow, depth?.isWet == true {
      if let rain, rain.map({ $0.approximateMm < 0.4 }) != false { return false }
      if let condition = sky, condition?.isSnowy != true { return false }
      if let now = level(.temperature), temperatures[now].now > 3 { return false }
    }
    if let condition = sky, condition?.isSnowy == true {
      if let now = level(.temperature), temperatures[now].now > 3 { return false }
      if let rain, rain.map({ $0.approximateMm > 10 }) == true { return false }
    }
    if !isBelievable(row) { return false }
    // Gusts are stronger than the mean they stand out of.
    if let wind = level(.wind), let gust = level(.gust), let mean = winds[wind], let peak = gusts[gust], peak < mean {
      return false
    }
    // What cannot be known of an hour that is not there is nil.
    if level(.missing) == 3 {
      let others: [Factor] = [.sky, .wind, .rain, .snow, .storm, .gust, .probability, .feels, .humidity]
      if others.contains(where: { level($0).map { $0 != 0 } == true }) { return false }
    }
    if level(.missing) == 2, level(.feels).map({ $0 != 0 }) == true { return false }
    return isTimely(level(.moment), uv: level(.uv), feels: level(.feels), temperature: level(.temperature))
  }

  /// What no day has at once: a text of it would be read as a mistake of the text.
  private static func isBelievable(_ row: [Int]) -> Bool {
    func level(_ factor: Factor) -> Int? { row[factor.rawValue] < 0 ? nil : row[factor.rawValue] }
    let now = level(.temperature).map { temperatures[$0].now }
    let humidity = level(.humidity).flatMap { humidities[$0] }
    let depth = level(.rain).flatMap { rains[$0]?.approximateMm }
    let sky = level(.sky).map { conditions[$0] }
    if let now, let aviso = level(.aviso).flatMap({ avisos[$0] }), aviso.level > .amarillo {
      if aviso.phenomenon == .maximumTemperature && now < 28 || aviso.phenomenon == .snow && now > 3 { return false }
    }
    if let now, now < -5 {
      if let depth, depth > 0.1, let sky, sky?.isSnowy != true { return false }
      if let sky, sky?.isStormy == true { return false }
      if let chance = level(.storm).flatMap({ storms[$0] }), chance > 25 { return false }
    }
    if let sky, sky == .fog || sky == .mist, humidity == 20 || now.map({ $0 > 28 }) == true { return false }
    if let humidity, humidity == 20, depth.map({ $0 > 0.1 }) == true { return false }
    return !(humidity == 92 && now.map { $0 > 40 } == true)
  }

  /// AEMET's felt temperature differs below 10 °C and above 26 °C alone; a tropical sun needs no frost.
  private static func isTimely(_ moment: Int?, uv: Int?, feels felt: Int?, temperature: Int?) -> Bool {
    if let temperature, let uv, temperatures[temperature].now < 3, uv == 3 { return false }
    guard let felt, let gap = feels[felt], gap != 0, let temperature else { return true }
    let now = temperatures[temperature].now
    return gap < 0 ? now <= 10 : now >= 26
  }
}

extension RiskFactors {
  /// The moment of the day of a row.
  package static func moment(of row: [Int]) -> DayMoment { moments[row[Factor.moment.rawValue]] }
}
