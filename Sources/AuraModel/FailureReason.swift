// SPDX-License-Identifier: MIT

/// Why a reading brought nothing, as a person needs to know it: what to do, or how long to wait.
///
/// Errors of the client say what happened on the wire; this says what it means. `FailurePhrase` words it.
public enum FailureReason: String, Hashable, Sendable, CaseIterable, Codable {
  /// No key was ever entered.
  case noKey
  /// The place where the key is kept did not give it out.
  case keyStoreUnavailable
  /// The key is not whole: a part missing, a blank inside.
  case keyMalformed
  case keyExpired
  /// AEMET does not know the key.
  case keyRejected
  /// AEMET knows the key and refuses it this product.
  case notPermitted
  /// AEMET's limit, or our own that keeps below it.
  case quota
  /// No network on this side.
  case offline
  /// The host cannot be reached, or does not answer in time.
  case unreachable
  /// The host could not prove who it is.
  case insecureConnection
  /// AEMET has nothing for that place or code.
  case noData
  /// AEMET has the product and could not give it just now.
  case temporarilyUnavailable
  case serverFailed
  /// What came was not what was asked for: a page, another product, nonsense.
  case unreadableAnswer
  /// AEMET knows no such address: a mistake of ours, or a product that was withdrawn.
  case unknownAddress
  /// Nobody waits for it any more.
  case cancelled
}
