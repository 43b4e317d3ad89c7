// SPDX-License-Identifier: MIT

/// Where the AEMET key is kept: the Keychain in the app, a 0600 file or the environment elsewhere.
public protocol KeyStore: Sendable {
  /// Reads the key; nil when none was ever saved.
  func readKey() throws(KeyStoreError) -> Secret?
  /// Replaces the key; nil forgets it.
  func writeKey(_ key: Secret?) throws(KeyStoreError)
}

/// Why a key could not be read or kept.
public enum KeyStoreError: Error, Hashable, Sendable {
  /// The store answered with an error; `detail` is for developers and never holds the key.
  case unavailable(detail: String)
  /// The store cannot be written (the environment, a read-only folder).
  case readOnly
}
