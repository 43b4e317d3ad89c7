// SPDX-License-Identifier: MIT

/// The SHA-256 digest of bytes given in pieces.
///
/// Manifests name wire forms by it and the simulator its traces, so it must be the same on every machine and need
/// neither Foundation nor a crypto library. It guards against accidents, not against attackers.
///
/// Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5.1.1 and 6.2.
package struct SHA256: Sendable {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB, 0x5BE0_CD19,
  ]
  /// Bytes that do not fill a block yet, fewer than 64.
  private var pending: [UInt8] = []
  private var schedule = [UInt32](repeating: 0, count: 64)
  /// Bytes taken so far.
  private var count: UInt64 = 0

  package init() {}

  /// Digests a whole text at once.
  package static func hash(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var digest = SHA256()
    digest.update(bytes)
    return digest.finish()
  }

  /// Digests a whole text at once, as 64 hexadecimal digits in lower case.
  package static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    hash(bytes).reduce(into: "") { text, byte in
      text.append(hexadecimalDigits[Int(byte >> 4)])
      text.append(hexadecimalDigits[Int(byte & 15)])
    }
  }

  /// Takes more bytes.
  package mutating func update(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      pending.append(byte)
      count += 1
      if pending.count == 64 {
        compress()
        pending.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Returns the 32 bytes of the digest of all that was taken; taking more needs a new value.
  package consuming func finish() -> [UInt8] {
    let bitCount = count &* 8
    update(CollectionOfOne(0x80))
    while pending.count != 56 { update(CollectionOfOne(0)) }
    update((0..<8).map { UInt8(truncatingIfNeeded: bitCount >> UInt64(56 - 8 * $0)) })
    return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) } }
  }

  private mutating func compress() {
    // Plain loops: a debug build digests megabytes through here too.
    var index = 0
    while index < 16 {
      let byte = index * 4
      schedule[index] =
        UInt32(pending[byte]) << 24 | UInt32(pending[byte + 1]) << 16 | UInt32(pending[byte + 2]) << 8
        | UInt32(pending[byte + 3])
      index += 1
    }
    while index < 64 {
      let early = schedule[index - 15]
      let late = schedule[index - 2]
      let small0 = rotate(early, 7) ^ rotate(early, 18) ^ early >> 3
      let small1 = rotate(late, 17) ^ rotate(late, 19) ^ late >> 10
      schedule[index] = schedule[index - 16] &+ small0 &+ schedule[index - 7] &+ small1
      index += 1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    index = 0
    while index < 64 {
      let big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let choice = (e & f) ^ (~e & g)
      let first = h &+ big1 &+ choice &+ roundConstants[index] &+ schedule[index]
      let big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ big0 &+ majority)
      index += 1
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }
}

private let hexadecimalDigits = Array("0123456789abcdef")

@inline(__always)
private func rotate(_ word: UInt32, _ bits: UInt32) -> UInt32 {
  word >> bits | word << (32 - bits)
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, section 4.2.2).
private let roundConstants: [UInt32] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]
