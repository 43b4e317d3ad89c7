// SPDX-License-Identifier: MIT

public import AuraModel

#if canImport(Security)
  import Foundation
  import Security

  /// The key in the Keychain: on this device alone, to be read since its first unlocking, also by widgets of the group.
  public struct AuraKeychain: KeyStore {
    private let service: String
    private let accessGroup: String?

    /// - Parameters:
    ///   - service: Names the item.
    ///   - accessGroup: The group of apps that share it; nil for this app alone.
    ///   - folder: Of no use where there is a Keychain.
    public init(service: String, accessGroup: String? = nil, folder: any Folder) {
      (self.service, self.accessGroup) = (service, accessGroup)
    }

    public func readKey() throws(KeyStoreError) -> Secret? {
      var query = item
      query[kSecReturnData] = true
      query[kSecMatchLimit] = kSecMatchLimitOne
      var result: CFTypeRef?
      switch SecItemCopyMatching(query as CFDictionary, &result) {
      case errSecSuccess:
        guard let data = result as? Data else { throw .unavailable(detail: "the Keychain gave no data") }
        return Secret(String(decoding: data, as: UTF8.self))
      case errSecItemNotFound: return nil
      case let status: throw .unavailable(detail: "the Keychain answered \(status)")
      }
    }

    public func writeKey(_ key: Secret?) throws(KeyStoreError) {
      guard let key else {
        let status = SecItemDelete(item as CFDictionary)
        guard status == errSecSuccess || status == errSecItemNotFound else { throw Self.refused(status) }
        return
      }
      let data = key.withExposedValue { Data($0.utf8) }
      var status = SecItemUpdate(item as CFDictionary, [kSecValueData: data] as [CFString: Any] as CFDictionary)
      if status == errSecItemNotFound {
        var new = item
        new[kSecValueData] = data
        new[kSecAttrAccessible] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
        status = SecItemAdd(new as CFDictionary, nil)
      }
      guard status == errSecSuccess else { throw Self.refused(status) }
    }

    private var item: [CFString: Any] {
      var item: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: service, kSecAttrAccount: "aemet",
      ]
      if let accessGroup { item[kSecAttrAccessGroup] = accessGroup }
      return item
    }

    private static func refused(_ status: OSStatus) -> KeyStoreError {
      .unavailable(detail: "the Keychain answered \(status)")
    }
  }
#else
  /// The key where there is no Keychain: a file of mode 0600 in a folder, named after the service.
  public struct AuraKeychain: KeyStore {
    private let file: KeyFile

    /// - Parameters:
    ///   - service: Names the file.
    ///   - accessGroup: Of no use here.
    ///   - folder: Where the file lies.
    public init(service: String, accessGroup: String? = nil, folder: any Folder) {
      file = KeyFile(folder: folder, name: service + ".key")
    }

    public func readKey() throws(KeyStoreError) -> Secret? { try file.readKey() }

    public func writeKey(_ key: Secret?) throws(KeyStoreError) { try file.writeKey(key) }
  }
#endif
