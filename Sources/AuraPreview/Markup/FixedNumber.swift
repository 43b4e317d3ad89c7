// SPDX-License-Identifier: MIT

/// Numbers of drawings: always one decimal, halves away from zero, so that the same drawing is the same bytes anywhere.
enum FixedNumber {
  /// The greatest magnitude that is written; no drawing is that large.
  private static let limit = 100_000.0

  static func append(_ number: Double, to bytes: inout [UInt8]) {
    guard number.isFinite else { return bytes.append(contentsOf: "0.0".utf8) }
    let tenths = Int((min(limit, max(-limit, number)) * 10).rounded(.toNearestOrAwayFromZero))
    if tenths < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = Int(tenths.magnitude)
    append(magnitude / 10, to: &bytes)
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(magnitude % 10))
  }

  static func append(_ numbers: [Double], to bytes: inout [UInt8]) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      append(number, to: &bytes)
    }
  }

  private static func append(_ whole: Int, to bytes: inout [UInt8]) {
    if whole >= 10 { append(whole / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
  }
}
