// SPDX-License-Identifier: MIT

import AuraModel
import Testing

@testable import AuraStore

/// A value that was decoded stands for its own bytes and for no others.
struct DecodedFilesTests {
  @Test("The same bytes of a file are decoded once; another byte, schema or file, and one that was forgotten, anew")
  func decodes() throws {
    let files = DecodedFiles<Int>(limit: 2)
    var decoded = 0
    func value(_ name: String, _ payload: [UInt8], schema: UInt32 = 1) throws -> Int {
      try files.value(of: name, KeptFrame(schema: schema, sequence: 7, payload: payload)) {
        frame throws(KeptFrame.Fault) in
        decoded += 1
        guard let last = frame.payload.last else { throw .damaged(found: "nothing") }
        return Int(last) + Int(frame.schema) * 1000
      }
    }
    let long = [UInt8](repeating: 4, count: 19)
    let values = [
      try value("a", long), try value("a", long), try value("a", long.dropLast() + [5]), try value("a", [5]),
      try value("a", [5], schema: 2), try value("b", [6]), try value("a", [5], schema: 2), try value("c", [7]),
      try value("a", [5], schema: 2),
    ]
    #expect(values == [1004, 1004, 1005, 1005, 2005, 1006, 2005, 1007, 2005] && decoded == 7)
    #expect(throws: KeptFrame.Fault.damaged(found: "nothing")) { try value("d", []) }
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
