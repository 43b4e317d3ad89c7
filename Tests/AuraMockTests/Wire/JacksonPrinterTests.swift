// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import Testing

/// The printer against bytes that AEMET's own printer wrote, and against rules published elsewhere.
struct JacksonPrinterTests {
  @Test(
    .needsRecordings,
    arguments: [
      "aemet/raw/inventario-todasestaciones-2026-05-31.json", "aemet/raw/envelope-avisos-2026-07-02.geo-hazard.json",
    ])
  func recordingsThatKeptTheLayoutAreGivenAgain(_ name: String) throws {
    var recorded = try Recordings.bytes(name)
    if recorded.last == 0x0A { recorded.removeLast() }
    let value = WireValue(try JSONValue(recorded))
    #expect(JacksonPrinter.write(value, charset: .utf8) == recorded)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let value: WireValue
    let pretty: String
    let compact: String

    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(id: "empty list", value: .array([]), pretty: "[ ]", compact: "[]"),
    Case(id: "empty object", value: .object([]), pretty: "{ }", compact: "{}"),
    Case(id: "list of numbers", value: .array([.number(1), .number("1.0")]), pretty: "[ 1, 1.0 ]", compact: "[1,1.0]"),
    Case(
      id: "objects in a list", value: .array([.object([WireMember("a", .bool(true))]), .object([])]),
      pretty: "[ {\n  \"a\" : true\n}, { } ]", compact: "[{\"a\":true},{}]"),
    Case(
      id: "object in an object", value: .object([WireMember("a", .object([WireMember("b", .string("c"))]))]),
      pretty: "{\n  \"a\" : {\n    \"b\" : \"c\"\n  }\n}", compact: "{\"a\":{\"b\":\"c\"}}"),
    Case(
      id: "escapes", value: .string("\" \\ \n \t \u{1} \u{1F} /"), pretty: #""\" \\ \n \t \u0001 \u001F /""#,
      compact: #""\" \\ \n \t \u0001 \u001F /""#),
  ]

  @Test(arguments: cases)
  func layoutIsJacksons(_ example: Case) {
    let pretty = JacksonPrinter.write(example.value, charset: .utf8)
    let compact = JacksonPrinter.write(example.value, layout: .compact, charset: .utf8)
    #expect(String(decoding: pretty, as: UTF8.self) == example.pretty)
    #expect(String(decoding: compact, as: UTF8.self) == example.compact)
  }
}
