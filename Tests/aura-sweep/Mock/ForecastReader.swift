// SPDX-License-Identifier: MIT

package import AuraFormats

/// A forecast as a test reads it back: by key and place, nothing resolved.
package struct ForecastReader: Sendable {
  package let root: JSONValue

  /// Reads a body in ISO-8859-15; letters beyond ASCII are read as Latin-1, which is enough for names.
  package init(_ body: [UInt8]) throws(JSONError) {
    let text = String(String.UnicodeScalarView(body.map { Unicode.Scalar($0) }))
    let document = try JSONValue(Array(text.utf8))
    root = document[0] ?? document
  }

  package var days: [JSONValue] {
    guard case .array(let days)? = root["prediccion"]?["dia"] else { return [] }
    return days
  }

  package var dates: [String] { days.map { String($0["fecha"].text.prefix(10)) } }

  /// `label=value` of every item of a list of a day, in order; a wind is `SO15`, a gust `g45`.
  package func items(_ key: String, day: Int) -> [String] {
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
  package func labels(_ key: String, day: Int) -> [String] {
    items(key, day: day).map { String($0.prefix { $0 != "=" }) }
  }

  /// The value of a label; nil when there is none.
  package func value(_ key: String, _ label: String, day: Int) -> String? {
    items(key, day: day).first { $0.hasPrefix("\(label)=") }.map { String($0.dropFirst(label.count + 1)) }
  }

  /// Values of a list as numbers.
  package func numbers(_ key: String, day: Int) -> [Double] {
    items(key, day: day).compactMap { $0.split(separator: "=").last.flatMap { Double($0) } }
  }

  /// Codes of the sky of a day, in order.
  package func sky(day: Int) -> [String] {
    items("estadoCielo", day: day).map { String($0.drop { $0 != "=" }.dropFirst()) }
  }

  /// `maxima` or `minima` of a range.
  package func extreme(_ key: String, _ end: String, day: Int) -> Double? {
    Double(days[day][key]?[end].text ?? "")
  }
}

extension Optional<JSONValue> {
  /// A scalar as it stands, without quotes; a missing one is an empty text.
  package var text: String {
    switch self {
    case .string(let text): text
    case .number(let number): number.text
    default: ""
    }
  }
}
