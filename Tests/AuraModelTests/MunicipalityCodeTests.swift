// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@Suite(.timeLimit(.minutes(1)))
struct MunicipalityCodeTests {
  @Test(arguments: ["28079", "01001", "52001", "48916"])
  func fiveDigitsComeBack(_ text: String) {
    let code = MunicipalityCode(text)
    #expect(code?.description == text)
    #expect(code?.province.code == String(text.prefix(2)))
  }

  @Test(arguments: [
    "", "2807", "280790", "id28079", "28O79", " 8079", "٢٨٠٧٩", "00001", "53001", "28000", "-8079", "+8079",
  ])
  func nothingElseIsACode(_ text: String) {
    #expect(MunicipalityCode(text) == nil)
  }

  @Test("Q-DAY-02: a number has lost its leading zero; 1059 is 01059")
  func aNumberIsPadded() {
    #expect(MunicipalityCode(number: 1_059)?.description == "01059")
    #expect(MunicipalityCode(number: 59) == nil && MunicipalityCode(number: 528_001) == nil)
  }
}
