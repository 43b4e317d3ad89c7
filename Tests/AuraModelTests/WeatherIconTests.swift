// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@Suite(.timeLimit(.minutes(1)))
struct WeatherIconTests {
  static let codes = SkyCondition.allCases.flatMap { [SkyCode($0), SkyCode($0, isNight: true)] }

  @Test("Q-DAY-19: 35 codes by day and by night have an icon that does not contradict them")
  func seventyIcons() {
    #expect(Self.codes.count == 70)
    // A law for each part of a symbol's name, read off the names of the conditions.
    let wrong = Self.codes.filter { code in
      let name = WeatherIcon(code).symbolName
      let wording = code.condition.wording
      let parts = Set(name.split(separator: "."))
      let falls = wording.contains("lluvia") || wording == "Chubascos"
      return (code.isNight && parts.contains("sun")) || (!code.isNight && parts.contains("moon"))
        || parts.isDisjoint(with: ["bolt"]) == wording.contains("tormenta")
        || parts.isDisjoint(with: ["snow"]) == wording.contains("nieve")
        || (falls && parts.isDisjoint(with: ["rain", "heavyrain", "drizzle", "bolt"]))
        || (!falls && !parts.isDisjoint(with: ["rain", "heavyrain", "drizzle"]))
        || parts.isDisjoint(with: ["fog", "haze", "dust"]) == ["Niebla", "Bruma", "Calima"].contains(wording)
        || !name.hasSuffix(".fill") || name == WeatherIcon.unknown.symbolName
    }
    #expect(wrong.map(\.description) == [])
  }

  @Test func anUnknownCodeIsNeitherSunNorCloud() {
    let unknown = WeatherIcon(SkyState(codeText: "99", wording: "Ceniza"))
    #expect(unknown == .unknown)
    #expect(!unknown.symbolName.contains("sun") && !unknown.symbolName.contains("cloud"))
    #expect(WeatherIcon(SkyState(codeText: "11n", wording: "Despejado")).symbolName == "moon.stars.fill")
  }
}
