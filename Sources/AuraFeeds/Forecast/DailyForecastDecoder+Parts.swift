// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

// The arrays and ranges of a day. An item without `periodo` is for the whole day (Q-DAY-03).
extension DailyForecastDecoder {
  mutating func numbers(
    _ json: inout JSONCursor, _ name: String, in range: ClosedRange<Int>
  ) throws(JSONError) -> [PeriodSample<Int>] {
    try list(&json, name) { decoder, json, index throws(JSONError) in
      var value: Int?
      var period: DayPeriod? = .wholeDay
      var walk = try json.beginObject()
      while let field = try json.nextField(of: decoder.tables.sample, in: &walk) {
        switch field {
        case .value: value = try decoder.number(&json, in: range, name, index, "value")
        case .periodo: period = try decoder.period(&json, name, index)
        case .descripcion: try json.skipValue()
        }
      }
      return period.map { PeriodSample(period: $0, value: value) }
    }
  }

  mutating func skies(_ json: inout JSONCursor) throws(JSONError) -> [PeriodSample<SkyState>] {
    let name = "estadoCielo"
    return try list(&json, name) { decoder, json, index throws(JSONError) in
      var code: JSONStringToken?
      var words: JSONStringToken?
      var isReadable = true
      var period: DayPeriod? = .wholeDay
      var walk = try json.beginObject()
      while let field = try json.nextField(of: decoder.tables.sample, in: &walk) {
        switch field {
        case .value:
          isReadable = json.nextKind == .string || json.nextKind == .number || json.nextKind == .null
          code = try decoder.token(&json, name, index, "value")
        case .periodo: period = try decoder.period(&json, name, index)
        case .descripcion: words = try decoder.token(&json, name, index, "descripcion")
        }
      }
      // A sky that cannot be read is gone: as an unknown one it would blank its period (Q-DAY-05).
      guard let period, isReadable else { return nil }
      let state = decoder.sky(&json, code, words, name, index)
      if state == nil { decoder.meet("Q-DAY-05", name, index, "value") }
      return PeriodSample(period: period, value: state)
    }
  }

  mutating func winds(_ json: inout JSONCursor) throws(JSONError) -> [PeriodSample<WindReading>] {
    let name = "viento"
    return try list(&json, name) { decoder, json, index throws(JSONError) in
      var reading = WindReading(origin: nil, speedKmh: nil)
      var period: DayPeriod? = .wholeDay
      var walk = try json.beginObject()
      while let field = try json.nextField(of: decoder.tables.wind, in: &walk) {
        switch field {
        case .direccion: reading.origin = try decoder.direction(&json, name, index)
        case .velocidad:
          reading.speedKmh = try decoder.speed(&json, name, index)
          if reading.speedKmh == nil { decoder.meet("Q-DAY-17", name, index, "velocidad") }
        case .periodo: period = try decoder.period(&json, name, index)
        }
      }
      guard let period else { return nil }
      let isUnknown = reading.origin == nil && reading.speedKmh == nil
      return PeriodSample(period: period, value: isUnknown ? nil : reading)
    }
  }

  mutating func range(
    _ json: inout JSONCursor, _ name: String, in range: ClosedRange<Int>
  ) throws(JSONError) -> DailyForecastRecord.Range {
    var result = DailyForecastRecord.Range()
    guard json.nextKind == .object else {
      try skip(&json, name, -1, "")
      return result
    }
    var walk = try json.beginObject()
    while let field = try json.nextField(of: tables.range, in: &walk) {
      switch field {
      case .maxima: result.maximum = try number(&json, in: range, name, -1, "maxima")
      case .minima: result.minimum = try number(&json, in: range, name, -1, "minima")
      case .dato: result.samples = try points(&json, name, in: range)
      }
    }
    return result
  }

  /// Reads `dato`: values at hours 6, 12, 18 and 24, or none (Q-DAY-15).
  private mutating func points(
    _ json: inout JSONCursor, _ name: String, in range: ClosedRange<Int>
  ) throws(JSONError) -> [HourSample<Int>] {
    let path = name + ".dato"
    return try list(&json, path) { decoder, json, index throws(JSONError) in
      var value: Int?
      var hour: Int?
      var walk = try json.beginObject()
      while let field = try json.nextField(of: decoder.tables.point, in: &walk) {
        switch field {
        case .value: value = try decoder.number(&json, in: range, path, index, "value")
        case .hora: hour = try decoder.number(&json, in: 0...24, path, index, "hora")
        }
      }
      guard let hour else {
        decoder.drop(path, index, found: "no hora")
        return nil
      }
      return HourSample(hour: hour, value: value)
    }
  }

  /// Reads `periodo`, two hours and a dash; nil, with a note, for what is no period. Empty is the whole day.
  private mutating func period(
    _ json: inout JSONCursor, _ name: String, _ index: Int
  ) throws(JSONError) -> DayPeriod? {
    guard json.isAtString else {
      if json.nextKind == .null {
        try json.readNull()
        return .wholeDay
      }
      drop(name, index, found: try json.skipOdd())
      return nil
    }
    let token = try json.readStringToken()
    if token.count == 0 { return .wholeDay }
    guard token.count == 5, token.head >> 16 & 0xFF == 0x2D, let first = PackedDigits.hour(token.head),
      let last = PackedDigits.hour(token.head >> 24), let period = DayPeriod(startHour: Int(first), endHour: Int(last))
    else {
      drop(name, index, found: json.excerpt(token.start - 1))
      return nil
    }
    return period
  }
}
