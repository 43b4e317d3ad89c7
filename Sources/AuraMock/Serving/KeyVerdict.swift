// SPDX-License-Identifier: MIT

/// What the service makes of a key.
enum KeyVerdict: Hashable, Sendable {
  case accepted
  /// Not three parts; the text of 2026 tells how many periods were found.
  case malformed(periods: Int)
  case invalid
  case expired
}
