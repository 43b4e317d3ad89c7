// SPDX-License-Identifier: MIT

import AuraModel
import Testing

struct AvisoParameterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let sent: String
    let code: String
    let value: Double?
    let unit: String?
    let shown: String?
    var testDescription: String { sent }
  }

  static let cases: [Case] = [
    Case(sent: "TA;Temperatura máxima;40 ºC", code: "TA", value: 40, unit: "°C", shown: "40 °C"),
    Case(sent: "TI;Temperatura mínima;-8 ºC", code: "TI", value: -8, unit: "°C", shown: "-8 °C"),
    Case(sent: "RM;Rachas máximas;80 km/h", code: "RM", value: 80, unit: "km/h", shown: "80 km/h"),
    Case(sent: "RI;Oscilación del nivel del mar;0.7 m", code: "RI", value: 0.7, unit: "m", shown: "0.7 m"),
    Case(sent: "RI;Oscilación;1,5 m", code: "RI", value: 1.5, unit: "m", shown: "1,5 m"),
    Case(sent: "TO;Tormentas;", code: "TO", value: nil, unit: nil, shown: nil),
    Case(sent: "TO;Tormentas", code: "TO", value: nil, unit: nil, shown: nil),
    Case(sent: "CO;Costeros;mar gruesa", code: "CO", value: nil, unit: nil, shown: "mar gruesa"),
    Case(sent: "P1; Precipitación ;15 mm", code: "P1", value: 15, unit: "mm", shown: "15 mm"),
    Case(sent: "AL;Nivel de peligro de aludes;4", code: "AL", value: 4, unit: nil, shown: "4"),
  ]

  @Test("Q-CAP-18: code, text, and a value whose number is optional; º is shown as °", arguments: cases)
  func reading(_ example: Case) throws {
    let parameter = AvisoParameter(example.sent)
    #expect(parameter.code == example.code && parameter.value == example.value && parameter.unit == example.unit)
    #expect(parameter.valueText == example.shown && parameter.quantity != nil)
  }

  @Test("Probabilities are ranges of percent, and another text stays a text")
  func probabilities() {
    let read = ["10%-40%", "40%-70%", "mayor 70%", "Mayor 70 %", "segura", "70%-40%"].map {
      AvisoProbability($0).percent
    }
    #expect(read == [10...40, 40...70, 70...100, 70...100, nil, nil])
    #expect(AvisoParameter("").code == "" && AvisoParameter(";x;1").quantity == nil)
  }
}
