// SPDX-License-Identifier: MIT

public import AuraTime

/// What is known of the warnings of an area. Not knowing is a state of its own and never reads as "no warnings".
public enum AvisosState: Hashable, Sendable {
  /// No good answer was ever read.
  case unknown
  /// The newest good answer; `staleSince` is when the first of the failures after it happened, nil when none did.
  case known(AvisosSet, staleSince: WallInstant?)

  /// The last good set; nil when there never was one.
  public var set: AvisosSet? {
    switch self {
    case .unknown: nil
    case .known(let set, _): set
    }
  }

  /// The state after an answer that could not be had or read: what is known stays (Q-TAR-05).
  public func failed(at moment: WallInstant) -> AvisosState {
    switch self {
    case .unknown: .unknown
    case .known(let set, let since): .known(set, staleSince: since ?? moment)
    }
  }
}
