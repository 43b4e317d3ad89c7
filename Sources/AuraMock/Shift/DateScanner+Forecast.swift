// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraSun
import AuraTime

/// Where the days of an hourly forecast lie in its text, and of which place it is.
struct ForecastMarks {
  /// Places of `"fecha" : "…"`, in order.
  let days: [(position: Int, date: CivilDate)]
  let place: Location?

  /// nil for a text that has none.
  init?(_ text: [UInt8]) {
    let key = Array("\"fecha\" : \"".utf8)
    var days: [(position: Int, date: CivilDate)] = []
    var rest = text[...]
    while let range = rest.firstRange(of: key) {
      if let date = civilDate(String(decoding: text[range.upperBound...].prefix(10), as: UTF8.self)) {
        days.append((range.lowerBound, date))
      }
      rest = text[range.upperBound...]
    }
    guard !days.isEmpty else { return nil }
    self.days = days
    let code = text.suffix(200).firstRange(of: Array("\"id\" : ".utf8)).map { range in
      String(
        decoding: text[range.upperBound...].drop { $0 == UInt8(ascii: "\"") }.prefix { (0x30...0x39).contains($0) },
        as: UTF8.self)
    }
    place = code.flatMap { MunicipalityCode($0.count == 4 ? "0" + $0 : $0) }.flatMap { Gazetteer.municipality($0) }
  }
}

/// What hangs on a forecast's day: spans of six hours, sunrise and sunset.
extension DateScanner {
  /// `"periodo" : "0107"`
  func span() -> Mark? {
    guard let forecast, holds("\"periodo\" : \"", at: position - 13), holds("\"", at: position + 4),
      let first = number(at: position, 2), let last = number(at: position + 2, 2),
      let day = forecast.days.first(where: { $0.position > position })
    else { return nil }
    let gain = shift.offsetGain(on: day.date) / 3600
    guard gain != 0 else { return nil }
    let start = (first + gain + 24) % 24
    let end = (last + gain + 24) % 24
    return (4, Array((digits(start, width: 2) + digits(end == 0 ? 24 : end, width: 2)).utf8))
  }

  /// `"orto" : "08:37"` and `"ocaso"`: as far from the recorded minute as the sun is from its own.
  func sunTime() -> Mark? {
    let isRise = holds("\"orto\" : \"", at: position - 10)
    guard let forecast, isRise || holds("\"ocaso\" : \"", at: position - 11), holds(":", at: position + 2),
      let hour = number(at: position, 2), let minute = number(at: position + 3, 2),
      let day = forecast.days.last(where: { $0.position < position }), let place = forecast.place,
      let coordinate = place.coordinate
    else { return nil }
    func ownMinute(_ date: CivilDate) -> Int? {
      let sun = NOAASolarTimes(on: date, at: coordinate)
      return (isRise ? sun.sunrise : sun.sunset).map { instant in
        let civil = place.zone.civil(at: instant.advanced(bySeconds: 30))
        return civil.time.hour * 60 + civil.time.minute
      }
    }
    guard let old = ownMinute(day.date), let new = ownMinute(shift.date(day.date)) else { return nil }
    let moved = (hour * 60 + minute + new - old + 1440) % 1440
    return (5, Array((digits(moved / 60, width: 2) + ":" + digits(moved % 60, width: 2)).utf8))
  }
}
