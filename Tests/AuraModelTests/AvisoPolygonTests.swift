// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import Testing

struct AvisoPolygonTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let corners: [[Double]]?
    var testDescription: String { text }
  }

  static let cases: [Case] = [
    Case(text: "39.0,-6.0 39.5,-6.5 40,-6 39.0,-6.0", corners: [[39, -6], [39.5, -6.5], [40, -6], [39, -6]]),
    Case(text: "\n 1.5,2 3,4\t5,6\n1.5,2 ", corners: [[1.5, 2], [3, 4], [5, 6], [1.5, 2]]),
    Case(text: "-0.25,0.0 1,1 2,2 -0.25,0.0", corners: [[-0.25, 0], [1, 1], [2, 2], [-0.25, 0]]),
    Case(text: "90,180 -90,-180 0,0 90,180", corners: [[90, 180], [-90, -180], [0, 0], [90, 180]]),
    // Open, too short, out of range, not numbers, not pairs.
    Case(text: "1,2 3,4 5,6 7,8", corners: nil),
    Case(text: "1,2 3,4 1,2", corners: nil),
    Case(text: "91,0 1,1 2,2 91,0", corners: nil),
    Case(text: "0,181 1,1 2,2 0,181", corners: nil),
    Case(text: "", corners: nil),
    Case(text: "1 2 3 4", corners: nil),
    Case(text: "1,2,3 4,5 6,7 1,2", corners: nil),
    Case(text: "1.,2 3,4 5,6 1.,2", corners: nil),
    Case(text: ".5,2 3,4 5,6 .5,2", corners: nil),
    Case(text: "1.2.3,2 3,4 5,6 1.2.3,2", corners: nil),
    Case(text: "12345678901234567890,2 3,4 5,6 1,2", corners: nil),
    Case(text: "--1,2 3,4 5,6 --1,2", corners: nil),
    Case(text: "1,2 3,4 5,6 1,2x", corners: nil),
  ]

  @Test("Q-CAP-22: latitude, longitude, closed; anything else is no ring, and the text stays", arguments: cases)
  func reading(_ example: Case) {
    let polygon = AvisoPolygon(example.text)
    #expect(polygon.ring?.vertices.map { [$0.latitude, $0.longitude] } == example.corners)
    #expect(polygon.text == example.text)
  }

  @Test("Numbers are the nearest to what is written, as Swift's own reader finds them")
  func exactness() {
    for hundredths in stride(from: -9000, through: 9000, by: 7) {
      let text = "\(Double(hundredths) / 100)"
      let ring = AvisoPolygon("\(text),0 0,1 1,1 \(text),0").ring
      #expect(ring?.vertices[0].latitude == Double(text), "\(text)")
    }
  }

  @Test("Numbers of any length are the nearest to what is written: beyond fifteen digits too")
  func longNumbers() {
    // Corners as two zones of the Canaries have them, and halves between two doubles that the last digits decide.
    let written = [
      "28.279494505494505", "-15.989450549450549", "28.279494505494506", "0.1000000000000000055511151231257827",
      "40.00000000000000355271367880050", "40.00000000000000355271367880051",
      "0.00000000000000000000001", "1.999999999999999888978", "000000000000000000039.5", "-0.000000000000000001",
      "89.9999999999999999999999999999999999999999999999999999999999",
    ]
    var chance = SeedStream(seed: 15).stream("digits")
    let drawn = (0..<400).map { _ in
      "\(chance.below(90))." + (0..<Int(14 + chance.below(14))).map { _ in "\(chance.below(10))" }.joined()
    }
    for text in written + drawn {
      let ring = AvisoPolygon("\(text),\(text) 0,1 1,1 \(text),\(text)").ring
      #expect(ring?.vertices[0].latitude == Double(text) && ring?.vertices[0].longitude == Double(text), "\(text)")
    }
    // A number without end is no number, and is not read to its end twice.
    let endless = "1." + String(repeating: "3", count: 100_000)
    #expect(AvisoPolygon("\(endless),2 3,4 5,6 \(endless),2").ring == nil)
  }

  @Test("Levels are ordered, and AEMET's words and CAP's name the same")
  func levels() {
    #expect(AvisoLevel.allCases.map(\.name) == ["verde", "amarillo", "naranja", "rojo"])
    #expect(
      ["Minor", "Moderate", "Severe", "Extreme"].map { AvisoLevel(severity: $0) } == [
        .verde, .amarillo, .naranja, .rojo,
      ])
    #expect(AvisoLevel.verde < .amarillo && AvisoLevel.naranja < .rojo && AvisoLevel(name: "azul") == nil)
  }
}
