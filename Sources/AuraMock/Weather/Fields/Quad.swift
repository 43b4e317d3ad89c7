// SPDX-License-Identifier: MIT

/// Four numbers side by side, worked on together.
///
/// The optimiser makes vector instructions of it, and a debug build stays quick, where `SIMD4` costs fifty times as
/// much: tests ask for thousands of days.
package struct Quad: Sendable {
  package var a, b, c, d: Double

  package init(_ a: Double, _ b: Double, _ c: Double, _ d: Double) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
  }

  init(repeating value: Double) {
    (a, b, c, d) = (value, value, value, value)
  }

  static let zero = Quad(repeating: 0)

  var sum: Double { (a + b) + (c + d) }

  static func + (left: Quad, right: Quad) -> Quad {
    Quad(left.a + right.a, left.b + right.b, left.c + right.c, left.d + right.d)
  }

  static func * (left: Quad, right: Quad) -> Quad {
    Quad(left.a * right.a, left.b * right.b, left.c * right.c, left.d * right.d)
  }

  static func * (left: Quad, right: Double) -> Quad {
    Quad(left.a * right, left.b * right, left.c * right, left.d * right)
  }

  static func += (left: inout Quad, right: Quad) {
    left.a += right.a
    left.b += right.b
    left.c += right.c
    left.d += right.d
  }

  /// `constant − self · other`, a step of Horner's rule with alternating signs.
  func subtracted(times other: Quad, from constant: Double) -> Quad {
    Quad(constant - a * other.a, constant - b * other.b, constant - c * other.c, constant - d * other.d)
  }

  /// The whole numbers nearest to the four, for magnitudes below 2⁵¹.
  var nearest: Quad {
    // Adding and subtracting 1.5 · 2⁵² rounds without a call.
    Quad(
      (a + 0x1.8p52) - 0x1.8p52, (b + 0x1.8p52) - 0x1.8p52, (c + 0x1.8p52) - 0x1.8p52, (d + 0x1.8p52) - 0x1.8p52)
  }

  /// Turns the four points (cosine, sine) by as many angles, given by their cosines and sines.
  static func turn(_ point: inout (cos: Quad, sin: Quad), by angle: (cos: Quad, sin: Quad)) {
    let (c, s) = point
    point.cos = Quad(
      c.a * angle.cos.a - s.a * angle.sin.a, c.b * angle.cos.b - s.b * angle.sin.b,
      c.c * angle.cos.c - s.c * angle.sin.c, c.d * angle.cos.d - s.d * angle.sin.d)
    point.sin = Quad(
      s.a * angle.cos.a + c.a * angle.sin.a, s.b * angle.cos.b + c.b * angle.sin.b,
      s.c * angle.cos.c + c.c * angle.sin.c, s.d * angle.cos.d + c.d * angle.sin.d)
  }
}
