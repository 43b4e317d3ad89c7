// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraModel
import AuraTime
import Foundation

/// What Foundation's `JSONDecoder` reads of a municipal forecast: the second reader the engine is compared with.
///
/// Both readers say what they have in the same plain lines, so every field of every row is compared and a difference
/// shows itself.
struct ForecastTwin<Day: Decodable>: Decodable {
  struct Origin: Decodable {
    let productor: String?
    let web: String?
    let enlace: String?
    let language: String?
    let copyright: String?
    let notaLegal: String?
  }
  struct Days: Decodable { let dia: [Day] }
  /// A number in the daily file, a text in the hourly one.
  struct Either: Decodable {
    let text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      do { text = try container.decode(String.self) } catch { text = "\(try container.decode(Double.self))" }
    }
  }

  let origen: Origin
  let elaborado: String
  let nombre: String
  let provincia: String
  let prediccion: Days
  let id: Either
  let version: Either

  /// Reads a payload, which must be a list of one object.
  static func read(_ text: String) throws -> Self {
    try JSONDecoder().decode([Self].self, from: Data(text.utf8))[0]
  }

  func headLines() throws -> [String] {
    let origin = [
      origen.productor, origen.web, origen.enlace, origen.language, origen.copyright, origen.notaLegal,
    ]
    let elaborated = try Date(elaborado + "Z", strategy: .iso8601).timeIntervalSince1970
    return origin.map(TwinLine.text) + ["\(Int(elaborated))", nombre, provincia, version.text]
      + [String(Int(Double(id.text)!) + 100_000).dropFirst().description]
  }
}

extension ForecastIssue {
  var headLines: [String] {
    let texts = [
      origin.productor, origin.web, origin.enlace, origin.language, origin.copyright, origin.notaLegal,
    ]
    return texts.map(TwinLine.text)
      + [
        TwinLine.text(elaboratedAt?.secondsSinceEpoch), TwinLine.text(sentName), TwinLine.text(province),
        TwinLine.text(version), TwinLine.text(municipality),
      ]
  }
}

/// The words that both readers say things in.
enum TwinLine {
  static func text(_ value: (some Any)?) -> String { value.map { "\($0)" } ?? "-" }

  /// Of a text as sent: nothing in quotes is unknown.
  static func sent(_ value: String?) -> String { value.flatMap { $0.isEmpty ? nil : $0 } ?? "-" }

  /// Of a whole number in quotes; `-0` is 0, and what is no number shows itself.
  static func whole(_ value: String) -> String { value.isEmpty ? "-" : Int(value).map { "\($0)" } ?? "\(value)?" }

  static func sky(_ state: SkyState?) -> String { state.map { "\($0.codeText) \($0.wording)" } ?? "-" }

  static func wind(_ reading: WindReading?) -> String {
    let origin: String? =
      switch reading?.origin {
      case .direction(let direction): letters[direction]
      case .calm: "C"
      case .other(let text): text
      case nil: nil
      }
    return text(origin) + " " + text(reading?.speedKmh)
  }

  static func depth(_ depth: WaterDepth?) -> String {
    switch depth {
    case .trace: "Ip"
    case .millimetres(let millimetres): "\(millimetres)"
    case nil: "-"
    }
  }

  private static let letters: [WindDirection: String] = [
    .north: "N", .northEast: "NE", .east: "E", .southEast: "SE", .south: "S", .southWest: "SO", .west: "O",
    .northWest: "NO",
  ]

  /// The first place where two readers differ.
  static func difference(_ ours: [String], _ theirs: [String]) -> String? {
    for (index, pair) in zip(ours, theirs).enumerated() where pair.0 != pair.1 {
      return "line \(index): ours \"\(pair.0)\", Foundation's \"\(pair.1)\""
    }
    return ours.count == theirs.count ? nil : "\(ours.count) lines, Foundation's \(theirs.count)"
  }
}
