// SPDX-License-Identifier: MIT

/// A wind: where it comes from and how fast.
public struct WindReading: Hashable, Sendable {
  /// Where the wind comes from.
  public enum Origin: Hashable, Sendable {
    case direction(WindDirection)
    /// AEMET's `C`, with speed 0.
    case calm
    /// A text that is no direction known here, kept as sent.
    indirect case other(String)
  }

  /// nil when not sent.
  public var origin: Origin?
  /// km/h, 0 or more; nil when not sent.
  public var speedKmh: Int?

  public init(origin: Origin?, speedKmh: Int?) {
    self.origin = origin
    self.speedKmh = speedKmh
  }

  /// The direction, nil in calm.
  public var direction: WindDirection? {
    if case .direction(let direction) = origin { direction } else { nil }
  }

  public var isCalm: Bool { origin == .calm }
}
