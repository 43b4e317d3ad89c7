// SPDX-License-Identifier: MIT

import AuraMock
import Testing

@Suite struct WindOctantTests {
  // The rose of AEMET's guide: bearing of each letter, and the last bearing before the sector changes.
  @Test(arguments: [
    (0.0, "N"), (22.4, "N"), (22.6, "NE"), (45, "NE"), (90, "E"), (135, "SE"), (180, "S"), (225, "SO"), (270, "O"),
    (315, "NO"), (337.4, "NO"), (337.6, "N"), (359.9, "N"), (-90, "O"), (720, "N"),
  ])
  func aBearingFallsInItsSector(bearing: Double, code: String) {
    #expect(WindOctant(bearingDegrees: bearing).aemetCode == code)
  }
}

@Suite struct RoundedTenthsTests {
  @Test(arguments: [(14, 1), (15, 2), (-4, 0), (-5, -1), (-14, -1), (-15, -2), (0, 0), (-3, 0)])
  func halvesGoAwayFromZero(tenths: Int, whole: Int) {
    #expect(roundedTenths(tenths) == whole)
  }
}
