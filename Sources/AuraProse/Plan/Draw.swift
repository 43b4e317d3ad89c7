// SPDX-License-Identifier: MIT

import AuraChance
import AuraModel
import AuraTime

/// The draws of one line of a phrase: a place, a civil day and the line's name, and nothing else.
///
/// Of several candidates the one with the greatest mixed number wins (rendezvous hashing, Thaler and Ravishankar 1998):
/// when the hour changes what can be said, a candidate that can still be said keeps its place, and the draw does not.
struct Draw: Sendable {
  let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
  }

  /// The seed of a place on a civil day.
  static func seed(of code: MunicipalityCode, on date: CivilDate) -> UInt64 {
    SeedStream(seed: 0x4175_7261).stream(code.number).stream(date.dayNumber).seed
  }

  /// The draws of a line.
  init(seed: UInt64, line: String) {
    self.seed = SeedStream(seed: seed).stream(line).seed
  }

  /// How much a candidate weighs in this draw.
  @inline(__always)
  func weight(_ candidate: UInt64) -> UInt64 {
    var mixer = seed ^ candidate
    return splitmix64(&mixer)
  }

  /// Another draw of the same line.
  func draw(_ number: UInt64) -> Draw { Draw(seed: weight(number)) }

  /// A whole number in `0 ..< bound`.
  func below(_ bound: Int) -> Int { Int(seed.multipliedFullWidth(by: UInt64(bound)).high) }

  /// FNV-1a over UTF-8, spread by one step of splitmix64.
  static func hash(_ text: some StringProtocol) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return splitmix64(&hash)
  }
}
