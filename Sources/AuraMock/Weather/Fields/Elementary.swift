// SPDX-License-Identifier: MIT

/// Elementary functions from additions and multiplications alone, so that the weather has the same bits everywhere.
///
/// The C library's `sin` and `exp` may differ in the last bit between systems, and a rounded temperature with them.
/// Errors below are against the exact value, in the range the weather uses.
package enum Elementary {
  /// cos and sin of an angle in turns, |turns| < 2⁴⁹; absolute error below 1e−15 plus that of the reduction.
  package static func cosSin(turns: Double) -> (cos: Double, sin: Double) {
    let quarters = turns * 4
    let nearest = (quarters + 0x1.8p52) - 0x1.8p52
    let angle = (quarters - nearest) * (Double.pi / 2)
    let square = angle * angle
    // Taylor series on ±π/4; the first terms dropped are 4e−18 and 3e−19.
    var cosine = 1.0 / 479_001_600 - square * (1.0 / 87_178_291_200)
    cosine = 1.0 / 3_628_800 - square * cosine
    cosine = 1.0 / 40_320 - square * cosine
    cosine = 1.0 / 720 - square * cosine
    cosine = 1.0 / 24 - square * cosine
    cosine = 0.5 - square * cosine
    cosine = 1 - square * cosine
    var sine = 1.0 / 6_227_020_800 - square * (1.0 / 1_307_674_368_000)
    sine = 1.0 / 39_916_800 - square * sine
    sine = 1.0 / 362_880 - square * sine
    sine = 1.0 / 5040 - square * sine
    sine = 1.0 / 120 - square * sine
    sine = 1.0 / 6 - square * sine
    sine = angle * (1 - square * sine)
    return turned(cosine, sine, quarters: nearest)
  }

  /// The same of four angles at once.
  package static func cosSin(turns: Quad) -> (cos: Quad, sin: Quad) {
    let quarters = turns * 4
    let nearest = quarters.nearest
    let angle = (quarters + nearest * -1) * (Double.pi / 2)
    let square = angle * angle
    var cosine = square.subtracted(times: Quad(repeating: 1.0 / 87_178_291_200), from: 1.0 / 479_001_600)
    cosine = square.subtracted(times: cosine, from: 1.0 / 3_628_800)
    cosine = square.subtracted(times: cosine, from: 1.0 / 40_320)
    cosine = square.subtracted(times: cosine, from: 1.0 / 720)
    cosine = square.subtracted(times: cosine, from: 1.0 / 24)
    cosine = square.subtracted(times: cosine, from: 0.5)
    cosine = square.subtracted(times: cosine, from: 1)
    var sine = square.subtracted(times: Quad(repeating: 1.0 / 1_307_674_368_000), from: 1.0 / 6_227_020_800)
    sine = square.subtracted(times: sine, from: 1.0 / 39_916_800)
    sine = square.subtracted(times: sine, from: 1.0 / 362_880)
    sine = square.subtracted(times: sine, from: 1.0 / 5040)
    sine = square.subtracted(times: sine, from: 1.0 / 120)
    sine = square.subtracted(times: sine, from: 1.0 / 6)
    sine = angle * square.subtracted(times: sine, from: 1)
    let a = turned(cosine.a, sine.a, quarters: nearest.a)
    let b = turned(cosine.b, sine.b, quarters: nearest.b)
    let c = turned(cosine.c, sine.c, quarters: nearest.c)
    let d = turned(cosine.d, sine.d, quarters: nearest.d)
    return (Quad(a.cos, b.cos, c.cos, d.cos), Quad(a.sin, b.sin, c.sin, d.sin))
  }

  /// Turns a point by a whole number of quarters of the circle: odd ones swap the two, and the signs follow. No
  /// branches: a thousand angles make a day.
  @inline(__always)
  private static func turned(_ cosine: Double, _ sine: Double, quarters: Double) -> (cos: Double, sin: Double) {
    let quarter = UInt64(bitPattern: Int64(quarters))
    let swaps = quarter & 1 == 1
    let cosineSign = ((quarter &+ 1) & 2) << 62
    let sineSign = (quarter & 2) << 62
    return (
      Double(bitPattern: (swaps ? sine : cosine).bitPattern ^ cosineSign),
      Double(bitPattern: (swaps ? cosine : sine).bitPattern ^ sineSign)
    )
  }

  /// eˣ for |x| ≤ 700 (larger magnitudes are taken as 700); relative error below 1e−15.
  package static func exp(_ x: Double) -> Double {
    let bounded = min(max(x, -700), 700)
    let doublings = (bounded * 1.442_695_040_888_963_4 + 0x1.8p52) - 0x1.8p52
    // ln 2 in two parts, so that the difference keeps its low bits (Cody and Waite 1980).
    let rest = (bounded - doublings * 0.693_147_180_369_123_8) - doublings * 1.908_214_929_270_587_7e-10
    // Taylor series on ±ln 2 / 2; the first term dropped is 2e−16.
    var power = 1.0 / 479_001_600
    power = 1.0 / 39_916_800 + rest * power
    power = 1.0 / 3_628_800 + rest * power
    power = 1.0 / 362_880 + rest * power
    power = 1.0 / 40_320 + rest * power
    power = 1.0 / 5040 + rest * power
    power = 1.0 / 720 + rest * power
    power = 1.0 / 120 + rest * power
    power = 1.0 / 24 + rest * power
    power = 1.0 / 6 + rest * power
    power = 0.5 + rest * power
    power = 1 + rest * power
    power = 1 + rest * power
    return power * Double(bitPattern: UInt64(Int(doublings) + 1023) << 52)
  }

  /// Natural logarithm of a positive, normal number; relative error below 1e−15.
  package static func log(_ x: Double) -> Double {
    var exponent = Double(x.exponent)
    var fraction = x.significand
    if fraction > 1.414_213_562_373_095 {
      fraction /= 2
      exponent += 1
    }
    // ln m = 2 artanh((m − 1) / (m + 1)); the first term dropped is 5e−17.
    let ratio = (fraction - 1) / (fraction + 1)
    let square = ratio * ratio
    var series = 1.0 / 19
    series = 1.0 / 17 + square * series
    series = 1.0 / 15 + square * series
    series = 1.0 / 13 + square * series
    series = 1.0 / 11 + square * series
    series = 1.0 / 9 + square * series
    series = 1.0 / 7 + square * series
    series = 1.0 / 5 + square * series
    series = 1.0 / 3 + square * series
    series = 1 + square * series
    return 2 * ratio * series + exponent * 0.693_147_180_559_945_3
  }

  /// A positive number (or 0) to a real power.
  package static func pow(_ base: Double, _ power: Double) -> Double {
    base <= 0 ? 0 : exp(power * log(base))
  }

  /// Angle of the vector (x, y) in turns, −0.5…0.5, as `atan2(y, x)`; absolute error below 1e−15 turns.
  package static func turns(y: Double, x: Double) -> Double {
    let length = (x * x + y * y).squareRoot()
    if length == 0 { return 0 }
    // Three half-angle steps shrink the angle below π/8; then the series of arctan, first term dropped 2e−17.
    var ratio = y / (length + x.magnitude)
    ratio /= 1 + (1 + ratio * ratio).squareRoot()
    ratio /= 1 + (1 + ratio * ratio).squareRoot()
    let square = ratio * ratio
    var series = 0.0
    var odd = 23.0
    while odd >= 1 {
      series = 1 / odd - square * series
      odd -= 2
    }
    let angle = 8 * ratio * series / (2 * Double.pi)
    return x >= 0 ? angle : (y >= 0 ? 0.5 : -0.5) - angle
  }

  /// P(Z > z) of a standard normal number; absolute error below 7.5e−8.
  /// Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.17.
  package static func normalUpperTail(_ z: Double) -> Double {
    let t = 1 / (1 + 0.231_641_9 * z.magnitude)
    let series =
      t * (0.319_381_530 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))))
    let tail = series * exp(-z * z / 2) * 0.398_942_280_401_432_7
    return z >= 0 ? tail : 1 - tail
  }

  /// The z with P(Z > z) = `share`, 0 < share < 1; absolute error below 4.5e−4.
  /// Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 26.2.23.
  package static func normalThreshold(share: Double) -> Double {
    let tail = min(max(share, 1e-9), 1 - 1e-9)
    let t = (-2 * log(min(tail, 1 - tail))).squareRoot()
    let z =
      t - (2.515_517 + t * (0.802_853 + t * 0.010_328)) / (1 + t * (1.432_788 + t * (0.189_269 + t * 0.001_308)))
    return tail <= 0.5 ? z : -z
  }
}
