// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import Testing

/// A forecast as a test reads it back: by key and place, nothing resolved.
struct ForecastReader {
  let root: JSONValue

  /// Reads a body in ISO-8859-15; letters beyond ASCII are read as Latin-1, which is enough for names.
  init(_ body: [UInt8]) throws {
    let text = String(String.UnicodeScalarView(body.map { Unicode.Scalar($0) }))
    root = try #require(try JSONValue(Array(text.utf8))[0])
  }

  var days: [JSONValue] {
    guard case .array(let days)? = root["prediccion"]?["dia"] else { return [] }
    return days
  }

  var dates: [String] { days.map { String($0["fecha"].text.prefix(10)) } }

  /// `label=value` of every item of a list of a day, in order; a wind is `SO15`, a gust `g45`.
  func items(_ key: String, day: Int) -> [String] {
    guard days.indices.contains(day), case .array(let items)? = days[day][key] else { return [] }
    return items.map { item in
      let label = item["periodo"].text
      if item["direccion"] != nil { return "\(label)=\(scalar(item["direccion"]))\(scalar(item["velocidad"]))" }
      return "\(label)=\(key == "vientoAndRachaMax" ? "g" : "")\(item["value"].text)"
    }
  }

  /// A value that stands alone or in a list of one.
  private func scalar(_ value: JSONValue?) -> String {
    if case .array(let elements)? = value { elements.first.text } else { value.text }
  }

  /// The labels alone.
  func labels(_ key: String, day: Int) -> [String] {
    items(key, day: day).map { String($0.prefix { $0 != "=" }) }
  }

  /// The value of a label; nil when there is none.
  func value(_ key: String, _ label: String, day: Int) -> String? {
    items(key, day: day).first { $0.hasPrefix("\(label)=") }.map { String($0.dropFirst(label.count + 1)) }
  }

  /// Values of a list as numbers.
  func numbers(_ key: String, day: Int) -> [Double] {
    items(key, day: day).compactMap { $0.split(separator: "=").last.flatMap { Double($0) } }
  }

  /// `maxima` or `minima` of a range.
  func extreme(_ key: String, _ end: String, day: Int) -> Double? {
    Double(days[day][key]?[end].text ?? "")
  }
}

extension Optional<JSONValue> {
  /// A scalar as it stands, without quotes; a missing one is an empty text.
  var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.text
    default: ""
    }
  }
}

/// The seeded weather with something changed in it.
struct AlteredWeather: WeatherSource {
  let seed: UInt64
  let alter: @Sendable (inout WeatherDay) -> Void

  func days(at place: WeatherPlace, from first: CivilDate, count: Int, edition: ForecastEdition) -> [WeatherDay] {
    WeatherGenerator(seed: seed).days(at: place, from: first, count: count, edition: edition).map { day in
      var copy = day
      alter(&copy)
      return copy
    }
  }
}
