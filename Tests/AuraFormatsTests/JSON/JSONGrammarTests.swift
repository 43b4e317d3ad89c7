// SPDX-License-Identifier: MIT

import AuraFormats
import Testing

/// RFC 8259, clause by clause: what is accepted, and what is rejected where and as what.
struct JSONGrammarTests {
  struct Accepted: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    /// The same document as our writer prints it.
    let printed: String
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ printed: String) {
      (self.id, self.text, self.printed) = (id, text, printed)
    }
  }

  static let accepted = [
    Accepted("2 a bare number", " 12 ", "12"),
    Accepted("2 a bare string", "\"a\"", "\"a\""),
    Accepted("2 all four blanks", "\t[\r\n1 ,\n2 ]\r", "[1,2]"),
    Accepted("3 the three words", "[true,false,null]", "[true,false,null]"),
    Accepted("4 an empty object", "{ }", "{}"),
    Accepted("4 an empty key", "{\"\":0}", "{\"\":0}"),
    Accepted("4 the last of two equal keys", "{\"a\":1,\"b\":2,\"a\":3}", "{\"a\":3,\"b\":2}"),
    Accepted("5 an empty array", "[ ]", "[]"),
    Accepted("5 arrays in arrays", "[[[]],[]]", "[[[]],[]]"),
    Accepted("6 minus zero", "[-0]", "[-0]"),
    Accepted("6 fraction and exponents", "[1.5,1e5,1E+05,0e1,-0.0e-0]", "[1.5,1e5,1E+05,0e1,-0.0e-0]"),
    Accepted("6 more digits than any type has", "[0.10000000000000000555]", "[0.10000000000000000555]"),
    Accepted("6 a huge exponent", "[1e999,0e999999999999]", "[1e999,0e999999999999]"),
    Accepted("7 the eight escapes", #"["\"\\\/\b\f\n\r\t"]"#, #"["\"\\/\b\f\n\r\t"]"#),
    Accepted("7 a code unit, either case", #"["\u00f1\u00F1\u0041"]"#, "[\"ññA\"]"),
    Accepted("7 a surrogate pair", #"["\ud83c\udf27"]"#, "[\"🌧\"]"),
    Accepted("7 NUL by escape", #"["\u0000"]"#, #"["\u0000"]"#),
    Accepted("7 delete is no control character here", "[\"\u{7F}\"]", "[\"\u{7F}\"]"),
    Accepted("7 escapes in a key", #"{"valu\u0065":1}"#, "{\"value\":1}"),
    Accepted("8.1 text beyond ASCII", "[\"España ☀️\"]", "[\"España ☀️\"]"),
    Accepted("AEMET's layout", "[ {\n  \"a\" : [ ],\n  \"b\" : 1.0\n} ]", "[{\"a\":[],\"b\":1.0}]"),
  ]

  @Test("Accepted, and read as what it says", arguments: accepted)
  func accepts(_ sample: Accepted) throws {
    #expect(Self.printed(try JSONValue(Array(sample.text.utf8))) == sample.printed)
  }

  struct Rejected: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let kind: String
    let path: String
    let offset: Int
    var testDescription: String { id }

    init(_ id: String, _ text: String, _ kind: String, _ path: String, _ offset: Int) {
      (self.id, self.text, self.kind, self.path, self.offset) = (id, text, kind, path, offset)
    }
  }

  static let rejected = [
    Rejected("nothing", "", "truncated", "", 0),
    Rejected("blanks only", " \n", "truncated", "", 2),
    Rejected("a second value", "[1] x", "syntax", "", 4),
    Rejected("a NUL at the end", "[1]\0", "syntax", "", 3),
    Rejected("a form feed as blank", "[\u{0C}1]", "syntax", "[0]", 1),
    Rejected("a no-break space as blank", "[\u{A0}1]", "syntax", "[0]", 1),
    Rejected("comma before the first", "[,1]", "syntax", "[0]", 1),
    Rejected("comma after the last of an array", "[1,]", "syntax", "[1]", 3),
    Rejected("comma after the last of an object", "{\"a\":1,}", "syntax", "", 7),
    Rejected("two commas", "[1,,2]", "syntax", "[1]", 3),
    Rejected("no comma", "[1 2]", "syntax", "", 3),
    Rejected("no comma between members", "{\"a\":1 \"b\":2}", "syntax", "", 7),
    Rejected("no colon", "{\"a\" 1}", "syntax", "", 5),
    Rejected("no value", "{\"a\":}", "syntax", "a", 5),
    Rejected("no key", "{1:2}", "syntax", "", 1),
    Rejected("single quotes", "['a']", "syntax", "[0]", 1),
    Rejected("array closed as object", "[1}", "syntax", "", 2),
    Rejected("object closed as array", "{\"a\":1]", "syntax", "", 6),
    Rejected("open array", "[1", "truncated", "", 2),
    Rejected("open object", "{\"a\":{", "truncated", "a", 6),
    Rejected("a comment", "[1/*a*/]", "syntax", "", 2),
    Rejected("a word cut short", "[tru]", "syntax", "[0]", 4),
    Rejected("a word run on", "[nullx]", "syntax", "", 5),
    Rejected("not a number", "[NaN]", "syntax", "[0]", 1),
    Rejected("infinity", "[Infinity]", "syntax", "[0]", 1),
    Rejected("lone minus", "[-]", "badNumber", "[0]", 2),
    Rejected("minus before a word", "{\"a\":-x}", "badNumber", "a", 6),
    Rejected("plus", "[+1]", "syntax", "[0]", 1),
    Rejected("leading zero", "[01]", "badNumber", "[0]", 2),
    Rejected("leading zero, negative", "[-012]", "badNumber", "[0]", 3),
    Rejected("bare point before", "[.5]", "syntax", "[0]", 1),
    Rejected("bare point after", "[1.]", "badNumber", "[0]", 3),
    Rejected("exponent without digits", "[1e]", "badNumber", "[0]", 3),
    Rejected("exponent with sign only", "[1e+]", "badNumber", "[0]", 4),
    Rejected("two points", "[1.5.2]", "syntax", "", 4),
    Rejected("number cut short", "-", "truncated", "", 1),
    Rejected("control character", "[\"a\u{1}\"]", "badString", "[0]", 3),
    Rejected("tab in a string", "{\"k\":\"a\tb\"}", "badString", "k", 7),
    Rejected("line feed in a key", "{\"a\nb\":1}", "badString", "", 3),
    Rejected("NUL in a string", "[\"\0\"]", "badString", "[0]", 2),
    Rejected("unknown escape", #"["\x41"]"#, "badString", "[0]", 2),
    Rejected("capital U", #"["\U0041"]"#, "badString", "[0]", 2),
    Rejected("three digits", #"["\u004"]"#, "badString", "[0]", 2),
    Rejected("lone high surrogate", #"["\ud800"]"#, "badString", "[0]", 2),
    Rejected("high surrogate before a letter", #"["\ud800\u0041"]"#, "badString", "[0]", 2),
    Rejected("lone low surrogate", #"["ab\udc00"]"#, "badString", "[0]", 4),
    Rejected("open string", "[\"abc", "truncated", "[0]", 5),
    Rejected("string ends in an escape", "[\"abc\\", "truncated", "[0]", 6),
    Rejected("string ends in a code unit", #"["\u00"#, "truncated", "[0]", 6),
    Rejected("deep path", "[0,{\"a b\":[{\"c\":[1,?]}]}]", "syntax", "[1][\"a b\"][0].c[1]", 19),
  ]

  @Test("Rejected, with kind, path and offset", arguments: rejected)
  func rejects(_ sample: Rejected) {
    let found = Self.failure(of: Array(sample.text.utf8))
    #expect(found == "\(sample.kind) \(sample.path) \(sample.offset)")
    // Skipping checks as strictly as reading.
    #expect(Self.failureSkipping(Array(sample.text.utf8)) == found)
  }

  @Test("Limits: depth, length, repeated keys, bytes that are not UTF-8")
  func limits() {
    let nested = { (depth: Int) in
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    let repeated = Array(#"{"x":{"a":1,"b":2,"a":3}}"#.utf8)
    let found = [
      Self.failure(of: nested(512), JSONLimits(maximumDepth: 512)),
      Self.failure(of: nested(513), JSONLimits(maximumDepth: 512)),
      Self.failure(of: nested(3), JSONLimits(maximumDepth: 2)),
      Self.failure(of: [0x5B, 0x5D, 0x20], JSONLimits(maximumBytes: 2)),
      Self.failure(of: repeated, JSONLimits(duplicateKeys: .reject)),
      Self.failure(of: repeated, JSONLimits(duplicateKeys: .keepFirst)),
      Self.failure(of: [0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D]),
    ]
    let deepest = String(repeating: "[0]", count: 512)
    #expect(
      found == [
        "none", "tooDeep \(deepest) 512", "tooDeep [0][0] 2", "tooLong  2", "duplicateKey x 18", "none", "notUTF8  2",
      ])
  }

  static func printed(_ value: JSONValue) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return writer.text
  }

  static func failure(of bytes: [UInt8], _ limits: JSONLimits = JSONLimits()) -> String {
    do throws(JSONError) {
      _ = try JSONValue(bytes, limits: limits)
      return "none"
    } catch { return Self.summary(error) }
  }

  static func failureSkipping(_ bytes: [UInt8]) -> String {
    do throws(JSONError) {
      var json = try JSONCursor(UTF8Text(String(decoding: bytes, as: UTF8.self)))
      try json.skipValue()
      try json.end()
      return "none"
    } catch { return Self.summary(error) }
  }

  static func summary(_ error: JSONError) -> String {
    let kind =
      switch error {
      case .syntax: "syntax"
      case .truncated: "truncated"
      case .badString: "badString"
      case .badNumber: "badNumber"
      case .wrongKind: "wrongKind"
      case .outOfRange: "outOfRange"
      case .duplicateKey: "duplicateKey"
      case .tooDeep: "tooDeep"
      case .tooLong: "tooLong"
      case .notUTF8: "notUTF8"
      }
    return "\(kind) \(error.place.path) \(error.place.offset)"
  }
}
