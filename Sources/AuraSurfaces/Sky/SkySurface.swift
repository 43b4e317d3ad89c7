// SPDX-License-Identifier: MIT

public import AuraModel
import AuraSun

/// The sky behind a place's page as data: gradient, sun or moon at its real place, veil, stars, and the pictures' names.
public struct SkySurface: Surface {
  /// A colour of the gradient.
  public struct Stop: Hashable, Sendable {
    /// 0 at the top … 1 at the horizon.
    public let position: Double
    public let token: ColourToken
  }

  /// From the zenith to the horizon.
  public let gradient: [Stop]
  /// The sun or the moon where it is seen; nil where cloud hides it, where neither is up, and when it is not known.
  public let disc: SkyDisc?
  /// How much the clouds veil what is behind them, 0 nothing … 1 all.
  public let veil: Double
  /// How bright the stars are, 0 not seen … 1.
  public let stars: Double
  /// The sky by rules; nil when the sky or the moment of the day is not known.
  public let sky: AuraSky?
  /// What is said to who does not see it: `Cielo de mediodía, despejado`.
  public let spoken: String

  public var name: String { "sky" }

  /// The picture of a family; nil when the sky or the moment of the day is not known: then the gradient is neutral.
  public func background(_ family: HeroBackground.Family) -> HeroBackground? {
    sky.map { HeroBackground(family: family, condition: $0.condition, time: $0.time) }
  }

  /// What is drawn where only some of the pictures are there; nil when the sky is not known.
  public func art(_ family: HeroBackground.Family, isAvailable: (HeroBackground) -> Bool) -> HeroArt? {
    background(family)?.resolved(isAvailable)
  }

  static func compose(_ scene: SurfaceScene) -> SkySurface {
    let code = scene.snapshot.current?.sky?.code
    let sky = code.flatMap { code in
      scene.dayMoment.map { AuraSky(condition: HeroBackground.Condition(code.condition), time: $0) }
    }
    let veil = sky == nil ? 1 : code.map { AuraSky.veil(of: $0.condition) } ?? 1
    let words = code.map { $0.condition.wording.lowercased() } ?? "sin datos"
    let time = scene.dayMoment.map { " · \($0.name)" } ?? ""
    return SkySurface(
      gradient: gradient(sky), disc: sky == nil ? nil : SkyDisc.compose(scene, veil: veil), veil: veil,
      stars: sky == nil ? 0 : stars(scene.sun, veil: veil), sky: sky, spoken: "Cielo: \(words)\(time)")
  }

  private static func gradient(_ sky: AuraSky?) -> [Stop] {
    guard let sky else { return [Stop(position: 0, token: .unknown), Stop(position: 1, token: .unknown)] }
    let name = "sky.\(sky.condition.rawValue).\(sky.time.rawValue)"
    let horizonText: Colour =
      sky.horizon.contrast(with: .white) >= sky.horizon.contrast(with: .black) ? .white : .black
    return [
      Stop(position: 0, token: ColourToken("\(name).zenith", sky.zenith, text: sky.textColour)),
      Stop(position: 1, token: ColourToken("\(name).horizon", sky.horizon, text: horizonText)),
    ]
  }

  /// None in civil twilight (−6°), all at astronomical night (−18°), as much as the clouds let through.
  private static func stars(_ sun: SunPosition?, veil: Double) -> Double {
    guard let sun else { return 0 }
    return min(1, max(0, (-6 - sun.trueElevationDegrees) / 12)) * (1 - veil)
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.list("gradient", gradient) { scribe, stop in
      scribe.fraction("position", stop.position)
      scribe.colour("token", stop.token)
    }
    disc?.describe(to: &scribe)
    scribe.fraction("veil", veil)
    scribe.fraction("stars", stars)
    for family in HeroBackground.Family.allCases {
      scribe.text("art.\(family.rawValue)", background(family)?.artName, .detail)
    }
    scribe.text("spoken", spoken, .spoken)
  }
}
