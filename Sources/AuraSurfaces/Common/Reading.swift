// SPDX-License-Identifier: MIT

/// A row of a card: what is told, its figure, and a line under it.
public struct Reading: Hashable, Sendable {
  public let icon: SurfaceIcon
  /// `Humedad relativa`
  public let label: String
  public let figure: Figure
  /// `Estación de Getafe, a 3,2 km, a las 14:00`; nil where there is no more to say.
  public let detail: String?

  init(_ glyph: SurfaceGlyph, _ text: String?, label: String? = nil, detail: String? = nil) {
    icon = SurfaceIcon(glyph)
    self.label = label ?? glyph.label
    figure = Figure(text)
    self.detail = detail
  }

  func describe(to scribe: inout SurfaceScribe, _ size: AuraSize) {
    scribe.icon("icon", icon)
    scribe.text("label", label, .label, size)
    scribe.text("figure", figure.text, .value, size)
    scribe.flag("isKnown", figure.isKnown)
    scribe.text("detail", detail, .detail, size)
  }
}
