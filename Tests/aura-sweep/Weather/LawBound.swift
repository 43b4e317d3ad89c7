// SPDX-License-Identifier: MIT

/// How far from its target a quantity may be: in one month of one place, over a place's year, over all of Spain.
///
/// The means are held as the project's brief asks. The rest is bounded by what three years can tell: a month of
/// three years has some twenty independent days, so its standard deviation is known to 16 % and a correlation to
/// 0.12, and the worst of 648 months is three and a half times that; a place's year is four times as long-lived, and
/// all of Spain shows any bias.
struct LawBound: Sendable {
  /// The target's share plus an absolute part.
  struct Margin: Sendable {
    let share: Double
    let absolute: Double

    func allows(_ got: Double, for target: Double) -> Bool {
      (got - target).magnitude <= share * target.magnitude + absolute
    }
  }

  let month: Margin?
  let year: Margin?
  let spain: Margin

  static func of(_ quantity: LawRow.Quantity) -> LawBound {
    func margin(_ share: Double, _ absolute: Double = 0) -> Margin { Margin(share: share, absolute: absolute) }
    return switch quantity {
    case .maximum, .minimum: LawBound(month: margin(0, 1.5), year: margin(0, 0.4), spain: margin(0, 0.15))
    // Half a hundredth of a millimetre for the writing of the target.
    case .rain: LawBound(month: margin(0.25, 0.005), year: margin(0.05), spain: margin(0.02))
    case .maximumSpread, .minimumSpread: LawBound(month: margin(0.65), year: margin(0.16), spain: margin(0.07))
    case .maximumLag, .minimumLag: LawBound(month: margin(0, 0.6), year: margin(0, 0.12), spain: margin(0.06))
    case .wetAfterDry: LawBound(month: margin(0, 0.25), year: margin(0.15, 0.06), spain: margin(0.08))
    // Some months have a handful of wet days to learn this from, or none.
    case .wetAfterWet: LawBound(month: nil, year: margin(0, 0.18), spain: margin(0.1))
    case .rainDays: LawBound(month: margin(0.4, 3), year: margin(0.25, 0.5), spain: margin(0.08))
    // Single cold or foggy spells decide these; they are held for Spain, and loosely for a place.
    case .snowDays: LawBound(month: nil, year: margin(0.6, 1.5), spain: margin(0.6))
    case .fogDays: LawBound(month: nil, year: margin(0.4, 0.6), spain: margin(0.2))
    case .stormDays: LawBound(month: nil, year: margin(0.4, 0.4), spain: margin(0.2))
    case .humidity: LawBound(month: margin(0, 10), year: margin(0, 7), spain: margin(0, 2))
    case .wind: LawBound(month: margin(0.5), year: margin(0.15), spain: margin(0.1))
    case .gust: LawBound(month: nil, year: margin(0.3), spain: margin(0.12))
    case .pressure: LawBound(month: margin(0, 3), year: margin(0, 0.5), spain: margin(0, 0.2))
    }
  }
}
