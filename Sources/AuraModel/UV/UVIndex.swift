// SPDX-License-Identifier: MIT

/// An ultraviolet index with its class.
public struct UVIndex: Hashable, Comparable, Sendable {
  /// Whole number, 0…50.
  public let value: Int

  /// Makes an index; nil outside 0…50.
  public init?(_ value: Int) {
    guard (0...50).contains(value) else { return nil }
    self.value = value
  }

  /// The class of the World Health Organization.
  public var band: UVBand { UVBand(index: value)! }

  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}
