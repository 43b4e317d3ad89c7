// SPDX-License-Identifier: MIT

import AuraTestSupport
import Testing

@testable import AuraStore

/// What every folder does, a real one and a simulated one.
struct FolderTests {
  @Test("A real folder and a simulated one answer alike to the same calls")
  func alike() throws {
    let temporary = try TemporaryFolder()
    let folders: [any Folder] = [try SystemFolder(path: temporary.path), MemoryFolder(MemoryDisk())]
    let answers = folders.map { Self.exercise($0) }
    #expect(answers[0] == answers[1])
    #expect(answers[0].count == 15)
    // Half-written drafts leave nothing behind; modes are the owner's alone.
    #expect(temporary.names == ["b", "place"])
    #expect(temporary.mode(of: "b") == 0o600 && temporary.mode(of: "place") == 0o600)
  }

  @Test("Without App Groups a group's folder is one of its name, made where it is told and found again")
  func appGroup() throws {
    let temporary = try TemporaryFolder()
    let folder = try SystemFolder(appGroup: "group.com.example.aura", in: temporary.path)
    try folder.replace("a", with: [1])
    #expect(temporary.names == ["group.com.example.aura"])
    #expect(try SystemFolder(appGroup: "group.com.example.aura", in: temporary.path).names() == ["a"])
    let nowhere = temporary.path + "/none"
    #expect(throws: StoreError.noFolder(path: nowhere + "/g")) { try SystemFolder(appGroup: "g", in: nowhere) }
  }

  private static func exercise(_ folder: any Folder) -> [String] {
    var log: [String] = []
    func note(_ body: () throws(StoreError) -> String) {
      do throws(StoreError) { log.append(try body()) } catch { log.append("\(error)") }
    }
    note { () throws(StoreError) in "\(try folder.read("a", limitBytes: 10) ?? [99])" }
    note { () throws(StoreError) in
      try folder.replace("a", with: [1, 2, 3])
      return "\(try folder.read("a", limitBytes: 3) ?? [])"
    }
    note { () throws(StoreError) in "\(try folder.read("a", limitBytes: 2) ?? [])" }
    note { () throws(StoreError) in
      try folder.replace("a", with: [])
      return "\(try folder.read("a", limitBytes: 2) ?? [99])"
    }
    note { () throws(StoreError) in
      try folder.replace("b", with: [UInt8](repeating: 7, count: 100_000))
      return "\(try folder.names()) \(try folder.read("b", limitBytes: 1 << 20)?.count ?? 0)"
    }
    note { () throws(StoreError) in
      try folder.remove("a")
      try folder.remove("a")
      return "\(try folder.names())"
    }
    for name in ["", "x/y", "..", ".hidden"] {
      note { () throws(StoreError) in
        try folder.replace(name, with: [])
        return "written"
      }
    }
    note { () throws(StoreError) in
      let file = try folder.open("place")
      let again = try folder.open("place")
      return "\(file.isNew) \(again.isNew) \(try file.size())"
    }
    note { () throws(StoreError) in
      let file = try folder.open("place")
      try file.write([1, 2, 3, 4], at: 6)
      try file.write([9], at: 0)
      try file.sync()
      return "\(try file.size()) \(try file.read(at: 0, count: 7)) \(try file.read(at: 8, count: 99))"
    }
    note { () throws(StoreError) in
      let file = try folder.open("place")
      try file.resize(toBytes: 2)
      return "\(try file.read(at: 0, count: 9)) \(try file.read(at: 5, count: 9)) \(file.isCurrent())"
    }
    note { () throws(StoreError) in
      let file = try folder.open("place")
      try folder.remove("place")
      let gone = file.isCurrent()
      _ = try folder.open("place")
      return "\(gone) \(file.isCurrent())"
    }
    note { () throws(StoreError) in
      try folder.withLock("place", waitMilliseconds: 5) { () throws(StoreError) in "locked" }
    }
    return log
  }

  @Test("Folders that are not there and folders that are files are told apart from what works")
  func noFolder() throws {
    let temporary = try TemporaryFolder()
    let inner = temporary.path + "/none/deeper"
    #expect(throws: StoreError.noFolder(path: inner)) { try SystemFolder(path: inner) }
    try SystemFolder(path: temporary.path).replace("file", with: [1])
    let file = temporary.path + "/file"
    #expect(throws: StoreError.noFolder(path: file)) { try SystemFolder(path: file) }
  }
}
