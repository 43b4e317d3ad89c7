// SPDX-License-Identifier: MIT

/// The parabola through a quantity at three consecutive noons; its argument is days from the middle one.
struct Quadratic: Hashable, Sendable {
  var constant: Double
  var linear: Double
  var square: Double

  init(_ noons: ThreeNoons) {
    constant = noons.current
    linear = (noons.next - noons.previous) / 2
    square = (noons.next + noons.previous) / 2 - noons.current
  }

  @inline(__always)
  func value(at days: Double) -> Double {
    constant + days * (linear + days * square)
  }

  @inline(__always)
  func values(at days: SIMD8<Double>) -> SIMD8<Double> {
    constant + days * (linear + days * square)
  }
}
