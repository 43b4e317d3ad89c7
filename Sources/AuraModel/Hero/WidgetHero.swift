// SPDX-License-Identifier: MIT

/// The picture behind a widget: the same art in one of two sizes, for a widget's memory is small.
public struct WidgetHero: Hashable, Sendable {
  /// How large the widget is.
  public enum Tier: CaseIterable, Hashable, Sendable {
    /// The extra-large widget of iPad and Mac.
    case extraLarge
    /// All others: the lighter `_w` pictures.
    case regular

    /// The greatest size of a picture's file, bytes.
    public var byteBudget: Int {
      switch self {
      case .extraLarge: 600_000
      case .regular: 200_000
      }
    }

    /// The greatest number of pixels of a picture; decoded it takes four bytes each, of some 30 MB a widget may use.
    public var pixelBudget: Int {
      switch self {
      case .extraLarge: 1_500_000
      case .regular: 700_000
      }
    }
  }

  public let background: HeroBackground
  public let tier: Tier

  public init(_ background: HeroBackground, tier: Tier) {
    self.background = background
    self.tier = tier
  }

  /// The name of the picture: `rain_dusk`, lighter `rain_dusk_w`.
  public var artName: String {
    switch tier {
    case .extraLarge: background.artName
    case .regular: background.artName + "_w"
    }
  }
}
