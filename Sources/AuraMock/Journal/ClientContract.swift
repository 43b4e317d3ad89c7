// SPDX-License-Identifier: MIT

import AuraTime

/// What a well-behaved client of AEMET never does, judged from the mock's journal.
///
/// Issue and guide: the key only in call 1, only in a header; call 2 only for a link that was handed out; nothing
/// twice at once; never more than AEMET allows; no hammering after a 429 (Q-ENV-13, Q-ENV-14, Q-LIM-15, Q-LIM-16).
public struct ClientContract: Hashable, Sendable {
  /// A rule of the contract.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// The key stood in an address.
    case keyInAddress
    /// The key came with call 2.
    case keyOnSecondHop
    /// Call 2 for a link that was never handed out, or to another client.
    case secondHopWithoutFirst
    /// `metadatos` was asked in normal work (Q-ENV-01, Q-ENV-15).
    case metadataAsked
    /// The same thing was asked again while the first answer was on its way.
    case duplicateInFlight
    /// Another call of a template before its last one had been answered (Q-LIM-16).
    case templateInFlight
    /// A call of a template within a minute of its 429.
    case callDuringFreeze
    /// More calls in a window than the limits allow, whoever refused them.
    case overLimit
    /// Two calls of a template closer than the spacing.
    case tooClose
    /// A path that AEMET does not have.
    case unknownPath
    /// Another call 1 with a key that was refused (Q-ENV-06).
    case refusedKeyAgain
  }

  /// One breach: which rule, and the exchange that broke it.
  public struct Violation: Hashable, Sendable {
    public let rule: Rule
    /// Number of the exchange in the journal.
    public let number: Int
    /// One line for a developer.
    public let detail: String
  }

  /// A count that may not be passed in any window of this length.
  public struct Limit: Hashable, Sendable {
    public var calls: Int
    public var seconds: Int
    /// Whether call 2 counts.
    public var countsSecondHop: Bool
    /// Whether each template has its own count.
    public var isPerTemplate: Bool

    public init(calls: Int, seconds: Int, countsSecondHop: Bool, isPerTemplate: Bool) {
      self.calls = calls
      self.seconds = seconds
      self.countsSecondHop = countsSecondHop
      self.isPerTemplate = isPerTemplate
    }
  }

  /// Every known profile at once: 50 for the key with both hops, 40 for the address, 40 or 15 for a template.
  public static let allProfiles = ClientContract(
    rules: Set(Rule.allCases).subtracting([.tooClose]),
    limits: [
      Limit(calls: 50, seconds: 60, countsSecondHop: true, isPerTemplate: false),
      Limit(calls: 40, seconds: 60, countsSecondHop: false, isPerTemplate: false),
      Limit(calls: 40, seconds: 60, countsSecondHop: false, isPerTemplate: true),
    ],
    templateLimits: [QuotaProfile.hourlyTemplate: 15], freezeSeconds: 60, spacingMilliseconds: 5000)

  public var rules: Set<Rule>
  public var limits: [Limit]
  /// Calls a minute of single templates.
  public var templateLimits: [String: Int]
  /// How long a template rests after a 429, seconds.
  public var freezeSeconds: Int64
  /// Least time between two calls of a template, milliseconds, where `tooClose` is among the rules.
  public var spacingMilliseconds: Int64

  public init(
    rules: Set<Rule>, limits: [Limit], templateLimits: [String: Int], freezeSeconds: Int64, spacingMilliseconds: Int64
  ) {
    self.rules = rules
    self.limits = limits
    self.templateLimits = templateLimits
    self.freezeSeconds = freezeSeconds
    self.spacingMilliseconds = spacingMilliseconds
  }
}
