// SPDX-License-Identifier: MIT

import AuraModel
import Testing

/// The coloured scales: air quality and UV.
@Suite(.timeLimit(.minutes(1)))
struct BandTests {
  /// µg/m³ up to which classes 1…5 go. Source: Orden TEC/351/2019 as amended in 2020, its table by pollutant.
  static let air: [(pollutant: Pollutant, bounds: [Double])] = [
    (.no2, [40, 90, 120, 230, 340]), (.o3, [50, 100, 130, 240, 380]), (.pm10, [20, 40, 50, 100, 150]),
    (.pm25, [10, 20, 25, 50, 75]), (.so2, [100, 200, 350, 500, 750]),
  ]

  @Test(
    "Q-ICA-12: a bound belongs to the class below it, and so does what lies between two whole numbers", arguments: air)
  func airQuality(_ row: (pollutant: Pollutant, bounds: [Double])) {
    for (index, bound) in row.bounds.enumerated() {
      let classes = [bound, bound + 0.4, bound + 1].map {
        AirQualityBand(row.pollutant, microgramsPerCubicMetre: $0)?.rawValue
      }
      // 40.4 exceeds 40, so it is class 2.
      #expect(classes == [index + 1, index + 2, index + 2])
    }
    #expect(AirQualityBand(row.pollutant, microgramsPerCubicMetre: 0) == .buena)
    #expect(AirQualityBand(row.pollutant, microgramsPerCubicMetre: -99) == nil)
    #expect(AirQualityBand(row.pollutant, microgramsPerCubicMetre: .nan) == nil)
  }

  @Test func airQualityNamesAndColours() {
    let names = AirQualityBand.allCases.map(\.name).joined(separator: ", ")
    #expect(
      names == "Buena, Razonablemente buena, Regular, Desfavorable, Muy desfavorable, Extremadamente desfavorable")
    let colours = AirQualityBand.allCases.map(\.colour.hex).joined(separator: " ")
    #expect(colours == "#50F0E6 #50CCAA #F0E641 #FF5050 #960032 #7D2181")
  }

  @Test func ultraviolet() {
    let names = (0...13).map { UVBand(index: $0)?.name ?? "" }.joined(separator: " ")
    #expect(
      names
        == "Bajo Bajo Bajo Moderado Moderado Moderado Alto Alto Muy alto Muy alto Muy alto Extremo Extremo Extremo")
    #expect(UVBand(index: -1) == nil)
    #expect(UVBand.allCases.map(\.indices.least) == [0, 3, 6, 8, 11])
    #expect(UVBand.allCases.map(\.indices.greatest) == [2, 5, 7, 10, nil])
  }

  @Test("text on every band has the contrast of AA, 4.5")
  func contrast() {
    let pairs =
      AirQualityBand.allCases.map { ($0.name, $0.colour, $0.textColour) }
      + UVBand.allCases.map { ($0.name, $0.colour, $0.textColour) }
    #expect(pairs.filter { $0.1.contrast(with: $0.2) < 4.5 }.map(\.0) == [])
    #expect(pairs.count == 11)
  }

  @Test("contrast as WCAG's own examples have it")
  func contrastOfKnownPairs() {
    // #777777 is known as the grey that just fails on white, #767676 as the one that just passes.
    let expected: [(UInt32, UInt32, Double)] = [
      (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48), (0x767676, 0xFFFFFF, 4.54),
      (0xFF0000, 0xFFFFFF, 4.00), (0x0000FF, 0xFFFFFF, 8.59),
    ]
    let wrong = expected.filter { abs(Colour($0.0).contrast(with: Colour($0.1)) - $0.2) > 0.006 }
    #expect(wrong.map(\.0) == [])
    #expect(Colour(0x0A0B0C).hex == "#0A0B0C")
  }
}
