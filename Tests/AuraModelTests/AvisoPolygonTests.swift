// SPDX-License-Identifier: MIT

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
    // Fifteen digits and more, as two zones of the Canaries have them.
    let long = AvisoPolygon("28.279494505494505,-15.989450549450549 0,1 1,1 28.279494505494505,-15.989450549450549")
      .ring
    #expect(abs(long!.vertices[0].latitude - 28.279494505494505) < 1e-12)
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
