// SPDX-License-Identifier: MIT

/// A key that was handed over once and cannot be changed: from the environment, or made up for the mock.
public struct FixedKey: KeyStore {
  private let key: Secret?

  public init(_ key: Secret?) {
    self.key = key
  }

  public func readKey() throws(KeyStoreError) -> Secret? { key }

  public func writeKey(_ key: Secret?) throws(KeyStoreError) { throw .readOnly }
}
