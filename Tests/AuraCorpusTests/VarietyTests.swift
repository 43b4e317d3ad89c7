// SPDX-License-Identifier: MIT

import AuraCorpus
import AuraTruth
import Testing

@Suite(.timeLimit(.minutes(1)))
struct VarietyTests {
  static func line(_ place: Int, _ day: Int, _ text: String) -> Variety.Line {
    Variety.Line(place: place, day: day, text: text, structure: text, group: "g")
  }

  @Test("One template has entropy 0, self-BLEU 1 and every share 1; lines without a word in common have little of each")
  func ends() {
    let same = Variety((0..<10).flatMap { day in (0..<10).map { Self.line($0, day, "el sol luce sobre un mar azul") } })
    #expect(same.topShareMean == 1 && same.topShareWorst == 1 && same.sameNextDay == 1)
    #expect(same.openerEntropyBits == 0 && abs(same.selfBLEU - 1) < 1e-9 && same.structureCount == 1)
    let other = Variety(
      (0..<8).flatMap { day in (0..<8).map { Self.line($0, day, "a\(day)\($0) b\(day)\($0) c\(day)\($0) d\(day)\($0)") }
      })
    #expect(other.topShareMean == 1.0 / 8 && other.sameNextDay == 0 && abs(other.openerEntropyBits - 6) < 1e-9)
    #expect(other.selfBLEU < 0.1)
  }

  /// By hand: "a b c d" against "a b c e": 3/4, 2/3, 1/2 and 0.1/1, the same lengths; the fourth root of their product.
  @Test("Self-BLEU of two lines is the number that pencil and paper give")
  func byHand() {
    let variety = Variety([Self.line(0, 0, "a b c d"), Self.line(1, 0, "a b c e")])
    #expect(abs(variety.selfBLEU - 0.397_635_364_4) < 1e-6)
  }

  @Test("A structure forgets figures, the place and the words of the weather, and nothing else")
  func structure() {
    let one = TruthStructure.of("Llueve en Lugo: de 9 a 15\u{A0}°C y viento del sur", place: "Lugo")
    let two = TruthStructure.of("Nieva en Soria: de \u{2212}3 a 2\u{A0}°C y brisa del sur", place: "Soria")
    #expect(one == "<rain> en @ de # a # y <wind> del sur")
    #expect(two == one.replacing("<rain>", with: "<snow>"))
  }
}
