// SPDX-License-Identifier: MIT

import AuraModel

/// The day's greatest ultraviolet index under a clear sky.
public struct UVSurface: Surface {
  public let size: AuraSize
  public let title: String
  /// `7`
  public let index: Figure
  /// `Alto`; nil when not known.
  public let band: String?
  public let token: ColourToken
  /// Where the index lies from 0 to 11 and more, 0…1; nil when not known.
  public let position: Double?
  /// `Máximo de hoy con cielo despejado`
  public let caption: String
  /// `Hace falta protección`; nil when not known.
  public let advice: String?
  /// The scale; nil on the watch.
  public let scale: ScaleSheet?
  public let standing: Standing

  public var name: String { "uv" }

  static func compose(_ scene: SurfaceScene, size: AuraSize) -> UVSurface {
    let index = scene.snapshot.uvIndex
    let band = index.flatMap { UVBand(index: $0) }
    return UVSurface(
      size: size, title: "Índice ultravioleta", index: Figure(index.map { "\($0)" }), band: band?.name,
      token: band.map { ColourToken($0) } ?? .unknown,
      position: index.map { Double(min(11, max(0, $0))) / 11 }, caption: "Máximo de hoy con cielo despejado",
      advice: band.map(advice), scale: size == .phone ? .uvIndex(band) : nil, standing: scene.standing(.uvIndex))
  }

  /// Source: WHO, *Global Solar UV Index: A Practical Guide*, 2002, table 2: no protection, protection, extra protection.
  private static func advice(_ band: UVBand) -> String {
    switch band {
    case .bajo: "No hace falta protección"
    case .moderado, .alto: "Hace falta protección"
    case .muyAlto, .extremo: "Hace falta más protección"
    }
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title, size)
    scribe.text("index", index.text, .value, size)
    scribe.flag("index.isKnown", index.isKnown)
    scribe.text("band", band, .value, size)
    scribe.colour("token", token)
    scribe.fraction("position", position)
    scribe.text("caption", caption, .detail, size)
    scribe.text("advice", advice, .value, size)
    scale?.describe(to: &scribe)
    scribe.standing(standing, size)
  }
}
