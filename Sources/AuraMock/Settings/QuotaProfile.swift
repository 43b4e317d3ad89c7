// SPDX-License-Identifier: MIT

/// One model of AEMET's limits, as data: who is counted, in which buckets, and what a refusal looks like.
///
/// Nobody outside AEMET knows the limits; each profile is one description of them, by its source.
public struct QuotaProfile: Hashable, Sendable {
  /// Whom a bucket counts for.
  public enum Scope: String, Hashable, Sendable {
    case key, address
  }

  /// How a window of time moves.
  public enum Window: String, Hashable, Sendable {
    /// The last so many seconds at every moment.
    case sliding
    /// From one full minute of the clock to the next.
    case fixed
  }

  /// A second limit over a short time that no header tells.
  public struct Burst: Hashable, Sendable {
    public var limit: Int
    public var seconds: Int
    /// Refused calls count too, so that whoever retries at once stays shut out (Q-LIM-16).
    public var countsRefusals: Bool

    public init(limit: Int, seconds: Int, countsRefusals: Bool) {
      self.limit = limit
      self.seconds = seconds
      self.countsRefusals = countsRefusals
    }
  }

  public var name: String
  public var scope: Scope
  public var window: Window
  /// Length of the windows, seconds.
  public var seconds: Int
  /// Calls for all templates together; nil for no such limit.
  public var general: Int?
  /// Whether call 2 counts in the general limit.
  public var countsSecondHop: Bool
  /// Calls of a template that `limits` does not name; nil for no limit.
  public var templateDefault: Int?
  /// Calls by template.
  public var limits: [String: Int]
  public var burst: Burst?
  /// How long a bucket that has refused stays shut, seconds; 0 for as long as its window says.
  public var recoverySeconds: Int
  /// Name of the header that tells what is left; nil for none.
  public var remainingHeader: String?
  /// Whether answers without data count. On the live service such a call left the counter where it was.
  public var countsNoData: Bool
}

extension QuotaProfile {
  /// The profile as the switches of the guide's limits change it.
  func applying(_ quirks: QuirkSwitches) -> QuotaProfile {
    if quirks[.fiftyPerMinute] && name != Self.fiftyPerMinute.name {
      return Self.fiftyPerMinute.applying(quirks.with(.fiftyPerMinute, false))
    }
    var profile = self
    if !quirks[.hiddenBurst] { profile.burst = nil }
    if !quirks[.refusalsCount] { profile.burst?.countsRefusals = false }
    if !quirks[.defaultBucket] { profile.templateDefault = nil }
    if !quirks[.hourlyBucket] { profile.limits[Self.hourlyTemplate] = nil }
    if !quirks[.countsByAddress] && scope == .address { profile.scope = .key }
    if !quirks[.remainingHeader] { profile.remainingHeader = nil }
    if quirks[.generalLimit] { profile.general = min(profile.general ?? 40, 40) }
    // One family was still refused after more than an hour (Q-LIM-13).
    if quirks[.slowRecovery] { profile.recoverySeconds = 3900 }
    return profile
  }

  static let hourlyTemplate = "/prediccion/especifica/municipio/horaria/{municipio}"
}
