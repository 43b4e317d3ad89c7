// SPDX-License-Identifier: MIT

import AuraModel
import AuraSun

/// The sun or the moon on the sky of a page, at its real place as seen to the south.
public struct SkyDisc: Hashable, Sendable {
  public enum Body: String, CaseIterable, Hashable, Sendable {
    case sun, moon
  }

  public let body: Body
  /// 0 in the north-east … 0.5 in the south … 1 in the north-west.
  public let x: Double
  /// 0 at the horizon … 1 overhead.
  public let y: Double
  /// How much of it the clouds let through, 0…1.
  public let opacity: Double
  /// Lit share of the disc, 0…1; 1 for the sun.
  public let lit: Double
  /// Whether the moon's lit side is the right one (waxing, seen from the north); true for the sun.
  public let isLitOnTheRight: Bool

  /// The sun while any of it is up, else the moon; nil where cloud hides it or neither is up.
  static func compose(_ scene: SurfaceScene, veil: Double) -> SkyDisc? {
    guard veil < 1, let sun = scene.sun, let coordinate = scene.snapshot.place.coordinate else { return nil }
    if sun.geocentricElevationDegrees > SunAltitude.horizon.degrees {
      return SkyDisc(
        body: .sun, x: across(sun.azimuthDegrees), y: up(sun.apparentElevationDegrees), opacity: 1 - veil, lit: 1,
        isLitOnTheRight: true)
    }
    let moon = MoonPosition(at: scene.moment, from: coordinate)
    guard moon.apparentElevationDegrees > 0 else { return nil }
    let phase = scene.moonPhase
    return SkyDisc(
      body: .moon, x: across(moon.azimuthDegrees), y: up(moon.apparentElevationDegrees), opacity: 1 - veil,
      lit: phase.illuminatedFraction, isLitOnTheRight: phase.elongationDegrees < 180)
  }

  /// Azimuths 45°…315° from edge to edge: between them lies all that rises and sets in Spain; what lies beyond is at the
  /// edge.
  private static func across(_ azimuth: Double) -> Double { min(1, max(0, (azimuth - 45) / 270)) }

  private static func up(_ elevation: Double) -> Double { min(1, max(0, elevation / 90)) }

  func describe(to scribe: inout SurfaceScribe) {
    scribe.group("disc") { scribe in
      scribe.text("body", body.rawValue, .label)
      scribe.fraction("x", x)
      scribe.fraction("y", y)
      scribe.fraction("opacity", opacity)
      scribe.fraction("lit", lit)
      scribe.flag("isLitOnTheRight", isLitOnTheRight)
    }
  }
}

extension AuraSky {
  /// How much of sun, moon and stars the clouds of a sky hide, 0 nothing … 1 all: ours, by AEMET's order of cover. A
  /// sky that something falls from, or that hides the view, hides them.
  static func veil(of sky: SkyCondition) -> Double {
    guard sky.family == .dry else { return 1 }
    switch sky.cover {
    case .clear: return 0
    case .few: return 0.2
    case .high: return 0.35
    case .intervals: return 0.5
    case .cloudy: return 0.7
    case .veryCloudy, .overcast, nil: return 1
    }
  }
}
