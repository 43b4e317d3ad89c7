// SPDX-License-Identifier: MIT

import AuraModel

/// How the day's temperatures are told: as the opening of a line and as an item of a list.
struct RangeWords {
  /// Whether it is the day's range, or a part of it; else it is the temperature of the hour.
  let isRange: Bool
  let opening: String
  /// Whether the opening has a verb, behind which no noun is joined by *y*.
  let isClause: Bool
  let item: String

  /// nil where neither range nor temperature are known.
  init?(_ facts: WeatherFacts, draw: Draw) {
    let (minimum, maximum) = facts.range
    func degrees(_ value: Int) -> String { SpanishQuantity.celsius(value) }
    func number(_ value: Int) -> String { SpanishQuantity.number(value) }
    switch (minimum, maximum) {
    case (let low?, let high?) where low == high:
      isRange = true
      opening =
        [
          "temperatura de \(degrees(low)) todo el día", "\(degrees(low)) durante todo el día",
          "temperatura constante, de \(degrees(low))",
        ][draw.below(3)]
      item = "temperatura de \(degrees(low)) todo el día"
    case (let low?, let high?):
      isRange = true
      let (from, between) = ("de \(number(low)) a \(degrees(high))", "entre \(number(low)) y \(degrees(high))")
      opening =
        switch draw.below(14) {
        case 0: from
        case 1: between
        case 2: "temperaturas \(from)"
        case 3: "temperaturas \(between)"
        case 4: "máxima de \(degrees(high)) y mínima de \(degrees(low))"
        case 5: "mínima de \(degrees(low)) y máxima de \(degrees(high))"
        case 6: "hoy, \(from)"
        case 7: "hoy, \(between)"
        case 8: "termómetros \(between)"
        case 9: "valores \(between)"
        case 10: "la temperatura va \(from)"
        case 11: "la temperatura se mueve \(between)"
        case 12: "el termómetro oscila \(between)"
        default: "el termómetro va \(from)"
        }
      item = draw.draw(1).below(2) == 0 ? "temperaturas \(from)" : "temperaturas \(between)"
    case (let low?, nil):
      isRange = true
      opening = draw.below(2) == 0 ? "mínima de \(degrees(low))" : "temperatura mínima de \(degrees(low))"
      item = "mínima de \(degrees(low))"
    case (nil, let high?):
      isRange = true
      opening = draw.below(2) == 0 ? "máxima de \(degrees(high))" : "temperatura máxima de \(degrees(high))"
      item = "máxima de \(degrees(high))"
    case (nil, nil):
      guard let now = facts.temperatureC else { return nil }
      isRange = false
      opening =
        [
          "temperatura de \(degrees(now)) a esta hora", "a esta hora, \(degrees(now))",
          "el termómetro marca \(degrees(now))",
        ][
          draw.below(3)]
      item = "temperatura de \(degrees(now)) a esta hora"
    }
    isClause = opening.hasPrefix("la ") || opening.hasPrefix("el ")
  }
}
