// SPDX-License-Identifier: MIT

/// Why the pacer let a call go nowhere.
public enum PacingError: Error, Hashable, Sendable {
  /// As many wait as may.
  case queueFull(WaitExplanation)
  /// It cannot be, or was not, in the time the call allows.
  case wouldWaitTooLong(WaitExplanation)
  /// The calling task was cancelled.
  case cancelled
  /// The slot was held unsent for so long that another process may have taken it.
  case lapsed
}
