// SPDX-License-Identifier: MIT

import AuraKit
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension BenchmarkGroup {
  /// The readers alone, nothing made of what they read, beside Foundation's; and unpacking.
  static let formats = BenchmarkGroup(name: "formats") { _ in
    let input = try FormatsInput()
    try input.requireEqual()
    let json = "\(input.json.count / 1000) KB of observations"
    let xml = "\(input.xml.count / 1000) KB, one warning"
    return [
      Benchmark(
        "formats/json-walk", unit: "document", input: "\(json), every value passed over", bytes: input.json.count,
        baseline: "formats/json-foundation"
      ) { try input.walkJSON() },
      Benchmark(
        "formats/json-foundation", unit: "document", input: "the same, JSONSerialization", bytes: input.json.count
      ) { try input.foundationJSON() },
      Benchmark(
        "formats/xml-walk", unit: "document", input: "\(xml), every token", operations: 20, bytes: input.xml.count,
        baseline: "formats/xml-foundation"
      ) { try (0..<20).reduce(0) { sum, _ in try sum + input.walkXML() } },
      Benchmark(
        "formats/xml-foundation", unit: "document", input: "the same, XMLParser, elements counted", operations: 20,
        bytes: input.xml.count
      ) { (0..<20).reduce(0) { sum, _ in sum + input.foundationXML() } },
      Benchmark(
        "formats/latin9", unit: "text", input: "a forecast in ISO-8859-15 to UTF-8", operations: 20,
        bytes: input.latin.count, baseline: "formats/latin-foundation"
      ) { (0..<20).reduce(0) { sum, _ in sum + input.decodeLatin() } },
      Benchmark(
        "formats/latin-foundation", unit: "text", input: "the same as ISO-8859-1, String(data:encoding:)",
        bytes: input.latin.count
      ) { input.foundationLatin() },
      Benchmark(
        "formats/csv", unit: "table", input: "\(input.csv.count / 1000) KB of air quality, every field",
        bytes: input.csv.count
      ) { try input.walkCSV() },
      Benchmark(
        "formats/tar", unit: "archive", input: "\(input.tar.count / 1000) KB, its members listed", operations: 20,
        bytes: input.tar.count
      ) { try (0..<20).reduce(0) { sum, _ in try sum + TarReader.members(of: input.tar).count } },
      Benchmark(
        "formats/gunzip", unit: "archive", input: "the same archive packed to \(input.gzip.count / 1000) KB",
        bytes: input.tar.count
      ) { try Gzip.inflate(input.gzip).count },
    ]
  }
}

/// A document of every format.
private struct FormatsInput: Sendable {
  let json = SnapshotInput.observations(rows: SnapshotInput.stationRows)
  let xml: [UInt8]
  let latin: [UInt8]
  let csv = NewsInput.table()
  let tar: [UInt8]
  let gzip: [UInt8]
  private let jsonData: Data
  private let xmlData: Data
  private let latinData: Data

  init() throws {
    let messages = AvisosInput.messages()
    xml = Array(messages[0].utf8)
    tar = AvisosInput.tar(messages)
    gzip = try Gzip.deflate(tar)
    latin = try ForecastPair.madrid().wire.hourly
    (jsonData, xmlData, latinData) = (Data(json), Data(xml), Data(latin))
  }

  func walkJSON() throws -> Int {
    let text = try UTF8Text(validating: json)
    var cursor = try JSONCursor(text)
    var rows = 0
    try cursor.beginArray()
    while try cursor.nextElement() {
      try cursor.skipValue()
      rows += 1
    }
    try cursor.end()
    return rows
  }

  func foundationJSON() throws -> Int {
    guard let rows = try JSONSerialization.jsonObject(with: jsonData) as? [[String: Any]] else { return 0 }
    return rows.count
  }

  func walkXML() throws -> Int {
    let source = try XMLSource(ContiguousArray(xml))
    var reader = XMLReader(source)
    var elements = 0
    while let token = try reader.next() { elements += token == .start ? 1 : 0 }
    return elements
  }

  func foundationXML() -> Int {
    let counter = ElementCounter()
    let parser = XMLParser(data: xmlData)
    parser.delegate = counter
    return parser.parse() ? counter.count : 0
  }

  func decodeLatin() -> Int { DecodedText(latin, contentType: "text/plain;charset=ISO-8859-15").text.bytes.count }

  func foundationLatin() -> Int { String(data: latinData, encoding: .isoLatin1)?.utf8.count ?? 0 }

  func walkCSV() throws -> Int {
    var reader = CSVReader(DecodedText(csv, contentType: nil).text)
    var fields = 0
    while let row = try reader.next() { fields += row.fields.count }
    return fields
  }

  /// As many rows and elements by both, and the archive back from its packed form.
  func requireEqual() throws {
    guard try walkJSON() == foundationJSON(), try walkJSON() == SnapshotInput.stationRows else {
      throw ResultsDiffer("rows of observations")
    }
    guard try walkXML() == foundationXML(), try walkXML() > 30 else { throw ResultsDiffer("elements of a warning") }
    guard try Gzip.inflate(gzip) == tar, try walkCSV() > 1000 else { throw ResultsDiffer("archive or table") }
    // The euro sign and seven letters more are all that tells ISO-8859-15 from ISO-8859-1.
    guard decodeLatin() == foundationLatin(), decodeLatin() > latin.count else {
      throw ResultsDiffer("a forecast's text")
    }
  }
}

private final class ElementCounter: NSObject, XMLParserDelegate {
  private(set) var count = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { count += 1 }
}
