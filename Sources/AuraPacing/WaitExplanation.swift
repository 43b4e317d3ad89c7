// SPDX-License-Identifier: MIT

public import AuraTime

/// Why a call waits and when it can go at the earliest; nil while that hangs on answers that have not come.
public struct WaitExplanation: Hashable, Sendable {
  public let reason: WaitReason
  public let earliest: WallInstant?

  public init(reason: WaitReason, earliest: WallInstant?) {
    (self.reason, self.earliest) = (reason, earliest)
  }
}
