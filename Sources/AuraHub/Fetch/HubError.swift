// SPDX-License-Identifier: MIT

/// Why a caller got no report. What failed on the wire is no error here: it stands in the report.
public enum HubError: Error, Hashable, Sendable {
  /// The caller's task was cancelled; the refresh goes on for whoever else waits.
  case cancelled
  /// The hub's `run()` has ended.
  case stopped
}
