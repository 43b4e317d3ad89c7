// SPDX-License-Identifier: MIT

public import AuraTime

/// What the mock's products take for the present, told from the clock on which it serves.
///
/// Links and quotas live on the serving clock, which always goes on; what is published, which era it is and whether a
/// key has expired go by this one, so that a day can be frozen and still be served like any other.
public enum MockClock: Hashable, Sendable {
  /// The serving clock, moved by so many milliseconds.
  case flowing(offsetMilliseconds: Int64)
  /// Always the same instant: a day to assert on.
  case frozen(WallInstant)

  /// The serving clock as it is.
  public static let real = MockClock.flowing(offsetMilliseconds: 0)

  /// The present of the products at an instant of the serving clock.
  public func instant(at serving: WallInstant) -> WallInstant {
    switch self {
    case .flowing(let offset): serving.advanced(byMilliseconds: offset)
    case .frozen(let instant): instant
    }
  }
}
