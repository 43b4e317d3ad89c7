// SPDX-License-Identifier: MIT

import AuraFormats
import Testing

struct TextLinesTests {
  static func lines(_ text: String) -> [String] {
    TextLines(of: text).map { String($0)! }
  }

  @Test("Q-BOL-02: CR CR LF, CR LF, LF and CR give the same lines", arguments: ["\r\r\n", "\r\n", "\n", "\r"])
  func lineEnds(_ end: String) {
    // National text of 2026-07-08: a header, a blank line, a paragraph wrapped in two.
    let lines = ["AGENCIA ESTATAL DE METEOROLOGÍA", "PREDICCIÓN GENERAL PARA ESPAÑA ", "", "Cielo cubierto,", "frío."]
    #expect(Self.lines(lines.joined(separator: end)) == lines)
    #expect(Self.lines(lines.joined(separator: end) + end) == lines)
    let latin9 = lines.joined(separator: end).unicodeScalars.map { UInt8($0.value) }
    #expect(TextLines(latin9).map { $0.count } == lines.map { $0.unicodeScalars.count })
  }

  @Test("No text has no lines, an end alone has one empty line, a mixture loses nothing")
  func edges() {
    #expect(Self.lines("") == [])
    #expect(Self.lines("\r\r\n") == [""])
    #expect(Self.lines("\r\r") == ["", ""])
    #expect(Self.lines("a\rb\nc\r\nd\r\r\ne\r\rf") == ["a", "b", "c", "d", "e", "", "f"])
  }

  @Test("A million CR are looked through once")
  func manyReturns() {
    #expect(TextLines([UInt8](repeating: 0x0D, count: 200_000)).reduce(0) { count, _ in count + 1 } == 200_000)
  }
}
