// SPDX-License-Identifier: MIT

/// A reading somebody wants: which template it spends, how many calls it takes and how urgent it is.
public struct PacedCall: Hashable, Sendable {
  /// Who is waiting, most urgent first.
  public enum Priority: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// A person pulled to refresh.
    case forced
    /// A surface on screen is empty or stale.
    case visible
    /// A widget or complication asked.
    case widget
    /// A favourite nobody looks at.
    case background

    public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
  }

  /// The endpoint with its parameters left out: what AEMET counts by (Q-LIM-01).
  public var template: String
  public var priority: Priority
  /// Calls of the whole reading: 2 for an envelope and its data, 1 for what comes in one. Both are reserved at once,
  /// so that no envelope is bought that cannot be redeemed before it expires.
  public var hops: Int
  /// The longest the caller will wait, in milliseconds; nil for as long as it takes.
  public var maximumWaitMilliseconds: Int?

  public init(template: String, priority: Priority = .visible, hops: Int = 2, maximumWaitMilliseconds: Int? = nil) {
    precondition((1...2).contains(hops), "a reading takes one call or two")
    self.template = template
    self.priority = priority
    self.hops = hops
    self.maximumWaitMilliseconds = maximumWaitMilliseconds
  }
}

/// Why a call may not go yet, as a value; the wording for people is elsewhere.
public enum WaitReason: Hashable, Sendable {
  /// The key's calls of the last window are spent.
  case keyWindow(limit: Int)
  /// The address' calls of the last window are spent.
  case addressWindow(limit: Int)
  /// The template's bucket is spent.
  case templateWindow(template: String, limit: Int)
  /// The address' calls of the last seconds come too thick (the hidden limit of Q-LIM-08).
  case burst(limit: Int)
  /// The last call of the template was too short ago, or is still under way.
  case spacing(template: String)
  /// AEMET answered 429 for the template.
  case frozenTemplate(template: String)
  /// AEMET answered 429 for more than one template, or the server failed again and again.
  case frozenEverything
  /// After a rest for failures one call tries whether the server is back, and has not ended.
  case probing
  /// What others spent is not known, so all of it may be.
  case unknownSpend
  /// The shared ledger is held by another process, or is full.
  case ledger
  /// Others who asked earlier or more urgently go first.
  case queue(ahead: Int)
}

/// A wait explained: why, and the earliest time it can end.
public struct Wait: Hashable, Sendable {
  public let reason: WaitReason
  /// Nanoseconds of the pacer's own time; nil while it hangs on calls whose answers have not come.
  public let until: Int64?

  public init(reason: WaitReason, until: Int64?) {
    (self.reason, self.until) = (reason, until)
  }
}

/// What an exchange told about the limits.
public enum Feedback: Hashable, Sendable {
  /// An answer that says nothing of limits; `remaining` is AEMET's header when it came (Q-LIM-05).
  case answered(remaining: Int?)
  /// A 429 in any disguise; `retryAfterSeconds` if the server ever says it.
  case limited(retryAfterSeconds: Int?)
  /// A 5xx, a reset, a time-out: the server may be in trouble.
  case failed
  /// The call surely never reached the server (no such name, refused): its slot goes back. `blamesServer` when the
  /// server may be in trouble rather than this machine.
  case unreached(blamesServer: Bool)
}
