// SPDX-License-Identifier: MIT

/// Seeded randomness as a value: the same seed gives the same draws on any machine.
///
/// Chance enters Aura only through a `SeedStream` that is passed down. A consumer takes a *named* stream, so that
/// adding a consumer never shifts the draws of another.
///
/// Source: xoshiro256** 1.0, Blackman and Vigna 2018, seeded by splitmix64 as its authors advise.
public struct SeedStream: Sendable, Hashable, RandomNumberGenerator {
  /// The identity of the stream; names derive from it, draws do not change it.
  public let seed: UInt64
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Makes the root stream of a seed.
  public init(seed: UInt64) {
    self.seed = seed
    var mixer = seed
    state = (splitmix64(&mixer), splitmix64(&mixer), splitmix64(&mixer), splitmix64(&mixer))
  }

  /// Returns the independent stream of a name; it depends on this stream's seed, not on what was drawn from it.
  public func stream(_ name: String) -> SeedStream {
    SeedStream(seed: mix(seed, name.utf8))
  }

  /// Returns the independent stream of a number (a place, a day, the n-th call).
  public func stream(_ number: Int) -> SeedStream {
    var mixer = seed ^ (UInt64(bitPattern: Int64(number)) &* 0x9E37_79B9_7F4A_7C15)
    return SeedStream(seed: splitmix64(&mixer))
  }

  /// Draws 64 uniform bits.
  public mutating func next() -> UInt64 {
    let result = rotate(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotate(state.3, by: 45)
    return result
  }

  /// Draws a whole number in `0 ..< bound`, without bias. `bound` is at least 1.
  public mutating func below(_ bound: UInt64) -> UInt64 {
    precondition(bound > 0, "a draw needs at least one outcome")
    // Lemire 2019: multiply and reject the short remainder.
    var wide = next().multipliedFullWidth(by: bound)
    if wide.low < bound {
      let threshold = (0 &- bound) % bound
      while wide.low < threshold { wide = next().multipliedFullWidth(by: bound) }
    }
    return wide.high
  }

  /// Draws a real number in `0 ..< 1` with 53 bits.
  public mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Draws whether an event of this probability happens. Probability 0 and 1 draw too, so streams stay aligned.
  public mutating func happens(_ probability: Ratio) -> Bool {
    below(probability.denominator) < probability.numerator
  }

  public static func == (left: SeedStream, right: SeedStream) -> Bool {
    left.seed == right.seed && left.state == right.state
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(seed)
    hasher.combine(state.0)
  }
}

/// A probability as whole numbers, `numerator` of `denominator`, so that no rounding differs between machines.
public struct Ratio: Sendable, Hashable {
  public let numerator: UInt64
  public let denominator: UInt64

  /// Makes a probability; the numerator may not exceed the denominator, which is at least 1.
  public init(_ numerator: UInt64, of denominator: UInt64) {
    precondition(denominator > 0 && numerator <= denominator, "a probability lies between 0 and 1")
    self.numerator = numerator
    self.denominator = denominator
  }

  public static let never = Ratio(0, of: 1)
  public static let always = Ratio(1, of: 1)
}

/// Steele, Lea and Flood 2014: one step of splitmix64.
@inlinable
package func splitmix64(_ state: inout UInt64) -> UInt64 {
  state &+= 0x9E37_79B9_7F4A_7C15
  var mixed = state
  mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
  mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
  return mixed ^ (mixed >> 31)
}

private func rotate(_ value: UInt64, by count: UInt64) -> UInt64 {
  (value << count) | (value >> (64 - count))
}

/// FNV-1a over the name, then one splitmix64 step to spread it.
private func mix(_ seed: UInt64, _ name: String.UTF8View) -> UInt64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ seed
  for byte in name { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
  return splitmix64(&hash)
}
