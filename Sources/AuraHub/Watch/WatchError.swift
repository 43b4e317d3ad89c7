// SPDX-License-Identifier: MIT

/// Why a push did not go out or did not come in. What the watch knew stands.
public enum WatchError: Error, Hashable, Sendable {
  case unreadable(found: String)
  /// There is no watch, or its app is not installed.
  case noWatch
  /// The system would not take it; it is made again at the next refresh.
  case notTaken(detail: String)
}
