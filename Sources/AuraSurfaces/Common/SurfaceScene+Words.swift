// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import AuraTime

/// Times and places as cards of the scene say them, on the clocks of the place.
extension SurfaceScene {
  /// `14:00`
  func time(_ instant: WallInstant) -> String { SpanishDate.time(zone.civil(at: instant).time) }

  /// `a las 14:00`, `ayer a las 23:00`, `el 26 de agosto a las 9:09`
  func when(_ instant: WallInstant) -> String {
    let civil = zone.civil(at: instant)
    let article = civil.time.hour == 1 ? "a la" : "a las"
    let clock = "\(article) \(SpanishDate.time(civil.time))"
    switch civil.date.dayNumber - today.dayNumber {
    case 0: return clock
    case -1: return "ayer \(clock)"
    case 1: return "mañana \(clock)"
    default: return "el \(SpanishDate.dayAndMonth(civil.date)) \(clock)"
    }
  }

  /// `a 3,2 km`; `en el mismo lugar` under 50 m.
  static func distance(_ km: Double) -> String {
    km < 0.05 ? "en el mismo lugar" : "a \(SpanishQuantity.kilometres(km))"
  }

  /// `PLAZA DEL CARMEN` as people write it: `Plaza Del Carmen` reads worse than capitals, so small words stay small.
  static func stationName(_ sent: String) -> String {
    let words = sent.split(separator: " ")
    guard sent.allSatisfy({ !$0.isLowercase }) else { return sent }
    return words.enumerated().map { index, word in
      let small = word.lowercased()
      return index > 0 && smallWords.contains(small) ? small : capitalised(small)
    }.joined(separator: " ")
  }

  private static let smallWords: Set<String> = [
    "de", "del", "la", "las", "el", "los", "y", "a", "en", "e", "i", "d'en",
  ]

  /// Each part of `VITORIA-GASTEIZ` gets its capital, and so does what stands behind a bracket or an apostrophe.
  private static func capitalised(_ word: String) -> String {
    var result = ""
    var isStart = true
    for character in word {
      result += isStart ? character.uppercased() : String(character)
      isStart = !character.isLetter && !character.isNumber
    }
    return result
  }
}
