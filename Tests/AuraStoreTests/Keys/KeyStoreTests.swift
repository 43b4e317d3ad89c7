// SPDX-License-Identifier: MIT

import AuraModel
import AuraTestSupport
import Testing

@testable import AuraStore

/// Where the key is kept where there is no Keychain.
struct KeyStoreTests {
  private static let key = "eyJhbGciOiJub25lIn0.eyJleHAiOjF9.c2ln"

  @Test("A key is kept in a file of mode 0600 named after the service, read again, replaced and forgotten")
  func file() throws {
    let temporary = try TemporaryFolder()
    let folder = try SystemFolder(path: temporary.path)
    let store = AuraKeychain(service: "com.example.aura", folder: folder)
    #expect(try store.readKey() == nil)
    try store.writeKey(Secret(Self.key))
    #expect(try store.readKey() == Secret(Self.key))
    #expect(temporary.mode(of: "com.example.aura.key") == 0o600)
    try store.writeKey(nil)
    #expect(try store.readKey() == nil && temporary.names == [])
  }

  @Test("A file written by hand may end in a line feed; an empty one is no key")
  func byHand() throws {
    let folder = MemoryFolder(MemoryDisk())
    try folder.replace(KeyFile.defaultName, with: Array((Self.key + "\r\n").utf8))
    #expect(try KeyFile(folder: folder).readKey() == Secret(Self.key))
    try folder.replace(KeyFile.defaultName, with: Array(" \n".utf8))
    #expect(try KeyFile(folder: folder).readKey() == nil)
  }

  @Test("What goes wrong is told without the key, and nothing that prints shows it")
  func silence() throws {
    let disk = MemoryDisk()
    let store = KeyFile(folder: MemoryFolder(disk))
    try store.writeKey(Secret(Self.key))
    disk.setScript { $0.kind == .replace ? .fails(.diskFull(name: $0.name)) : nil }
    var told = "\(store) \(String(reflecting: store))"
    do throws(KeyStoreError) { try store.writeKey(Secret(Self.key + "x")) } catch { told += "\(error)" }
    disk.setScript { $0.kind == .replace ? .fails(.readOnly(name: $0.name)) : nil }
    #expect(throws: KeyStoreError.readOnly) { try store.writeKey(Secret(Self.key)) }
    #expect(throws: KeyStoreError.self) { try store.writeKey(Secret(String(repeating: "x", count: 9000))) }
    told += "\(String(describing: try store.readKey()))"
    #expect(told.contains("no room") && !told.contains(Self.key) && !told.contains("eyJ"))
    #expect(try store.readKey() == Secret(Self.key))
  }

  @Test("The environment is read and never written")
  func environment() throws {
    #expect(EnvironmentKey("AURA_TEST_NO_SUCH_VARIABLE").readKey() == nil)
    #expect(EnvironmentKey("PATH").readKey()?.isEmpty == false)
    #expect(throws: KeyStoreError.readOnly) { try EnvironmentKey().writeKey(nil) }
  }
}
