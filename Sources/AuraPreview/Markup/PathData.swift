// SPDX-License-Identifier: MIT

/// The outline of an SVG path, made of commands and numbers alone.
struct PathData {
  private(set) var bytes: [UInt8] = []

  /// The outline of this program's own.
  init(_ constant: StaticString) { bytes = Array(constant.description.utf8) }
  init() {}

  mutating func move(_ x: Double, _ y: Double) { add("M", [x, y]) }
  mutating func line(_ x: Double, _ y: Double) { add("L", [x, y]) }
  mutating func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
    add("C", [x1, y1, x2, y2, x, y])
  }
  mutating func close() { bytes.append(UInt8(ascii: "Z")) }

  /// An arc of a circle.
  mutating func arc(_ radius: Double, isLarge: Bool = false, isClockwise: Bool = true, to x: Double, _ y: Double) {
    add("A", [radius, radius])
    bytes.append(contentsOf: " 0 \(isLarge ? 1 : 0) \(isClockwise ? 1 : 0) ".utf8)
    FixedNumber.append([x, y], to: &bytes)
  }

  /// Half an ellipse that stands upright, to the point below or above.
  mutating func halfEllipse(_ across: Double, _ up: Double, isClockwise: Bool, to x: Double, _ y: Double) {
    add("A", [across, up])
    bytes.append(contentsOf: " 0 0 \(isClockwise ? 1 : 0) ".utf8)
    FixedNumber.append([x, y], to: &bytes)
  }

  /// A curve through points from left to right that never leaves the heights of its neighbours.
  ///
  /// Each piece is a cubic whose handles lie a third of the way, level: no overshoot between two values.
  static func smooth(_ points: [(x: Double, y: Double)]) -> PathData {
    var path = PathData()
    guard let first = points.first else { return path }
    path.move(first.x, first.y)
    for (from, to) in zip(points, points.dropFirst()) {
      let reach = (to.x - from.x) * 0.4
      path.curve(from.x + reach, from.y, to.x - reach, to.y, to.x, to.y)
    }
    return path
  }

  private mutating func add(_ command: StaticString, _ numbers: [Double]) {
    bytes.append(contentsOf: command.description.utf8)
    FixedNumber.append(numbers, to: &bytes)
  }
}
