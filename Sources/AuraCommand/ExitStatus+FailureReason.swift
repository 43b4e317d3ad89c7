// SPDX-License-Identifier: MIT

public import AuraModel

extension ExitStatus {
  /// The status of a command that a reading failed, the same for every command; `docs/COMMANDS.md` lists it.
  public init(_ reason: FailureReason) {
    switch reason {
    case .noKey, .keyStoreUnavailable, .keyMalformed, .keyExpired, .keyRejected, .notPermitted: self = .key
    case .quota: self = .quota
    case .offline, .unreachable, .insecureConnection: self = .unreachable
    case .noData: self = .noData
    case .temporarilyUnavailable, .serverFailed, .unreadableAnswer: self = .serverFailed
    case .unknownAddress, .cancelled: self = .software
    }
  }
}
