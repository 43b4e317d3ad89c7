// SPDX-License-Identifier: MIT

/// What is drawn for a hero background: a picture that is there, or a sky of our own.
public enum HeroArt: Hashable, Sendable {
  /// The very picture.
  case exact(HeroBackground)
  /// A picture of the same family and condition at the nearest time there is.
  case otherTime(HeroBackground)
  /// No picture of the condition: a sky by rules.
  case procedural(AuraSky)
}

extension HeroBackground {
  /// Chooses what is drawn: the exact picture, else the nearest time of the same condition and family, else a
  /// procedural sky. Another condition is never shown: a dry picture over rain would lie.
  public func resolved(_ isAvailable: (HeroBackground) -> Bool) -> HeroArt {
    let found = time.byNearness.lazy
      .map { HeroBackground(family: family, condition: condition, time: $0) }
      .first(where: isAvailable)
    guard let found else { return .procedural(AuraSky(condition: condition, time: time)) }
    return found == self ? .exact(found) : .otherTime(found)
  }
}
