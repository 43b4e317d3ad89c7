// SPDX-License-Identifier: MIT

public import AuraPacing
public import AuraTransport

/// Why a reading of AEMET brought nothing.
public enum ClientError: Error, Hashable, Sendable {
  /// The key is missing or no good. No product can be read until it changes.
  case key(KeyFailure)
  /// AEMET's limit was reached (429 in any disguise).
  case limited(Endpoint, retryAfterSeconds: Int?)
  /// The pacer let the reading go nowhere: nothing was sent.
  case notAdmitted(Endpoint, PacingError)
  /// AEMET has nothing for that code, place or date (Q-ENV-04).
  case noData(Endpoint)
  /// The product's file is missing for the moment (Q-ENV-09).
  case productMissing(Endpoint)
  /// The link had expired, and so had the next one (Q-ENV-10).
  case linkExpired(Endpoint)
  /// AEMET knows no such path: a mistake of ours, or a product that was withdrawn (Q-ENV-08).
  case unknownPath(Endpoint)
  /// A fault of the server (Q-ENV-20).
  case serverFailed(Endpoint, status: Int)
  /// An answer that is not what was asked for.
  case unusable(Endpoint, AnswerFault)
  /// No whole answer came.
  case transport(Endpoint, TransportError)
}

extension ClientError: CustomStringConvertible {
  /// One line for developers.
  public var description: String {
    switch self {
    case .key(let failure): failure.description
    case .limited(let endpoint, let seconds):
      "\(endpoint): AEMET's limit was reached" + (seconds.map { ", to be tried again in \($0) s" } ?? "")
    case .notAdmitted(let endpoint, let error): "\(endpoint): not admitted, \(error)"
    case .noData(let endpoint): "\(endpoint): no data (estado 404)"
    case .productMissing(let endpoint): "\(endpoint): the product is missing for the moment (estado 404)"
    case .linkExpired(let endpoint): "\(endpoint): the link had expired twice"
    case .unknownPath(let endpoint): "\(endpoint): no such path"
    case .serverFailed(let endpoint, let status): "\(endpoint): the server failed with \(status)"
    case .unusable(let endpoint, let fault): "\(endpoint): \(fault)"
    case .transport(let endpoint, let error): "\(endpoint): \(error)"
    }
  }
}
