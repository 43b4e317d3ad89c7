// SPDX-License-Identifier: MIT

import AuraKit

/// The small conversions that both `Codable` peers need, each by the plainest means of the standard library.
enum Twin {
  static func date(_ text: String) -> CivilDate? {
    let parts = text.prefix(10).split(separator: "-")
    guard parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]) else {
      return nil
    }
    return CivilDate(year: year, month: month, day: day)
  }

  static func instant(_ text: String) -> WallInstant? {
    WireTimestamp(text)?.instant(withoutOffsetIn: .utc)
  }

  static func time(_ text: String) -> CivilTime? {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]) else { return nil }
    return CivilTime(hour: hour, minute: minute)
  }

  static func period(_ text: String?) -> DayPeriod {
    guard let text, let start = Int(text.prefix(2)), let end = Int(text.suffix(2)) else { return .wholeDay }
    return DayPeriod(startHour: start, endHour: end) ?? .wholeDay
  }

  static func origin(_ text: String) -> WindReading.Origin? {
    if text.isEmpty { return nil }
    if text == "C" { return .calm }
    return WindDirection(abbreviation: text).map { .direction($0) } ?? .other(text)
  }

  static func depth(_ text: String) -> WaterDepth? {
    text == "Ip" ? .trace : Double(text).map { .millimetres($0) }
  }
}

/// `origen` of both files.
struct OriginTwin: Decodable {
  let productor: String
  let web: String
  let enlace: String
  let language: String
  let copyright: String
  let notaLegal: String

  func origin() -> ForecastIssue.Origin {
    var origin = ForecastIssue.Origin()
    origin.productor = productor
    origin.web = web
    origin.enlace = enlace
    origin.language = language
    origin.copyright = copyright
    origin.notaLegal = notaLegal
    return origin
  }
}
