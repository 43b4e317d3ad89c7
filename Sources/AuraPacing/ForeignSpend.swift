// SPDX-License-Identifier: MIT

/// A slot that somebody else holds, as the ledger tells: another process, or this one before it was killed.
struct ForeignSpend: Hashable, Sendable {
  /// Hash of the template; 0 counts against all.
  let template: UInt64
  let isFirstHop: Bool
  /// The latest moment at which the call can have reached the server, or at which an unsent reservation lapses;
  /// nanoseconds of the pacer's time.
  let end: Int64
  /// Whether the slot is held one window longer: true once the call may have been sent.
  let wasSent: Bool
  /// Whether the call is over: what is still open may be settled sooner than `end` says.
  let isSettled: Bool

  func release(width: Int64) -> Int64 { wasSent ? end + width : end }

  func concerns(_ hash: UInt64) -> Bool { isFirstHop && (template == hash || template == 0) }
}
