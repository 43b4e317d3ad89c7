// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit
import AuraMock

/// The composition root: which AEMET, which key, which clock.
struct Wiring {
  let client: AEMETClient
  let time: any TimeSource

  init(_ options: SmokeOptions) {
    let time = SystemTime()
    let (transport, key) = Self.way(options, time: time)
    // One process makes a handful of calls, so the seed of the pauses matters to nobody.
    let jitter = SeedStream(seed: UInt64(bitPattern: time.wall.millisecondsSinceEpoch))
    let pacer = Pacer(profile: .live, jitter: jitter, time: time)
    var followedOrigins: [WebAddress] = []
    // A base that ignores the forwarded origin hands out links of its own.
    if case .base(let base) = options.source { followedOrigins = [base] }
    client = AEMETClient(
      followedOrigins: followedOrigins, transport: transport, pacer: pacer,
      hostPacers: HostPacers(jitter: jitter.stream("hosts"), time: time), keys: FixedKey(key), time: time)
    self.time = time
  }

  private static func way(_ options: SmokeOptions, time: SystemTime) -> (any Transport, Secret?) {
    let madeUp = Secret("made.up.key")
    switch options.source {
    case .live: return (URLSessionTransport(time: time), EnvironmentKey().readKey())
    case .base(let base):
      let override = BaseOverride(base: base)
      let key = EnvironmentKey().readKey() ?? (base.isLoopback ? madeUp : nil)
      return (URLSessionTransport(override: override, time: time), key)
    case .mock:
      var scenario = Scenario.quiet
      if let moment = options.moment { scenario.clock = .frozen(moment) }
      // A card is of what lies near, which is the same in a part of Spain as in all of it, and sooner made.
      if case .snapshot(let code) = options.mode, let code = MunicipalityCode(code) {
        scenario.national = NationalShare(near: [code], km: 100)
      }
      return (MockTransport(Mock(scenario, time: time), time: time), madeUp)
    }
  }
}
