// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import Testing

@Suite struct ClearSkyUVTests {
  // AEMET's own values for 25 August 2026.
  @Test(arguments: [
    ("28079", 8), ("15030", 6), ("33044", 6), ("03014", 8), ("52001", 9), ("35016", 9), ("38038", 9), ("18087", 8),
    ("42173", 7), ("46250", 7), ("08019", 7), ("05019", 8),
  ])
  func theIndexIsWithinOneOfAEMETs(ine: String, sent: Int) throws {
    let anchor = try #require(ClimateTable.anchors.first { $0.place.ine == ine })
    // Ozone varies from day to day: the mean over a fortnight and several weathers is what the date alone says.
    let found = (0..<12).map { number -> Double in
      let generator = WeatherGenerator(seed: UInt64(number))
      return Double(generator.day(at: anchor.place, on: CivilDate(year: 2026, month: 8, day: 25)!).uvMax)
    }
    #expect(abs(found.reduce(0, +) / 12 - Double(sent)) <= 1)
  }
}
