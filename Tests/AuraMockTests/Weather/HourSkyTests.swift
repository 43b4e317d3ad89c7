// SPDX-License-Identifier: MIT

import AuraMock
import AuraTestSupport
import Testing
import aura_sweep

@Suite struct HourSkyTests {
  /// Everything an hour can have, in steps that cross each bound.
  private static func everyCode() -> [(code: Int, rain: Int, snow: Int, thunders: Bool)] {
    var found: [(code: Int, rain: Int, snow: Int, thunders: Bool)] = []
    for rain in [0, 1, 4, 5, 9, 10, 60] {
      for snow in Set([0, rain / 2, rain]).sorted() {
        for thunders in (rain > 0 ? [false, true] : [false]) {
          for eighths in 0...8 {
            for (hasVeil, showers) in [(false, false), (true, false), (true, true)] {
              for obscurity in [HourSky.Obscurity.none, .fog, .mist, .dust] {
                let code = HourSky.code(
                  precipitationTenths: rain, snowTenths: snow, thunders: thunders, showers: showers,
                  cloudEighths: eighths, hasVeil: hasVeil, obscurity: obscurity)
                found.append((code, rain, snow, thunders))
              }
            }
          }
        }
      }
    }
    return found
  }

  @Test("Q-DAY-19: the choice reaches AEMET's 35 codes and no other")
  func theChoiceReachesEveryCodeAndNoOther() {
    #expect(Set(Self.everyCode().map { String($0.code) }) == Set(SkyCode.all))
  }

  @Test func codesAreWetIfAndOnlyIfItRains() {
    let wrong = Self.everyCode().filter { (2...7).contains($0.code / 10) != ($0.rain > 0) }
    #expect(wrong.isEmpty)
  }

  struct Recorded: Sendable, CustomTestStringConvertible {
    let rain: Int
    let snow: Int
    let family: Int
    var testDescription: String { "\(rain) tenths, \(snow) of snow" }
  }

  // Hours of AEMET's files (Ourense 2020-10-02, Getafe 2021-01-09): tenths of rain and snow, first digit of the code.
  @Test(arguments: [
    Recorded(rain: 1, snow: 0, family: 4), Recorded(rain: 8, snow: 0, family: 4),
    Recorded(rain: 29, snow: 0, family: 2),
    Recorded(rain: 14, snow: 14, family: 3), Recorded(rain: 6, snow: 6, family: 3),
    Recorded(rain: 2, snow: 2, family: 7),
    Recorded(rain: 5, snow: 1, family: 4), Recorded(rain: 6, snow: 2, family: 4), Recorded(rain: 0, snow: 0, family: 1),
  ])
  func theFamilyIsThatOfTheRecordedHour(hour: Recorded) {
    let code = HourSky.code(
      precipitationTenths: hour.rain, snowTenths: hour.snow, thunders: false, showers: false, cloudEighths: 8,
      hasVeil: false, obscurity: .none)
    #expect(code / 10 == hour.family)
  }
}
