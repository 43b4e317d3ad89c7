// SPDX-License-Identifier: MIT

public import AuraModel
import AuraPacing
import AuraTransport

extension FailureReason {
  /// What an error of the client means to a person.
  public init(_ error: ClientError) {
    switch error {
    case .key(let failure): self.init(failure)
    case .limited: self = .quota
    case .notAdmitted(_, .cancelled): self = .cancelled
    case .notAdmitted(_, .queueFull), .notAdmitted(_, .wouldWaitTooLong), .notAdmitted(_, .lapsed): self = .quota
    case .noData: self = .noData
    case .productMissing, .linkExpired: self = .temporarilyUnavailable
    case .unknownPath: self = .unknownAddress
    case .serverFailed: self = .serverFailed
    case .unusable(_, let fault): self.init(fault)
    case .transport(_, let error): self.init(error)
    }
  }

  private init(_ failure: KeyFailure) {
    switch failure {
    case .missing: self = .noKey
    case .unavailable: self = .keyStoreUnavailable
    case .malformed: self = .keyMalformed
    case .expired: self = .keyExpired
    case .rejected: self = .keyRejected
    case .notPermitted: self = .notPermitted
    }
  }

  private init(_ fault: AnswerFault) {
    switch fault {
    // The body stopped on its way; the next one may come whole (Q-ENV-18).
    case .cutShort: self = .temporarilyUnavailable
    // Q-ENV-05: an empty answer to call 1 is what AEMET gives when no key reached it.
    case .empty(.first): self = .noKey
    case .insecureBase: self = .insecureConnection
    case .empty(.second), .webPage, .status, .estado, .noLink, .link, .notJSON, .wrongShape: self = .unreadableAnswer
    }
  }

  private init(_ error: TransportError) {
    switch error {
    case .offline: self = .offline
    // Without a network the first thing that fails is the look-up of a name.
    case .hostNotFound, .refused, .timedOut, .reset: self = .unreachable
    case .tls: self = .insecureConnection
    case .cutShort: self = .temporarilyUnavailable
    case .tooLarge, .protocolViolation: self = .unreadableAnswer
    case .cancelled: self = .cancelled
    }
  }
}
