// SPDX-License-Identifier: MIT

import AuraModel
import Testing

struct SkyCodeTests {
  /// The table of the field guide, chapter 3: code, words.
  static let table = """
    11 Despejado
    12 Poco nuboso
    13 Intervalos nubosos
    14 Nuboso
    15 Muy nuboso
    16 Cubierto
    17 Nubes altas
    23 Intervalos nubosos con lluvia
    24 Nuboso con lluvia
    25 Muy nuboso con lluvia
    26 Cubierto con lluvia
    27 Chubascos
    33 Intervalos nubosos con nieve
    34 Nuboso con nieve
    35 Muy nuboso con nieve
    36 Cubierto con nieve
    43 Intervalos nubosos con lluvia escasa
    44 Nuboso con lluvia escasa
    45 Muy nuboso con lluvia escasa
    46 Cubierto con lluvia escasa
    51 Intervalos nubosos con tormenta
    52 Nuboso con tormenta
    53 Muy nuboso con tormenta
    54 Cubierto con tormenta
    61 Intervalos nubosos con tormenta y lluvia escasa
    62 Nuboso con tormenta y lluvia escasa
    63 Muy nuboso con tormenta y lluvia escasa
    64 Cubierto con tormenta y lluvia escasa
    71 Intervalos nubosos con nieve escasa
    72 Nuboso con nieve escasa
    73 Muy nuboso con nieve escasa
    74 Cubierto con nieve escasa
    81 Niebla
    82 Bruma
    83 Calima
    """

  @Test("Q-DAY-19: the 35 codes and their words, by day and by night, and no other two digits")
  func allCodes() {
    let rows = Self.table.split(separator: "\n").map { ($0.prefix(2), $0.dropFirst(3)) }
    #expect(rows.count == 35)
    #expect(rows.map { SkyCode($0.0)?.condition.wording ?? "?" } == rows.map { String($0.1) })
    #expect(rows.map { SkyCode($0.0 + "n")?.description ?? "?" } == rows.map { $0.0 + "n" })
    let known = (0...999).filter { SkyCode(String($0)) != nil || SkyCode("\($0)n") != nil }
    #expect(known.map(String.init) == rows.map { String($0.0) })
  }

  @Test("Q-DAY-19: the words agree with cover and family, though the second digit changes meaning")
  func coverAndFamily() {
    let covers: [(SkyCondition.Cover, String)] = [
      (.clear, "Despejado"), (.few, "Poco nuboso"), (.intervals, "Intervalos nubosos"), (.veryCloudy, "Muy nuboso"),
      (.cloudy, "Nuboso"), (.overcast, "Cubierto"), (.high, "Nubes altas"),
    ]
    let families: [(SkyCondition.Family, String)] = [
      (.dry, ""), (.rain, " con lluvia"), (.snow, " con nieve"), (.lightRain, " con lluvia escasa"),
      (.storm, " con tormenta"), (.stormLightRain, " con tormenta y lluvia escasa"), (.lightSnow, " con nieve escasa"),
    ]
    for condition in SkyCondition.allCases where condition.cover != nil {
      let cover = covers.first { $0.0 == condition.cover }?.1 ?? "?"
      let family = families.first { $0.0 == condition.family }?.1 ?? "?"
      if condition.wording != cover + family { Issue.record("\(condition): \(condition.wording)") }
    }
    #expect(SkyCondition.allCases.filter { $0.cover == nil } == [.showers, .fog, .mist, .dust])
  }

  @Test(
    "Q-DAY-19: what is no code is none, and an unknown one keeps its texts",
    arguments: ["", "1", "f1", "11x", "11nn", "1n", "nn", "१२"])
  func unknownCodes(_ text: String) {
    #expect(SkyCode(text) == nil)
    let state = SkyState(codeText: text, wording: "Algo nuevo")
    #expect(state.code == nil && state.codeText == text && state.wording == "Algo nuevo")
  }
}
