// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// A bug planted in a conformer of one of the engine's seams, and the invariant that must notice it.
package enum SimPlant: String, Hashable, Sendable, CaseIterable {
  // Store
  case amnesiacFolder, staleFolder, tearingFolder, hoardingFolder
  // Pacer: its ledger
  case forgetfulLedger
  // Link
  case echoingLink, pushlessWatch
  // Transport
  case doublingTransport, stubbornTransport, leakyTransport, lyingTransport, cachingTransport, misroutingTransport
  // Time
  case slowClock, slowClockInStorm
  // Words
  case boldPhrase
  // All of them
  case realSleep

  package var invariant: Invariant {
    switch self {
    case .amnesiacFolder: .kept
    case .staleFolder, .pushlessWatch: .time
    case .tearingFolder: .cache
    case .hoardingFolder: .memory
    case .forgetfulLedger: .limit
    case .doublingTransport: .duplicate
    case .stubbornTransport: .cancelled
    case .leakyTransport: .key
    case .lyingTransport: .number
    // The watch merges: what is sent again covers nothing newer, but what is new is no longer believed.
    case .cachingTransport, .echoingLink: .newest
    case .misroutingTransport: .calm
    case .slowClock: .slot
    case .slowClockInStorm: .aviso
    case .boldPhrase: .phrase
    case .realSleep: .escaped
    }
  }

  var seams: SimSeams {
    var seams = SimSeams()
    switch self {
    case .amnesiacFolder: seams.folder = { AmnesiacFolder($0) }
    case .staleFolder:
      let first = StaleFolder.Firsts()
      seams.folder = { StaleFolder($0, firsts: first) }
    case .pushlessWatch: seams.watchFolder = { PushlessFolder($0) }
    case .tearingFolder: seams.folder = { TearingFolder($0) }
    case .hoardingFolder:
      let count = HoardingFolder.Count()
      seams.folder = { HoardingFolder($0, count: count) }
    case .forgetfulLedger: seams.ledger = { ForgetfulLedger($0) }
    case .echoingLink:
      let memory = EchoingLink.Memory()
      seams.link = { EchoingLink($0, memory: memory) }
    case .doublingTransport: seams.transport = { DoublingTransport(inner: $0) }
    case .stubbornTransport: seams.transport = { StubbornTransport(inner: $0) }
    case .leakyTransport: seams.transport = { LeakyTransport(inner: $0) }
    case .lyingTransport: seams.transport = { LyingTransport(inner: $0) }
    case .cachingTransport:
      let memory = CachingTransport.Memory()
      seams.transport = { CachingTransport(inner: $0, memory: memory) }
    case .misroutingTransport: seams.transport = { MisroutingTransport(inner: $0) }
    case .slowClock, .slowClockInStorm: seams.time = { SlowClock(inner: $0) }
    case .boldPhrase: seams.phrase = { _, _ in ("Nieva con fuerza y 51 °C.", "Máxima de 51 °C.") }
    case .realSleep:
      seams.escape = {
        do { try await SystemTime().sleep(for: .milliseconds(20)) } catch {}
      }
    }
    return seams
  }

  /// A short run in which the bug shows.
  package var plan: SimPlan {
    let madrid = MunicipalityCode("28079")!
    let places = [madrid, MunicipalityCode("36057")!]
    // 2026-08-25T06:00:00Z
    var plan = SimPlan(seed: 5, start: WallInstant(secondsSinceEpoch: 1_787_637_600), hours: 3, places: places)
    func every(_ minutes: Int64, _ kind: SimEvent.Kind) -> [SimEvent] {
      (0..<(Int64(plan.hours) * 60 / minutes)).map { SimEvent(at: $0 * minutes * 60_000 + 1000, kind) }
    }
    plan.events = every(30, .open)
    switch self {
    case .forgetfulLedger:
      plan.places = Self.dozen
      plan.hours = 1
      plan.events = [SimEvent(at: 1000, .open), SimEvent(at: 4000, .kill), SimEvent(at: 4100, .open)]
    case .stubbornTransport:
      // Slow enough that something is on its way when the person leaves.
      plan.latencyMilliseconds = 4000
      plan.events = every(60, .open) + [SimEvent(at: 5_400_000, .glance(seconds: 1))]
    case .hoardingFolder: plan.events = every(5, .pull)
    case .staleFolder, .echoingLink:
      plan.hours = 12
      plan.events = every(30, .open)
    case .pushlessWatch:
      // Pushes that overtake one another while the watch's app starts anew every minute.
      plan.events = every(10, .activate(places[0])) + [SimEvent(at: 500, .watch(.shuffled, seconds: 10_800))]
      plan.events += every(10, .activate(places[1])).map { SimEvent(at: $0.at + 20_000, $0.kind) }
      plan.events += every(1, .watchRestart)
    case .slowClockInStorm:
      plan.scenario = "dana-valencia-2024"
      plan.places = [MunicipalityCode("46250")!]
      // 2024-10-29T06:00:00Z
      plan.start = WallInstant(secondsSinceEpoch: 1_730_181_600)
      plan.hours = 30
      plan.events = every(30, .open)
    case .amnesiacFolder, .tearingFolder, .doublingTransport, .leakyTransport, .lyingTransport, .cachingTransport,
      .misroutingTransport, .slowClock, .boldPhrase, .realSleep:
      break
    }
    plan.events.sort { $0.at < $1.at }
    return plan
  }

  private static let dozen = ["28079", "36057", "08019", "41091", "46250", "50297", "29067", "30030", "47186", "33044"]
    .compactMap { MunicipalityCode($0) }

  /// The same with the bug in it.
  package var planted: SimPlan {
    var planted = plan
    planted.plant = self
    return planted
  }

  /// Carries out the plan with the bug in it.
  package func carryOut() async throws -> SimResult { try await SimRun.carryOut(planted) }

  /// Carries out the plan without it.
  package func carryOutHonestly() async throws -> SimResult { try await SimRun.carryOut(plan) }
}
