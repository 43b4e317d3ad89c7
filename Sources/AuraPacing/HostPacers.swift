// SPDX-License-Identifier: MIT

public import AuraChance
public import AuraTime
import Synchronization

/// A pacer for each host besides AEMET OpenData: none of them has limits that are known, all of them are asked politely.
///
/// One for each, so that a host that fails rests alone. Their calls are no part of AEMET's quota.
public final class HostPacers: Sendable {
  private let profile: PacingProfile
  private let jitter: SeedStream
  private let time: any TimeSource
  private let pacers = Mutex<[String: Pacer]>([:])

  /// Makes pacers that are empty. The jitter spreads rests after failures; every host has a stream of its own.
  public init(
    profile: PacingProfile = .otherHosts, jitter: SeedStream = SeedStream(seed: 0), time: any TimeSource
  ) {
    self.profile = profile
    self.jitter = jitter
    self.time = time
  }

  /// The pacer of a host, made when it is first asked for. Hosts are those of our own table, so they are few.
  public func pacer(for host: String) -> Pacer {
    pacers.withLock { pacers in
      if let pacer = pacers[host] { return pacer }
      let pacer = Pacer(profile: profile, jitter: jitter.stream(host), time: time)
      pacers[host] = pacer
      return pacer
    }
  }
}

extension PacingProfile {
  /// Politeness towards a host without known limits: a feed changes every hour at most, so ten calls a minute and one
  /// in two seconds are far above what is needed; a 429 rests the host from five minutes to an hour.
  public static let otherHosts = PacingProfile(
    name: "other-hosts", template: Limit(count: 10), spacingSeconds: 2, freezeSeconds: [300, 900, 3600])
}
