// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse

/// The forecasters' own text for the community, with when it was issued.
public struct BulletinSurface: Surface {
  public let size: AuraSize
  /// `Boletín de la Comunidad de Madrid`
  public let title: String
  /// `Emitido a las 9:09`; nil when there is no text.
  public let issued: String?
  /// What is significant; `No se esperan fenómenos significativos` where the text says so; empty where it does not say.
  public let phenomena: [String]
  public let paragraphs: [String]
  /// What stands in the text's place; nil with a text.
  public let empty: String?
  public let standing: Standing

  public var name: String { "bulletin" }

  /// How many paragraphs are shown.
  static func room(_ size: AuraSize) -> Int { size == .phone ? 8 : 3 }

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> BulletinSurface {
    let standing = scene.standing(.bulletin)
    let title = Fit.text("Boletín: \(scene.snapshot.place.province.comunidad.name)", .title, size)
    guard let bulletin = scene.snapshot.bulletin, standing.isShown else {
      let issued = scene.snapshot.bulletin.map { "Emitido \(scene.when($0.issuedAt))" }
      let isOld = standing.kind == .expired
      return BulletinSurface(
        size: size, title: title, issued: issued, phenomena: [], paragraphs: [],
        empty: isOld ? "El último boletín no habla de hoy" : "Sin boletín de AEMET", standing: standing)
    }
    return BulletinSurface(
      size: size, title: title, issued: "Emitido \(scene.when(bulletin.issuedAt))",
      phenomena: phenomena(bulletin, size), paragraphs: paragraphs(bulletin.paragraphs, size), empty: nil,
      standing: standing)
  }

  private static func phenomena(_ bulletin: ForecastBulletin, _ size: AuraSize) -> [String] {
    switch bulletin.significantPhenomena {
    case .noneExpected: ["No se esperan fenómenos significativos."]
    case .expected(let texts): paragraphs(texts, size)
    case .notStated: []
    }
  }

  private static func paragraphs(_ texts: [String], _ size: AuraSize) -> [String] {
    texts.prefix(room(size)).map { Fit.text($0, .paragraph, size) }.filter { !$0.isEmpty }
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.text("issued", issued, .detail, size)
    scribe.list("phenomena", phenomena) { $0.text("text", $1, .paragraph, size) }
    scribe.list("paragraphs", paragraphs) { $0.text("text", $1, .paragraph, size) }
    scribe.text("empty", empty, .detail, size)
    scribe.standing(standing, size)
  }
}
