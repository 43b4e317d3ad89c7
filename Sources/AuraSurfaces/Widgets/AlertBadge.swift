// SPDX-License-Identifier: MIT

import AuraModel

/// What a small surface says of warnings: that there are none, one in force or to come, or that it is not known.
public struct AlertBadge: Hashable, Sendable {
  public enum State: String, CaseIterable, Hashable, Sendable {
    case none, upcoming, inForce, unknown
  }

  public let state: State
  /// `Aviso naranja por calor`, `Avisos: sin datos`; nil when it is known that there are none.
  public let text: String?
  /// The colour of the level; of the unknown where nothing is known; nil when there are none.
  public let token: ColourToken?
  /// nil when there are none.
  public let icon: SurfaceIcon?

  static func compose(_ scene: SurfaceScene) -> AlertBadge {
    guard let warnings = scene.warnings else {
      return AlertBadge(
        state: .unknown, text: "Avisos: \(Figure.unknownText)", token: .unknown, icon: SurfaceIcon(.unknown))
    }
    guard let worst = warnings.first else { return AlertBadge(state: .none, text: nil, token: nil, icon: nil) }
    let isInForce = worst.phase(at: scene.moment) == .inForce
    return AlertBadge(
      state: isInForce ? .inForce : .upcoming,
      text: Fit.line(isInForce ? AlertItem.title(worst, size: .phone) : upcoming(worst), limit: limit),
      token: ColourToken(worst.level), icon: SurfaceIcon(.alert))
  }

  private static let limit = TextBound.accessoryLine.limit(.phone)

  private static func upcoming(_ alert: WeatherAlert) -> String {
    "Previsto: " + AlertItem.title(alert, size: .phone).prefix(1).lowercased()
      + AlertItem.title(alert, size: .phone).dropFirst()
  }

  func describe(to scribe: inout SurfaceScribe) {
    scribe.group("alert") { scribe in
      scribe.text("state", state.rawValue, .label)
      scribe.text("text", text, .accessoryLine)
      scribe.colour("token", token)
      scribe.icon("icon", icon)
    }
  }
}
