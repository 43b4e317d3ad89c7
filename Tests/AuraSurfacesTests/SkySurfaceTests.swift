// SPDX-License-Identifier: MIT

import AuraModel
import AuraSun
import AuraSurfaces
import AuraTime
import Testing

/// The sky of a page against where sun and moon really are.
struct SkySurfaceTests {
  private func sky(_ code: String, at time: String, place: String = Self.madrid) throws -> SkySurface {
    let json = #"{"place":\#(place),"at":"\#(time)","current":{"sky":"\#(code)"}}"#
    return AuraForecastStack.compose(try Sample.scene(json), size: .phone).sky
  }

  private static let madrid = #"{"ine":"28079","name":"Madrid","latitude":40.4084,"longitude":-3.6876}"#

  @Test("the sun goes from left to right, is highest in the middle, and is gone at night")
  func sun() throws {
    // Sun times of Madrid on the day: 6:45 and 21:48 (Observatorio Astronómico Nacional).
    let hours = ["07:30", "10:00", "14:00", "18:00", "21:00"]
    let discs = try hours.compactMap { try sky("11", at: "2026-06-21T\($0)").disc }
    #expect(discs.map(\.body) == Array(repeating: .sun, count: 5))
    #expect(zip(discs, discs.dropFirst()).allSatisfy { $0.x < $1.x })
    #expect(discs.map(\.y).max() == discs[2].y)
    // Greatest height on the solstice: 90° − 40.41° + 23.44° = 73.03°, by 90°; within what 14:00 lacks to noon.
    #expect(abs(discs[2].y - 73.03 / 90) < 0.005)
    #expect(try sky("11n", at: "2026-06-21T23:30").disc?.body != .sun)
  }

  @Test("the full moon of 28 August 2026 stands in the south about midnight; the new moon of 12 August is not there")
  func moon() throws {
    let full = try #require(try sky("11n", at: "2026-08-28T01:50").disc)
    #expect(full.body == .moon && full.lit > 0.98 && abs(full.x - 0.5) < 0.06)
    #expect(try sky("11n", at: "2026-08-12T23:50").disc == nil)
  }

  @Test("cloud hides the disc by AEMET's order of cover, and what falls hides all of it")
  func veil() throws {
    let order = ["11", "12", "17", "13", "14", "15"]
    let veils = try order.map { try sky($0, at: "2026-06-21T14:00").veil }
    #expect(veils == veils.sorted() && veils.first == 0 && veils.last == 1 && Set(veils).count == 6)
    for code in ["16", "23", "36", "43", "54", "61", "71", "81", "82", "83"] {
      let sky = try sky(code, at: "2026-06-21T14:00")
      #expect(sky.veil == 1 && sky.disc == nil && sky.background(.landscape)?.isSunless == true, "\(code)")
    }
  }

  @Test("every colour of every sky has a text that can be read on it")
  func contrast() {
    for condition in HeroBackground.Condition.allCases {
      for time in DayMoment.allCases {
        let sky = AuraSky(condition: condition, time: time)
        #expect(sky.zenith.contrast(with: sky.textColour) >= 4.5, "\(condition) \(time)")
      }
    }
    #expect(ColourToken.all.allSatisfy { $0.colour.contrast(with: $0.textColour) >= 4.5 })
    #expect(Set(ColourToken.all.map(\.name)).count == ColourToken.all.count)
  }

  @Test("an unknown sky is neither blue nor starred, and has no picture")
  func unknown() throws {
    for json in [
      Sample.emptyJSON, #"{"place":"28079","at":"2026-08-26T23:20","current":{"sky":{"code":"91","text":"?"}}}"#,
    ] {
      let sky = AuraForecastStack.compose(try Sample.scene(json), size: .phone).sky
      #expect(sky.gradient.allSatisfy { $0.token == .unknown })
      #expect(sky.disc == nil && sky.stars == 0 && sky.background(.cityscape) == nil)
    }
  }

  @Test("a missing picture is the nearest time of the same condition, else a sky by rules")
  func art() throws {
    let sky = try sky("24", at: "2026-06-21T14:00")
    #expect(sky.background(.cityscape)?.artName == "city_rain_midday")
    let dusk = HeroBackground(family: .landscape, condition: .rain, time: .dusk)
    #expect(sky.art(.landscape) { $0 == dusk } == .otherTime(dusk))
    #expect(sky.art(.landscape) { _ in false } == .procedural(AuraSky(condition: .rain, time: .midday)))
  }
}
