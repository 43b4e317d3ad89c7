// SPDX-License-Identifier: MIT

import AuraFormats
import Testing

/// Digests published by NIST (FIPS 180-4 examples and the CAVP byte-oriented short messages), and the one-million
/// letter example of FIPS 180-2.
struct SHA256Tests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let id: String
    let message: [UInt8]
    let digest: String

    var testDescription: String { id }
  }

  static let vectors: [Vector] = [
    Vector(
      id: "empty", message: [], digest: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    Vector(
      id: "one byte d3", message: [0xD3],
      digest: "28969cdfa74a12c82f3bad960b0b000aca2ac329deea5c2328ebc6f2ba9802c1"),
    Vector(
      id: "abc", message: Array("abc".utf8),
      digest: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    Vector(
      id: "two blocks", message: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
      digest: "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"),
    Vector(
      id: "112 bytes",
      message: Array(
        ("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu").utf8),
      digest: "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"),
    Vector(
      id: "64 zeros", message: [UInt8](repeating: 0, count: 64),
      digest: "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
    Vector(
      id: "hundred thousand a", message: [UInt8](repeating: 0x61, count: 100_000),
      digest: "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"),
  ]

  @Test(arguments: vectors)
  func digestIsThePublishedOne(_ vector: Vector) {
    #expect(SHA256.hexadecimal(vector.message) == vector.digest)
  }

  @Test(arguments: [0, 1, 55, 56, 57, 63, 64, 65, 119, 120])
  func piecesMakeNoDifference(_ length: Int) {
    let message = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    var pieces = SHA256()
    for byte in message { pieces.update([byte]) }
    #expect(pieces.finish() == SHA256.hash(message))
  }
}
