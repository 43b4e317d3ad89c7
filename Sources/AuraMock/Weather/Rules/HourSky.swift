// SPDX-License-Identifier: MIT

/// The code of `estadoCielo` for what an hour has: 11–17 dry, 2x rain, 3x snow, 4x light rain, 5x and 6x storms,
/// 7x light snow, 8x fog, mist and haze.
package enum HourSky {
  /// What keeps an hour without precipitation from being clear to the eye.
  package enum Obscurity: Sendable, Hashable {
    case none, fog, mist, dust
  }

  /// Rain below this is *escasa*, mm/h: AEMET's recorded files have 0.8 mm as 4x and 2.9 mm as 2x.
  static let lightRainBelowTenths = 10
  /// Snow below this is *escasa*, mm/h of water: recorded are 0.2 mm as 7x and 0.6 mm as 3x.
  static let lightSnowBelowTenths = 5

  /// The code without night suffix. A trace ("Ip") leaves the sky dry, as in AEMET's recorded files.
  ///
  /// - Parameters:
  ///   - cloudEighths: 0…8, low and middle cloud.
  ///   - hasVeil: whether high cloud covers what low cloud leaves.
  package static func code(
    precipitationTenths: Int, snowTenths: Int, thunders: Bool, showers: Bool, cloudEighths: Int, hasVeil: Bool,
    obscurity: Obscurity
  ) -> Int {
    guard precipitationTenths > 0 else {
      switch obscurity {
      case .fog: return 81
      case .mist: return 82
      case .dust: return 83
      case .none: return hasVeil && cloudEighths <= 2 ? 17 : 10 + amount(cloudEighths)
      }
    }
    // Rain falls from three eighths of cloud at least.
    let covered = max(amount(cloudEighths), 3)
    if thunders { return (precipitationTenths < lightRainBelowTenths ? 60 : 50) + covered - 2 }
    if 2 * snowTenths > precipitationTenths {
      return snowTenths < lightSnowBelowTenths ? 70 + covered - 2 : 30 + covered
    }
    if precipitationTenths < lightRainBelowTenths { return 40 + covered }
    return showers && hasVeil && covered == 3 ? 27 : 20 + covered
  }

  /// 1 despejado (0), 2 poco nuboso (1–2), 3 intervalos nubosos (3–4), 4 nuboso (5), 5 muy nuboso (6–7), 6 cubierto
  /// (8 eighths). AEMET's own bounds are not published (guide, scales §8).
  static func amount(_ eighths: Int) -> Int {
    switch eighths {
    case ...0: 1
    case 1...2: 2
    case 3...4: 3
    case 5: 4
    case 6...7: 5
    default: 6
    }
  }
}
