// SPDX-License-Identifier: MIT

public import AuraModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The key in a variable of the environment: for commands; it cannot be written.
public struct EnvironmentKey: KeyStore {
  public static let defaultName = "AEMET_API_KEY"

  private let name: String

  public init(_ name: String = EnvironmentKey.defaultName) {
    self.name = name
  }

  public func readKey() -> Secret? {
    guard let value = getenv(name) else { return nil }
    // Blanks at its ends are the shell's, not the key's.
    let isBlank = { (byte: UInt8) in byte <= 0x20 }
    let bytes = String(cString: value).utf8.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return bytes.isEmpty ? nil : Secret(String(decoding: Array(bytes), as: UTF8.self))
  }

  public func writeKey(_ key: Secret?) throws(KeyStoreError) { throw .readOnly }
}
