// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraFormats
import Foundation
import Testing

struct GzipTests {
  /// Text that shrinks, noise that does not, and the edges of zlib's window.
  static let samples: [[UInt8]] = {
    var chance = SeedStream(seed: 19)
    let noise = (0..<70_000).map { _ in UInt8(chance.below(256)) }
    return [
      [], [0x61], Array(String(repeating: "<alert>39.14,-5.58 39.19,-5.61</alert>\n", count: 4000).utf8), noise,
      [UInt8](repeating: 0, count: 1 << 16), [UInt8](repeating: 7, count: (1 << 16) + 1),
    ]
  }()

  /// `printf a | gzip -n`, written out: a fixed point that needs no tool.
  static let letter: [UInt8] = [
    0x1F, 0x8B, 0x08, 0, 0, 0, 0, 0, 0, 0x03, 0x4B, 0x04, 0x00, 0x43, 0xBE, 0xB7, 0xE8, 0x01, 0, 0, 0,
  ]

  @Test("Data packed by gzip are unpacked, and gzip unpacks what was packed here", .needsTools("gzip"))
  func differential() throws {
    try MachineTools.withFolder { folder in
      let plain = folder.appendingPathComponent("a"), packed = folder.appendingPathComponent("b.gz")
      for sample in Self.samples {
        try Data(sample).write(to: plain)
        for level in ["-1", "-9"] {
          #expect(try Gzip.inflate(MachineTools.run("gzip", ["-c", level, "a"], in: folder).output) == sample)
        }
        try Data(Gzip.deflate(sample)).write(to: packed)
        let back = try MachineTools.run("gzip", ["-dc", "b.gz"], in: folder)
        #expect(back.status == 0 && back.output == sample)
      }
    }
  }

  @Test("Members follow one another; zeros and other bytes behind the last are ignored, as gzip does")
  func members() throws {
    let two = Self.letter + Self.letter
    #expect(try Gzip.inflate(two) == Array("aa".utf8))
    #expect(try Gzip.inflate(two + [0, 0, 0]) == Array("aa".utf8))
    #expect(try Gzip.inflate(two + Array("garbage".utf8)) == Array("aa".utf8))
    #expect(throws: GzipError.truncated(member: 1, foundBytes: 12)) { try Gzip.inflate(Self.letter + two[..<12]) }
  }

  @Test("Data cut anywhere are an error, and so is a wrong check sum or length")
  func damage() throws {
    let packed = try Gzip.deflate(Self.samples[2])
    for count in 2..<packed.count {
      #expect(throws: GzipError.truncated(member: 0, foundBytes: count)) { try Gzip.inflate(Array(packed[..<count])) }
    }
    for index in (packed.count - 8)..<packed.count {
      var wrong = packed
      wrong[index] ^= 1
      #expect(
        throws: GzipError.checkFailed(member: 0, offset: index < packed.count - 4 ? packed.count - 4 : packed.count)
      ) { try Gzip.inflate(wrong) }
    }
    var stream = packed
    stream[10] = 0x07  // A block of the reserved type. Source: RFC 1951, 3.2.3.
    #expect(throws: GzipError.corrupt(member: 0, offset: 11, detail: "invalid block type")) { try Gzip.inflate(stream) }
    #expect(throws: GzipError.notGzip(offset: 0, found: "ustar")) { try Gzip.inflate(Array("ustar".utf8)) }
    // Method and flags are read together, so the fault is noticed behind both.
    #expect(throws: GzipError.notGzip(offset: 4, found: "unknown compression method")) {
      try Gzip.inflate([0x1F, 0x8B, 0x09, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    }
  }

  @Test("Output is bounded: a bomb of 64 MiB stops at the limit, in one member or in many")
  func bombs() throws {
    let bomb = try Gzip.deflate([UInt8](repeating: 0, count: 4 << 20))
    #expect(bomb.count < 8192)
    #expect(throws: GzipError.tooLong(member: 0, limitBytes: 1 << 20)) { try Gzip.inflate(bomb, limitBytes: 1 << 20) }
    #expect(try Gzip.inflate(bomb, limitBytes: 4 << 20).count == 4 << 20)
    #expect(throws: GzipError.tooLong(member: 2, limitBytes: 2)) {
      try Gzip.inflate(Self.letter + Self.letter + Self.letter, limitBytes: 2)
    }
  }

  @Test("250 mutations end in the right bytes or in a typed error")
  func mutations() throws {
    var mutator = ByteMutator(chance: SeedStream(seed: 5).stream("gzip"))
    let packed = try Gzip.deflate(Array(Self.samples[2].prefix(3000)))
    var kinds: Set<String> = []
    // The sweep `gzip-mutations` takes 100,000.
    for _ in 0..<250 {
      do throws(GzipError) {
        let output = try Gzip.inflate(mutator.mutate(packed), limitBytes: 1 << 16)
        kinds.insert("output")
        #expect(output.count <= 1 << 16)
      } catch {
        kinds.insert(String("\(error)".prefix { $0 != " " }))
      }
    }
    #expect(kinds.count >= 3)
  }
}
