// SPDX-License-Identifier: MIT

import AuraModel
import AuraSnapshot
import AuraTime
import Testing

@testable import AuraStore

/// What is kept of a place survives whatever becomes of the process, the disk and the files.
struct SharedCacheTests {
  /// What is written, one after the other, and what the numbers are after each.
  static let script: [(snapshot: WeatherSnapshot, numbers: [Int])] = [
    (CacheWorld.hours(1), [1, 0]), (CacheWorld.index(2), [1, 2]), (CacheWorld.hours(3), [3, 2]),
    (CacheWorld.index(1), [3, 2]), (CacheWorld.index(9), [3, 9]),
  ]

  @Test("Thin merges, older never covers newer, and what is read is what was kept")
  func upserts() throws {
    let cache = CacheWorld().cache()
    for step in Self.script {
      let kept = try cache.upsert(step.snapshot)
      let read = try cache.snapshot(of: CacheWorld.madrid)
      #expect(kept.numbers == step.numbers && read?.numbers == step.numbers && read?.isThin == false)
    }
    try cache.upsert(CacheWorld.hours(5, place: CacheWorld.vigo))
    #expect(try cache.places() == [CacheWorld.madrid, CacheWorld.vigo])
    try cache.retain([CacheWorld.vigo])
    #expect(try cache.snapshot(of: CacheWorld.madrid) == nil)
    #expect(try cache.places() == [CacheWorld.vigo])
  }

  struct Trouble: Sendable, CustomTestStringConvertible {
    let id: String
    let fault: MemoryDisk.Fault
    /// The caller is told, so what it was told of is what counts.
    var isHonest = true
    var testDescription: String { id }
  }

  static let troubles: [Trouble] = [
    Trouble(id: "killed before", fault: .kills),
    Trouble(id: "killed in the middle of it", fault: .killsTearing(afterBytes: 20)),
    Trouble(id: "no room", fault: .fails(.diskFull(name: "x"))),
    Trouble(id: "read-only", fault: .fails(.readOnly(name: "x"))),
    Trouble(id: "locked for good", fault: .fails(.busy(name: "x"))),
    Trouble(id: "lost without a word", fault: .isLost, isHonest: false),
    Trouble(id: "torn without a word", fault: .tears(afterBytes: 20), isHonest: false),
  ]

  @Test("Trouble at any operation of five upserts leaves a state that was good, never an older than was promised")
  func everyOperation() throws {
    let calm = CacheWorld()
    for step in Self.script { try calm.cache().upsert(step.snapshot) }
    let operations = calm.disk.operations
    #expect(operations > 15)
    var wrong: [String] = []
    for trouble in Self.troubles {
      for number in 1...operations {
        if let fault = Self.strike(trouble, at: number) { wrong.append("\(trouble.id), operation \(number): \(fault)") }
      }
    }
    #expect(wrong == [])
  }

  /// What is wrong after a fault at one operation; nil when nothing is.
  private static func strike(_ trouble: Trouble, at number: Int) -> String? {
    let world = CacheWorld()
    world.disk.setScript { $0.number == number ? trouble.fault : nil }
    let cache = world.cache(process: 1)
    var promised = [0, 0]
    for step in script {
      do throws(CacheError) {
        let kept = try cache.upsert(step.snapshot)
        if !world.disk.isDead(1) { promised = kept.numbers }
      } catch {
        // Told of: the next one is tried all the same.
      }
    }
    // Whoever comes after a crash, and a power failure with it.
    world.disk.kill(1)
    world.disk.cutPower()
    let next = world.cache(process: 2)
    do {
      let found = try next.snapshot(of: CacheWorld.madrid)?.numbers ?? [0, 0]
      let isOld = zip(found, promised).contains { $0 < $1 }
      if trouble.isHonest, isOld { return "found \(found) after \(promised) was promised" }
      guard found == [0, 0] || script.contains(where: { $0.numbers == found }) || !trouble.fault.isDeadly else {
        return "found \(found), which nobody kept"
      }
      let after = try next.upsert(CacheWorld.hours(50)).numbers
      return after == [50, found[1]] ? nil : "found \(after) after an upsert over \(found)"
    } catch {
      return "\(error)"
    }
  }

  @Test("The newer copy cut anywhere, or with any byte changed, gives the one before it, and is healed by the next")
  func damage() throws {
    let world = CacheWorld()
    let cache = world.cache()
    try cache.upsert(CacheWorld.hours(1))
    try cache.upsert(CacheWorld.hours(2))
    let newest = "snapshot-28079-b"
    let whole = try #require(world.disk.bytes(of: newest))
    let cuts = (0..<whole.count).map { Array(whole.prefix($0)) }
    let flips = whole.indices.map { place in whole.indices.map { $0 == place ? whole[$0] ^ 0x10 : whole[$0] } }
    let others = [Array("{}".utf8), whole + [0], [UInt8](repeating: 0, count: whole.count), Array("<html>".utf8)]
    var wrong: [Int] = []
    for (index, bytes) in (cuts + flips + others).enumerated() {
      world.disk.setBytes(bytes, of: newest)
      if try cache.snapshot(of: CacheWorld.madrid)?.numbers != [1, 0] { wrong.append(index) }
    }
    #expect(wrong == [])
    #expect(try cache.upsert(CacheWorld.index(7)).numbers == [1, 7])
    #expect(try cache.upsert(CacheWorld.index(8)).numbers == [1, 8])
  }

  @Test("Both copies damaged is told as that, and the next good snapshot takes their place")
  func bothDamaged() throws {
    let world = CacheWorld()
    let cache = world.cache()
    for number in 1...2 { try cache.upsert(CacheWorld.hours(number)) }
    for suffix in ["-a", "-b"] { world.disk.setBytes([1, 2, 3], of: "snapshot-28079" + suffix) }
    #expect(throws: CacheError.damaged(name: "snapshot-28079", found: "3 bytes that are no frame")) {
      try cache.snapshot(of: CacheWorld.madrid)
    }
    #expect(try cache.upsert(CacheWorld.hours(3)).numbers == [3, 0])
    #expect(try cache.snapshot(of: CacheWorld.madrid)?.numbers == [3, 0])
  }

  @Test("Bare JSON of the first builds is read; what a later Aura wrote is left alone")
  func schemas() throws {
    let world = CacheWorld()
    let folder = MemoryFolder(world.disk)
    try folder.replace("snapshot-28079-a", with: CacheWorld.hours(4).json())
    #expect(try world.cache().snapshot(of: CacheWorld.madrid)?.numbers == [4, 0])
    #expect(try world.cache().upsert(CacheWorld.index(5)).numbers == [4, 5])

    let later = KeptFrame(schema: 2, sequence: 9, payload: Array("else".utf8)).bytes
    try folder.replace("snapshot-28079-a", with: later)
    #expect(try world.cache().snapshot(of: CacheWorld.madrid)?.numbers == [4, 5])
    let refusal = CacheError.later(name: "snapshot-28079", found: 2, expected: 1)
    #expect(throws: refusal) { try world.cache().upsert(CacheWorld.hours(6)) }
    #expect(world.disk.bytes(of: "snapshot-28079-a") == later)
  }

  @Test("A folder that may only be read is read")
  func readOnly() throws {
    let world = CacheWorld()
    try world.cache().upsert(CacheWorld.hours(1))
    world.disk.setScript { [.read].contains($0.kind) ? nil : .fails(.readOnly(name: $0.name)) }
    #expect(try world.cache().snapshot(of: CacheWorld.madrid)?.numbers == [1, 0])
    #expect(throws: CacheError.self) { try world.cache().upsert(CacheWorld.hours(2)) }
  }
}

extension MemoryDisk.Fault {
  /// Whether it ends the process, so that no later upsert follows it.
  fileprivate var isDeadly: Bool {
    switch self {
    case .kills, .killsTearing: true
    case .fails, .tears, .isLost: false
    }
  }
}
