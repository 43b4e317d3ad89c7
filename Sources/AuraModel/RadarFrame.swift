// SPDX-License-Identifier: MIT

public import AuraTime

/// A picture of a regional radar as AEMET sent it: a GIF without a readable time, so its age is that of its fetching.
public struct RadarFrame: Hashable, Sendable {
  /// The radar's two letters, `ma`.
  public let siteCode: String
  public let fetchedAt: WallInstant
  /// The GIF's bytes, as sent.
  public let bytes: [UInt8]
  /// Of the GIF's screen, pixels, 1…4096.
  public let width: Int
  /// Of the GIF's screen, pixels, 1…4096.
  public let height: Int

  package init(siteCode: String, fetchedAt: WallInstant, bytes: [UInt8], width: Int, height: Int) {
    self.siteCode = siteCode
    self.fetchedAt = fetchedAt
    self.bytes = bytes
    self.width = width
    self.height = height
  }

  /// Seconds since it was fetched.
  public func ageSeconds(at now: WallInstant) -> Int64 { fetchedAt.seconds(until: now) }
}
