// SPDX-License-Identifier: MIT

/// Units of angle and the reduction of angles to one turn.
enum Angle {
  static let turn = 2 * Double.pi
  static let degree = Double.pi / 180
  static let arcsecond = Double.pi / 648_000

  /// The same direction within −π…π.
  static func wrapped(_ radians: Double) -> Double {
    radians - turn * (radians / turn).rounded()
  }

  /// The same direction within 0..<360°, from radians.
  static func degrees(_ radians: Double) -> Double {
    let degrees = radians / degree
    let reduced = degrees - 360 * (degrees / 360).rounded(.down)
    return reduced < 360 ? reduced : 0
  }
}
