// SPDX-License-Identifier: MIT

/// Which keys the mock takes.
public enum KeyRule: String, Hashable, Sendable, CaseIterable {
  /// Any three non-empty parts `x.y.z`, unless they decode to a token that has expired.
  case anyThreeParts
  /// A real JSON web token; without `exp` it stops on 2026-10-15 (Q-ENV-22).
  case strict
}
