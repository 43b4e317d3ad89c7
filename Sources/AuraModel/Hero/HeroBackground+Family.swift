// SPDX-License-Identifier: MIT

extension HeroBackground {
  /// What a set of pictures shows.
  public enum Family: String, CaseIterable, Codable, Hashable, Sendable {
    case landscape
    case cityscape

    /// The name of the choice in the app.
    public var appName: String {
      switch self {
      case .landscape: "Paisaje"
      case .cityscape: "Ciudad"
      }
    }

    /// The name of the choice in a widget's settings.
    public var widgetName: String {
      switch self {
      case .landscape: "Naturaleza"
      case .cityscape: "Ciudad"
      }
    }

    /// What the names of its pictures begin with.
    var prefix: String {
      switch self {
      case .landscape: ""
      case .cityscape: "city_"
      }
    }
  }
}
