// SPDX-License-Identifier: MIT

import AuraFormats
import Testing

@testable import AuraPreview

@Suite("Markup")
struct MarkupWriterTests {
  /// Texts that would be markup if anything let them.
  static let hostile = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onload='alert(1)", "]]>", "<!--", "&amp;&#x3C;",
    "\u{0}\u{1}\u{B}\u{1F}\u{7F}", "\u{FFFE}\u{FFFF}\u{FFFD}", "a\r\nb\tc", "</style><script>", "\u{202E}abc", "ñ€😀",
  ]

  @Test("A text comes back from an XML reader as it went in, and brings no element with it", arguments: hostile)
  func texts(text: String) throws {
    var writer = MarkupWriter()
    writer.element("a", MarkupAttribute("title", text: text)) { $0.element("b", text: text) }
    let read = try Elements(writer.bytes)
    #expect(read.names == ["a", "b"])
    // What XML cannot say is the replacement character; line ends and tabs of attributes are blanks.
    let said = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isKept = scalar == "\t" || scalar == "\n" || scalar == "\r" || scalar.value >= 0x20
          return isKept && scalar.value != 0x7F && scalar.value != 0xFFFE && scalar.value != 0xFFFF
            ? scalar : "\u{FFFD}"
        }))
    #expect(read.text == said)
  }

  @Test("Numbers have one decimal, halves away from zero, and are never no number")
  func numbers() {
    let cases: [(Double, String)] = [
      (0, "0.0"), (1.25, "1.3"), (-1.25, "-1.3"), (0.04, "0.0"), (-0.04, "0.0"), (12345.67, "12345.7"), (.nan, "0.0"),
      (.infinity, "0.0"), (1e300, "100000.0"), (-1e300, "-100000.0"), (9.96, "10.0"),
    ]
    let written = cases.map { number, _ in
      var bytes: [UInt8] = []
      FixedNumber.append(number, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(written == cases.map(\.1))
  }

  @Test("Base64 as RFC 4648 gives it")
  func base64() {
    let cases = [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("foobar", "Zm9vYmFy"),
    ]
    let written = cases.map { source, _ in
      var bytes: [UInt8] = []
      Base64.append(Array(source.utf8), to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(written == cases.map(\.1))
  }
}
