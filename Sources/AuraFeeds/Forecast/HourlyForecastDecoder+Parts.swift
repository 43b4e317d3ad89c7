// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

// The arrays of a day. `periodo` is an hour of two digits or a span of four (Q-HOR-04).
extension HourlyForecastDecoder {
  mutating func numbers(
    _ json: inout JSONCursor, _ name: String, in range: ClosedRange<Int>
  ) throws(JSONError) -> [HourSample<Int>] {
    try list(&json, name) { decoder, json, index throws(JSONError) in
      var value: Int?
      var label = HourLabel.missing
      var walk = try json.beginObject()
      while let field = try json.nextField(of: decoder.tables.sample, in: &walk) {
        switch field {
        case .value: value = try decoder.number(&json, in: range, name, index, "value")
        case .periodo: label = try HourLabel.read(&json)
        case .descripcion: try json.skipValue()
        }
      }
      guard let hour = decoder.hour(label, &json, name, index) else { return nil }
      return HourSample(hour: hour, value: value)
    }
  }

  mutating func skies(_ json: inout JSONCursor) throws(JSONError) -> [HourSample<SkyState>] {
    let name = "estadoCielo"
    return try list(&json, name) { decoder, json, index throws(JSONError) in
      var code: JSONStringToken?
      var words: JSONStringToken?
      var label = HourLabel.missing
      var walk = try json.beginObject()
      while let field = try json.nextField(of: decoder.tables.sample, in: &walk) {
        switch field {
        case .value: code = try decoder.token(&json, name, index, "value")
        case .periodo: label = try HourLabel.read(&json)
        case .descripcion: words = try decoder.token(&json, name, index, "descripcion")
        }
      }
      guard let hour = decoder.hour(label, &json, name, index) else { return nil }
      return HourSample(hour: hour, value: decoder.sky(&json, code, words, name, index))
    }
  }

  mutating func depths(_ json: inout JSONCursor, _ name: String) throws(JSONError) -> [HourSample<WaterDepth>] {
    try list(&json, name) { decoder, json, index throws(JSONError) in
      var value: WaterDepth?
      var label = HourLabel.missing
      var walk = try json.beginObject()
      while let field = try json.nextField(of: decoder.tables.sample, in: &walk) {
        switch field {
        case .value: value = try decoder.depth(&json, name, index)
        case .periodo: label = try HourLabel.read(&json)
        case .descripcion: try json.skipValue()
        }
      }
      guard let hour = decoder.hour(label, &json, name, index) else { return nil }
      return HourSample(hour: hour, value: value)
    }
  }

  mutating func spans(_ json: inout JSONCursor, _ name: String) throws(JSONError) -> [SpanSample] {
    try list(&json, name) { decoder, json, index throws(JSONError) in
      var percent: Int?
      var label = HourLabel.missing
      var walk = try json.beginObject()
      while let field = try json.nextField(of: decoder.tables.sample, in: &walk) {
        switch field {
        case .value:
          percent = try decoder.number(&json, in: 0...100, name, index, "value")
          if percent == nil { decoder.meet("Q-HOR-17", name, index, "value") }
        case .periodo: label = try HourLabel.read(&json)
        case .descripcion: try json.skipValue()
        }
      }
      return decoder.span(label, percent: percent, &json, name, index)
    }
  }

  /// Reads winds and gusts, told apart by their keys and not by their order (Q-HOR-11, Q-HOR-12).
  mutating func windsAndGusts(
    _ json: inout JSONCursor
  ) throws(JSONError) -> ([HourSample<WindReading>], [HourSample<Int>]) {
    let name = "vientoAndRachaMax"
    var gusts: [HourSample<Int>] = []
    gusts.reserveCapacity(24)
    let winds: [HourSample<WindReading>] = try list(&json, name) { decoder, json, index throws(JSONError) in
      var wind = WindReading(origin: nil, speedKmh: nil)
      var gust: Int?
      var isWind = false
      var isGust = false
      var label = HourLabel.missing
      var walk = try json.beginObject()
      while let field = try json.nextField(of: decoder.tables.wind, in: &walk) {
        switch field {
        case .direccion:
          isWind = true
          wind.origin = try decoder.direction(&json, name, index)
        case .velocidad:
          isWind = true
          wind.speedKmh = try decoder.speed(&json, name, index)
        case .value:
          isGust = true
          gust = try decoder.number(&json, in: 0...500, name, index, "value")
        case .periodo: label = try HourLabel.read(&json)
        }
      }
      guard let hour = decoder.hour(label, &json, name, index) else { return nil }
      if isGust { gusts.append(HourSample(hour: hour, value: gust)) }
      if index == 0, isGust, !isWind { decoder.meet("Q-HOR-12", name, index, "") }
      guard isWind else { return nil }
      return HourSample(hour: hour, value: wind.origin == nil && wind.speedKmh == nil ? nil : wind)
    }
    return (winds, gusts)
  }

  /// Reads millimetres of water, or `Ip`.
  private mutating func depth(
    _ json: inout JSONCursor, _ name: String, _ index: Int
  ) throws(JSONError) -> WaterDepth? {
    switch try LooseDepth.read(&json) {
    case .value(let depth):
      if depth == .trace { meet("Q-HOR-14", name, index, "value") }
      return depth
    case .unknown: return nil
    case .odd(let offset):
      lose(name, index, "value", found: json.excerpt(offset))
      return nil
    }
  }

  /// The hour of a label; nil, with a note, when it is none.
  @inline(__always)
  private mutating func hour(_ label: HourLabel, _ json: inout JSONCursor, _ name: String, _ index: Int) -> Int? {
    if case .hour(let hour) = label, hour < 24 { return Int(hour) }
    drop(name, index, found: label.text(&json))
    return nil
  }

  /// The span of a label; a label of one hour is a span of that hour.
  private mutating func span(
    _ label: HourLabel, percent: Int?, _ json: inout JSONCursor, _ name: String, _ index: Int
  ) -> SpanSample? {
    let span: SpanSample? =
      switch label {
      case .hour(let hour): SpanSample(startHour: Int(hour), endHour: Int(hour) + 1, percent: percent)
      case .span(let start, let end): SpanSample(startHour: Int(start), endHour: Int(end), percent: percent)
      case .missing, .odd: nil
      }
    if span == nil { drop(name, index, found: label.text(&json)) }
    return span
  }
}
