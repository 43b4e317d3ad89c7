// SPDX-License-Identifier: MIT

import Testing

@testable import AuraPreview

@Suite("Lines of a drawing")
struct TextMeasureTests {
  static let texts = [
    "", "Madrid", "Cielos nubosos y lluvia que remite de madrugada",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
    "Palabraquenoterminanuncaypordesgraciatampococabeennadadeloqueleden y otra", "   ", "Ñandú, pingüino: 12 °C · ½",
  ]

  @Test("No line is wider than its room, no word is lost, and a limit is kept", arguments: texts)
  func lines(text: String) {
    var faults: [String] = []
    for style in TextStyle.allCases {
      for room in [40.0, 90, 158, 326] {
        let lines = TextMeasure.lines(text, style, width: room, limit: 400)
        // A single letter may be wider than a narrow room.
        if lines.contains(where: { $0.count > 1 && TextMeasure.width($0, style) > room }) {
          faults.append("wide \(lines)")
        }
        let letters = { (line: String) in line.filter { $0 != " " } }
        if letters(lines.joined()) != letters(text) { faults.append("lost \(lines)") }
        let short = TextMeasure.lines(text, style, width: room, limit: 2)
        if short.count > 2 || (lines.count > 2 && short.last?.hasSuffix("…") != true) {
          faults.append("limit \(short)")
        }
      }
    }
    #expect(faults == [])
  }

  /// Advance widths of DejaVu Sans Condensed and its bold, em of 2048 units, as the fonts' `hmtx` tables give them.
  @Test("Widths are those of the widest face, and no less")
  func widths() {
    let cases: [(String, TextStyle, Double)] = [
      // M 1589, a 1129, d 1170, r 758, i 512, d 1170: 6,319 of 2,048 units.
      ("Madrid", .body, (0.863 + 0.613 + 0.635 + 0.411 + 0.278 + 0.635) * 0.9 * 13),
      ("0123456789", .body, 10 * 0.636 * 0.9 * 13), ("0123456789", .bodyBold, 10 * 0.696 * 0.9 * 13),
    ]
    let faults = cases.filter { text, style, least in
      let found = TextMeasure.width(text, style)
      return found < least || found > least * 1.06
    }
    #expect(faults.map(\.0) == [])
  }
}
