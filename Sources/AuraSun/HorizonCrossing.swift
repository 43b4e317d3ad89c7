// SPDX-License-Identifier: MIT

public import AuraTime

/// When a body passes an altitude on a civil date, or why it does not.
public enum HorizonCrossing: Hashable, Sendable {
  /// It passes at this instant; where it does so twice on one date, this is the first time.
  case at(WallInstant)
  /// It is above the altitude all day: a Sun that never sets.
  case staysAbove
  /// It is below the altitude all day: a Sun that never rises.
  case staysBelow
  /// It passes on this date in the other direction only; its own passage falls on a neighbouring date. The Moon does
  /// this about once a month anywhere, the Sun only near the polar circles.
  case notOnThisDate

  /// The instant, to the millisecond; nil when there is none.
  public var instant: WallInstant? {
    switch self {
    case .at(let instant): instant
    case .staysAbove, .staysBelow, .notOnThisDate: nil
    }
  }

  /// The instant to the nearest minute, half a minute up, as the Observatorio Astronómico Nacional prints it.
  public var minute: WallInstant? { instant?.roundedToMinute }

  /// What clocks of a zone show at the nearest minute; the date may be the next one (23:59:30 is 00:00).
  public func civilMinute(in zone: CivilZone) -> CivilDateTime? {
    minute.map(zone.civil(at:))
  }
}

extension WallInstant {
  /// The nearest minute, half a minute up.
  ///
  /// Published almanacs round so: of 191 minutes of the Observatorio Astronómico Nacional, rounding meets 190,
  /// truncation 92.
  public var roundedToMinute: WallInstant {
    WallInstant(millisecondsSinceEpoch: floorDivide(millisecondsSinceEpoch + 30_000, by: 60_000) * 60_000)
  }
}
