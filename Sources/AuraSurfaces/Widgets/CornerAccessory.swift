// SPDX-License-Identifier: MIT

/// A corner of a watch face: a figure, and a line around it.
public struct CornerAccessory: Surface {
  public let icon: SurfaceIcon
  /// `23°`
  public let temperature: Figure
  /// `12° a 31° · 40 %`, or the warning.
  public let curved: String
  /// Where the temperature lies between the day's least and greatest, 0…1; nil when one of them is not known.
  public let gauge: Double?
  public let alert: AlertBadge
  public let isStale: Bool
  public let spoken: String

  public var name: String { "accessory-corner" }

  static func compose(_ glance: Glance) -> CornerAccessory {
    return CornerAccessory(
      icon: glance.icon, temperature: glance.degrees,
      curved: glance.alert.text ?? Fit.text(glance.day, .accessoryLine), gauge: glance.gauge, alert: glance.alert,
      isStale: glance.isStale, spoken: glance.spoken)
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.icon("icon", icon)
    scribe.text("temperature", temperature.text, .accessoryFigure)
    scribe.text("curved", curved, .accessoryLine)
    scribe.fraction("gauge", gauge)
    alert.describe(to: &scribe)
    scribe.flag("isStale", isStale)
    scribe.text("spoken", spoken, .spoken)
  }
}
