// SPDX-License-Identifier: MIT

/// How far the data of a surface may be trusted: what kind, how old, and why.
public struct Standing: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// As new as can be expected.
    case current
    /// Shown, and newer data could not be had or were not asked for in a long time.
    case stale
    /// Shown, and there is no network.
    case offline
    /// Was known and speaks of the moment no more: nothing is shown.
    case expired
    /// Nothing was ever known.
    case unknown
  }

  public let kind: Kind
  /// How old the data are: `hace 3 h`; nil when no time is told with them.
  public let age: String?
  /// One line for the card; nil for current data of no told age.
  public let note: String?
  /// Why there is nothing newer, in a sentence; nil where nothing failed.
  public let reason: String?

  /// Whether there is something to show.
  public var isShown: Bool {
    switch kind {
    case .current, .stale, .offline: true
    case .expired, .unknown: false
    }
  }

  /// The mark beside the data; nil for current ones.
  public var icon: SurfaceIcon? {
    switch kind {
    case .current: nil
    case .stale: SurfaceIcon(.stale)
    case .offline: SurfaceIcon(.offline)
    case .expired, .unknown: SurfaceIcon(.unknown)
    }
  }
}
