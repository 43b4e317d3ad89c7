// SPDX-License-Identifier: MIT

import AuraProse

/// A round accessory: the temperature on a gauge between the day's least and greatest.
public struct CircularAccessory: Surface {
  public let icon: SurfaceIcon
  /// `23°`
  public let temperature: Figure
  public let minimum: Figure
  public let maximum: Figure
  /// Where the temperature lies between the two, 0…1; nil when one of them is not known.
  public let gauge: Double?
  public let alert: AlertBadge
  /// Whether the figures are old, or are not known.
  public let isStale: Bool
  /// `Madrid, 23 °C, despejado, aviso naranja por calor`
  public let spoken: String

  public var name: String { "accessory-circular" }

  static func compose(_ glance: Glance) -> CircularAccessory {
    return CircularAccessory(
      icon: glance.icon, temperature: glance.degrees, minimum: glance.minimum, maximum: glance.maximum,
      gauge: glance.gauge, alert: glance.alert, isStale: glance.isStale, spoken: glance.spoken)
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.icon("icon", icon)
    scribe.text("temperature", temperature.text, .accessoryFigure)
    scribe.flag("temperature.isKnown", temperature.isKnown)
    scribe.text("minimum", minimum.text, .accessoryFigure)
    scribe.text("maximum", maximum.text, .accessoryFigure)
    scribe.fraction("gauge", gauge)
    alert.describe(to: &scribe)
    scribe.flag("isStale", isStale)
    scribe.text("spoken", spoken, .spoken)
  }
}
