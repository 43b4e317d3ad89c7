// SPDX-License-Identifier: MIT

import AuraClient
import AuraTransport

extension ClientError {
  /// The error in a word or two, for tables.
  var brief: String {
    switch self {
    case .key(let failure): "key \(failure.word)"
    case .limited(_, let seconds): "limited" + (seconds.map { " \($0)" } ?? "")
    case .notAdmitted: "notAdmitted"
    case .noData: "noData"
    case .productMissing: "productMissing"
    case .linkExpired: "linkExpired"
    case .unknownPath: "unknownPath"
    case .serverFailed(_, let status): "server \(status)"
    case .unusable(_, .status(_, let status)): "status \(status)"
    case .unusable(_, .estado(_, let estado)): "estado \(estado)"
    case .unusable(_, let fault): Mirror(reflecting: fault).children.first?.label ?? "noLink"
    case .transport(_, let error): Mirror(reflecting: error).children.first?.label ?? "\(error)"
    }
  }
}

extension KeyFailure {
  fileprivate var word: String {
    switch self {
    case .missing: "missing"
    case .unavailable: "unavailable"
    case .malformed: "malformed"
    case .expired: "expired"
    case .rejected: "rejected"
    case .notPermitted: "notPermitted"
    }
  }
}
