// SPDX-License-Identifier: MIT

/// Water that fell on level ground, rain or melted snow.
public enum WaterDepth: Hashable, Sendable {
  /// AEMET's `Ip`, *inapreciable*: more than 0 and less than 0.1 mm. Neither nothing nor a number (Q-HOR-14).
  case trace
  /// 0 mm or more. The nearest binary number to the decimal that was sent, so it prints as it was sent.
  case millimetres(Double)

  public static let none = WaterDepth.millimetres(0)

  /// Whether anything fell at all.
  public var isWet: Bool {
    switch self {
    case .trace: true
    case .millimetres(let depth): depth > 0
    }
  }
}
