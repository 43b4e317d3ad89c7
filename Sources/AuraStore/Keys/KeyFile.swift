// SPDX-License-Identifier: MIT

public import AuraModel

/// The key in a file of its own, readable by its owner alone (0600): where there is no Keychain.
public struct KeyFile: KeyStore {
  public static let defaultName = "aemet.key"
  /// A web token has some 300 bytes.
  static let limitBytes = 8192

  private let folder: any Folder
  private let name: String

  public init(folder: any Folder, name: String = KeyFile.defaultName) {
    (self.folder, self.name) = (folder, name)
  }

  public func readKey() throws(KeyStoreError) -> Secret? {
    let bytes: [UInt8]?
    do throws(StoreError) { bytes = try folder.read(name, limitBytes: Self.limitBytes) } catch {
      throw Self.error(error)
    }
    guard let bytes else { return nil }
    // Written by hand it ends in a line feed, which is not the key's.
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    let key = String(String.UnicodeScalarView(text.filter { !$0.properties.isWhitespace }))
    return key.isEmpty ? nil : Secret(key)
  }

  public func writeKey(_ key: Secret?) throws(KeyStoreError) {
    do throws(StoreError) {
      guard let key else { return try folder.remove(name) }
      let bytes = key.withExposedValue { Array($0.utf8) }
      guard bytes.count <= Self.limitBytes else { throw StoreError.tooLong(name: name, limitBytes: Self.limitBytes) }
      try folder.replace(name, with: bytes)
    } catch {
      throw Self.error(error)
    }
  }

  private static func error(_ error: StoreError) -> KeyStoreError {
    switch error {
    case .readOnly: .readOnly
    case .busy, .diskFull, .forbidden, .noFolder, .tooLong, .badName, .failed: .unavailable(detail: "\(error)")
    }
  }
}
