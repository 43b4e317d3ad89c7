// SPDX-License-Identifier: MIT

/// A rectangular accessory: place, figure and words of the hour, and what matters most of the day.
public struct RectangularAccessory: Surface {
  public let icon: SurfaceIcon
  /// `Madrid`
  public let title: String
  /// `23 °C · Despejado`
  public let line: String
  /// The warning, or that it is not known whether there is one; else the day's range and the probability of rain.
  public let secondLine: String
  public let alert: AlertBadge
  /// `Sin conexión: datos de hace 3 h`; nil for current data.
  public let note: String?
  public let spoken: String

  public var name: String { "accessory-rectangular" }

  static func compose(_ glance: Glance) -> RectangularAccessory {
    return RectangularAccessory(
      icon: glance.icon, title: Fit.text(glance.place, .place, .watch),
      line: Fit.text("\(glance.temperature.text) · \(glance.sky)", .accessoryLine),
      secondLine: glance.alert.text ?? Fit.text(glance.day, .accessoryLine), alert: glance.alert, note: glance.note,
      spoken: glance.spoken)
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.icon("icon", icon)
    scribe.text("title", title, .place, .watch)
    scribe.text("line", line, .accessoryLine)
    scribe.text("secondLine", secondLine, .accessoryLine)
    alert.describe(to: &scribe)
    scribe.text("note", note, .note)
    scribe.text("spoken", spoken, .spoken)
  }
}
