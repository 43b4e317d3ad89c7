// SPDX-License-Identifier: MIT

import AuraCommand
import AuraCorpus
import AuraKit

/// `aura corpus say`: a text with how it came about.
enum CorpusSaying {
  static func say(_ operands: [String], _ arguments: Arguments, console: Console) async throws -> ExitStatus {
    if let path = arguments.value("snapshot") {
      guard operands.isEmpty, arguments.value("at") == nil else {
        throw UsageError("--snapshot has place and moment of its own")
      }
      return try lines(of: path, asJSON: arguments.has("json"), console: console)
    }
    guard operands.count == 1 else { throw UsageError("expected one INE code, or --snapshot FILE") }
    let place = try Gazetteer.municipality(argument: operands[0])
    let time = SystemTime()
    let moment = try arguments.instant("at", in: place.zone) ?? time.wall
    let snapshot = try MockedWeather(time: time).snapshot(of: place, at: moment)
    console.output(text(of: snapshot, asJSON: arguments.has("json")))
    console.message("Weather of the built-in mock: not AEMET's.")
    return .ok
  }

  /// JSON lines, each a snapshot; a lone pretty-printed object too. One answer a line.
  private static func lines(of path: String, asJSON: Bool, console: Console) throws -> ExitStatus {
    let bytes = try InputFile.read(path, limitBytes: 256 << 20)
    let rows = bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
    var status = ExitStatus.ok
    for (index, row) in rows.enumerated() {
      do {
        console.output(text(of: try WeatherSnapshot(json: row), asJSON: asJSON))
      } catch {
        if rows.count > 1, index == 0, let whole = wholeFile(bytes) {
          console.output(text(of: whole, asJSON: asJSON))
          return .ok
        }
        console.message("aura corpus: \(path):\(index + 1): \(error)")
        status = .unreadableInput
      }
    }
    if rows.isEmpty {
      console.message("aura corpus: \(path): no snapshot")
      return .unreadableInput
    }
    return status
  }

  /// A snapshot printed over several lines; nil for anything else, whose first line then says what is wrong.
  private static func wholeFile(_ bytes: [UInt8]) -> WeatherSnapshot? {
    do { return try WeatherSnapshot(json: bytes) } catch { return nil }
  }

  private static func text(of snapshot: WeatherSnapshot, asJSON: Bool) -> String {
    let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
    let rules = phrase.rules.map(\.id) + phrase.patterns
    guard asJSON else {
      return """
        \(phrase.headline)
        \(phrase.dataline)
          facts: \(phrase.facts.map(\.description).joined(separator: "; "))
          rules: \(rules.joined(separator: " "))
          seed:  \(phrase.seed)
        """
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("headline")
    writer.string(phrase.headline)
    writer.key("dataline")
    writer.string(phrase.dataline)
    for (key, items) in [("facts", phrase.facts.map(\.description)), ("rules", rules)] {
      writer.key(key)
      writer.beginArray()
      for item in items { writer.string(item) }
      writer.endArray()
    }
    writer.key("seed")
    writer.string("\(phrase.seed)")
    writer.endObject()
    return writer.text
  }
}
