// SPDX-License-Identifier: MIT

/// The one line above the clock.
public struct InlineAccessory: Surface {
  public let icon: SurfaceIcon
  /// `23 °C · Despejado`, `Aviso rojo por calor · 41 °C`
  public let text: String
  public let spoken: String

  public var name: String { "accessory-inline" }

  static func compose(_ glance: Glance) -> InlineAccessory {
    switch glance.alert.state {
    case .inForce:
      let text = [glance.alert.text, glance.temperature.text].compactMap(\.self).joined(separator: " · ")
      return InlineAccessory(
        icon: glance.alert.icon ?? glance.icon, text: Fit.text(text, .accessoryInline), spoken: glance.spoken)
    case .none, .upcoming, .unknown:
      // Where it is not known whether there are warnings, the line says so as far as it has room.
      let tail = glance.alert.state == .unknown ? " · avisos \(Figure.unknownShort)" : ""
      let room = TextBound.accessoryInline.limit(.phone) - tail.count
      let text = Fit.line("\(glance.temperature.text) · \(glance.sky)", limit: room) + tail
      return InlineAccessory(icon: glance.icon, text: text, spoken: glance.spoken)
    }
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.icon("icon", icon)
    scribe.text("text", text, .accessoryInline)
    scribe.text("spoken", spoken, .spoken)
  }
}
