// SPDX-License-Identifier: MIT

/// When a recording answers, and when the service behind is asked.
package enum RecordingMode: String, Hashable, Sendable, CaseIterable {
  /// Only the recording; what it lacks fails.
  case none
  /// A recording that has something answers alone; an empty one is filled.
  case once
  /// The recording answers what it has; what it lacks is asked and added.
  case new
  /// Everything is asked, and recorded from the start.
  case all
  /// The recording answers what it has; what it lacks is asked and not kept.
  case spy
}
