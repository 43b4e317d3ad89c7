// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@testable import AuraStore

/// A value that was decoded stands for its own bytes and for no others.
struct DecodedFilesTests {
  @Test("The last bytes of a file have their value; others, another file's, and those that had to make way have none")
  func values() {
    let files = DecodedFiles<Int>(limit: 2)
    let long = (0..<19).map { UInt8($0) }
    files.keep(1, of: "a", long)
    let changed = long.indices.map { place in long.indices.map { $0 == place ? long[$0] ^ 0x80 : long[$0] } }
    let others = changed + [Array(long.dropLast()), long + [0], []]
    #expect(files.value(of: "a", long) == 1 && others.allSatisfy { files.value(of: "a", $0) == nil })
    #expect(files.value(of: "b", long) == nil)
    files.keep(2, of: "b", long)
    files.keep(3, of: "a", [7])
    #expect(files.value(of: "a", long) == nil && files.value(of: "a", [7]) == 3 && files.value(of: "b", long) == 2)
    files.keep(4, of: "c", [7])
    #expect(files.value(of: "a", [7]) == nil && files.value(of: "c", [7]) == 4)
  }

  @Test("A cache sees what others write and what is put back, byte for byte")
  func others() throws {
    let world = CacheWorld()
    let (one, other) = (world.cache(), world.cache(process: 2))
    try one.upsert(CacheWorld.hours(1))
    try one.upsert(CacheWorld.hours(2))
    let names = ["snapshot-28079-a", "snapshot-28079-b"]
    let before = names.map { world.disk.bytes(of: $0) ?? [] }
    func seen(_ cache: SharedCache) throws -> [Int]? { try cache.snapshot(of: CacheWorld.madrid)?.numbers }
    #expect(try seen(one) == [2, 0] && seen(other) == [2, 0])
    try other.upsert(CacheWorld.index(5))
    #expect(try seen(one) == [2, 5])
    for (name, bytes) in zip(names, before) { world.disk.setBytes(bytes, of: name) }
    #expect(try seen(one) == [2, 0] && seen(other) == [2, 0])
  }
}
