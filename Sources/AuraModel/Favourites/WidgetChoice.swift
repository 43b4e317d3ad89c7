// SPDX-License-Identifier: MIT

/// What a widget is set to show: a place of its own, or whichever is active.
public struct WidgetChoice: Hashable, Sendable, Codable {
  public enum Target: Hashable, Sendable, Codable {
    /// The active place, whatever it is when the widget is drawn.
    case active
    case place(MunicipalityCode)
  }

  public var target: Target
  /// Which pictures a home widget shows; lock and watch families have none.
  public var family: HeroBackground.Family?

  public init(target: Target, family: HeroBackground.Family? = nil) {
    self.target = target
    self.family = family
  }

  /// The place that a choice comes to, and whether it had to be another one.
  public struct Resolution: Hashable, Sendable {
    public let place: MunicipalityCode
    /// The chosen place is kept no longer: the widget shows the active one and says so.
    public let isFallback: Bool

    public init(place: MunicipalityCode, isFallback: Bool) {
      self.place = place
      self.isFallback = isFallback
    }
  }

  /// What can be chosen: the active place, then each place in the person's order.
  public static func targets(in favourites: Favourites) -> [Target] {
    [.active] + favourites.places.map { .place($0) }
  }

  public func resolve(in favourites: Favourites) -> Resolution {
    switch target {
    case .active: Resolution(place: favourites.active, isFallback: false)
    case .place(let place):
      favourites.places.contains(place)
        ? Resolution(place: place, isFallback: false) : Resolution(place: favourites.active, isFallback: true)
    }
  }
}
