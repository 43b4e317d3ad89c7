// SPDX-License-Identifier: MIT

/// What AEMET says of a phenomenon by its probability.
public enum ProbabilityWord: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// Under 10 %: it is not spoken of.
  case none
  /// 10 ≤ p < 40 %: *posible*, *posibilidad*.
  case posible
  /// 40 ≤ p ≤ 70 %: *probable*, *probabilidad*.
  case probable
  /// Over 70 %: it is told as a fact.
  case stated

  /// The word for a probability in per cent; nil outside 0…100.
  public init?(percent: Int) {
    guard (0...100).contains(percent) else { return nil }
    self = Self.allCases[ScaleRegister.classIndex(of: Double(percent), in: ScaleRegister.probabilityPercent)]
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
