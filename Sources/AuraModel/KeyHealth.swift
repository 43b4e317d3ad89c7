// SPDX-License-Identifier: MIT

public import AuraTime

/// How long the AEMET key will do, as far as it says itself.
public enum KeyHealth: Hashable, Sendable {
  case missing
  /// No web token; `found` says where it stops being one and never shows any of it.
  case malformed(found: String)
  /// Lives on, without warning.
  case valid(until: WallInstant)
  /// Ends within `warningDays`; `daysLeft` are whole days, 0 on the last.
  case expiringSoon(until: WallInstant, daysLeft: Int)
  /// Has no `exp`: AEMET stops taking such keys on 2026-10-15. `daysLeft` are whole days to then.
  case withoutExpiry(until: WallInstant, daysLeft: Int)
  case expired(since: WallInstant)

  /// Days before the end at which a person should know.
  public static let warningDays = 14
}
