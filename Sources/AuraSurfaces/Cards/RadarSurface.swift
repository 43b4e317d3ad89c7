// SPDX-License-Identifier: MIT

public import AuraModel
import AuraProse
import AuraTime

/// The radar's picture of a place's surroundings, with how old it is.
public struct RadarSurface: Surface {
  public let size: AuraSize
  public let title: String
  /// `Radar de Madrid, a 32 km`; nil where no radar is known.
  public let site: String?
  /// The picture; nil where there is none that may be shown.
  public let frame: RadarFrame?
  /// For who does not see it: `Imagen del radar de Madrid, de hace 8 min`.
  public let spoken: String
  /// What stands in the picture's place; nil with a picture.
  public let empty: String?
  public let standing: Standing

  public var name: String { "radar" }

  /// A picture is made every ten minutes (field guide, radar): after half an hour it is told to be old.
  static let staleSeconds: Int64 = 1800
  /// Rain has moved on: a picture is shown no more.
  static let overSeconds: Int64 = 3 * 3600

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> RadarSurface {
    switch scene.extras.radar {
    case .unknown:
      return RadarSurface(
        size: size, title: "Radar", site: nil, frame: nil, spoken: "Sin imagen del radar",
        empty: "Sin imagen del radar",
        standing: StandingRule(subject: .picture, isKnown: false, staleSeconds: staleSeconds).standing(at: scene.moment)
      )
    case .outOfRange:
      let text = "Ningún radar de AEMET alcanza este lugar"
      return RadarSurface(
        size: size, title: "Radar", site: nil, frame: nil, spoken: text, empty: text,
        standing: Standing(kind: .unknown, age: nil, note: "Sin radar", reason: nil))
    case .site(let site, let frame, let failure):
      return seen(site, frame, failure, scene, size)
    }
  }

  private static func seen(
    _ site: Nearby<RadarSite>, _ frame: RadarFrame?, _ failure: FailureReason?, _ scene: SurfaceScene, _ size: AuraSize
  ) -> RadarSurface {
    let isOver = frame.map { $0.ageSeconds(at: scene.moment) > overSeconds } ?? false
    let shown = isOver ? nil : frame
    let standing = StandingRule(
      subject: .picture, isKnown: shown != nil, wasKnown: frame != nil, madeAt: frame?.fetchedAt,
      checkedAt: frame?.fetchedAt, staleSeconds: staleSeconds, failure: failure
    ).standing(at: scene.moment)
    let name = "adar de \(site.value.name)"
    let age = standing.age.map { ", de \($0)" } ?? ""
    let empty =
      shown == nil ? (isOver ? "La última imagen del radar es demasiado antigua" : "Sin imagen del radar") : nil
    return RadarSurface(
      size: size, title: "Radar",
      site: Fit.text("R\(name), \(SurfaceScene.distance(site.distanceKm))", .detail, size), frame: shown,
      spoken: Fit.text(empty ?? "Imagen del r\(name)\(age)", .spoken, size), empty: empty, standing: standing)
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.text("site", site, .detail, size)
    scribe.flag("hasPicture", frame != nil)
    scribe.text("spoken", spoken, .spoken, size)
    scribe.text("empty", empty, .detail, size)
    scribe.standing(standing, size)
  }
}
