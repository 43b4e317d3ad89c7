// SPDX-License-Identifier: MIT

/// Which of the two calls of a reading (Q-ENV-01).
public enum Hop: Int, Hashable, Sendable {
  /// The call with the key, answered by an envelope.
  case first = 1
  /// The call on the envelope's link, without the key; or the only call, to another host.
  case second = 2
}
