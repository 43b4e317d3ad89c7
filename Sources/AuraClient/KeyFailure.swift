// SPDX-License-Identifier: MIT

public import AuraModel

/// What is wrong with the key. AEMET's own three refusals are told apart (Q-ENV-06, Q-ENV-07).
public enum KeyFailure: Hashable, Sendable {
  /// No key was entered, so no call was made (AEMET would answer an empty 200, Q-ENV-05).
  case missing
  /// The store did not give it out.
  case unavailable(KeyStoreError)
  /// No web token: AEMET said so, or it holds what no header may.
  case malformed
  /// Past its `exp`.
  case expired
  /// Well formed, and AEMET does not know it.
  case rejected
  /// AEMET knows it and forbids it the product (403; in the FAQ, never seen).
  case notPermitted
}

extension KeyFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "there is no key"
    case .unavailable(let error): "the key could not be read: \(error)"
    case .malformed: "the key is malformed"
    case .expired: "the key has expired"
    case .rejected: "the key was rejected"
    case .notPermitted: "the key has no permission for this product"
    }
  }
}
