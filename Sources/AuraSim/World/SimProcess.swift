// SPDX-License-Identifier: MIT

import AuraChance
import AuraClient
import AuraHub
import AuraModel
import AuraPacing
import AuraStore
import AuraTime
import Synchronization

/// One process of the phone: the shipping hub, client, pacer and ledger over the phone's folder, as an app composes them.
final class SimProcess: Sendable {
  /// What the world knows of a process: whether it lives, and whether anybody in it waits for anything.
  final class Identity: Sendable, CustomStringConvertible {
    private struct State {
      var isDead = false
      var callers = 0
      var quietSince: Moment?
    }

    let number: Int
    let name: String
    private let state = Mutex(State())

    init(number: Int, name: String) {
      (self.number, self.name) = (number, name)
    }

    var isDead: Bool { state.withLock { $0.isDead } }
    /// Since when nobody waits for a refresh; nil while somebody does, and before anybody did.
    var quietSince: Moment? { state.withLock { $0.quietSince } }

    func die() { state.withLock { $0.isDead = true } }

    func enter() -> Bool {
      state.withLock { state in
        state.callers += 1
        state.quietSince = nil
        return state.callers > 1
      }
    }

    func leave(at moment: Moment) {
      state.withLock { state in
        state.callers -= 1
        if state.callers == 0 { state.quietSince = moment }
      }
    }

    var description: String { "\(name)#\(number)" }
  }

  let identity: Identity
  let hub: FetchHub
  let client: AEMETClient
  let pacer: Pacer
  let folder: any Folder
  let time: any TimeSource
  private let world: VirtualTime
  private let record: SimRecord

  /// Composes a process.
  init(
    _ identity: Identity, phone: Phone, network: SimNetwork, seams: SimSeams, seed: UInt64, world: VirtualTime,
    record: SimRecord, favourites: @escaping @Sendable () -> Favourites
  ) {
    self.identity = identity
    self.world = world
    self.record = record
    let own = MemoryFolder(phone.disk, process: identity.number)
    folder = seams.folder(own)
    let time = seams.time(phone.time)
    self.time = time
    let jitter = SeedStream(seed: seed).stream("process").stream(identity.number)
    pacer = Pacer(
      profile: seams.profile, jitter: jitter.stream("jitter"),
      ledger: seams.ledger(LedgerFile(folder: own, writer: UInt64(identity.number), boot: UInt64(phone.boot))),
      time: time)
    client = AEMETClient(
      transport: seams.transport(SimTransport(network: network, process: identity)), pacer: pacer,
      hostPacers: HostPacers(jitter: jitter.stream("hosts"), time: time), keys: KeyFile(folder: phone.keyFolder),
      time: time)
    hub = FetchHub(
      FetchHub.Parts(
        client: client, cache: SharedCache(folder: folder, decoded: phone.snapshots),
        fetches: SharedFetches(folder: folder, decoded: phone.fetches), time: time,
        favourites: favourites), maximumWaitMilliseconds: identity.name == "app" ? nil : 20_000)
  }

  /// Refreshes for somebody who waits so long and no longer; nil when they left before, or the hub had stopped.
  func refresh(_ request: RefreshRequest, patience: Duration?) async -> RefreshReport? {
    let isJoined = identity.enter()
    defer { identity.leave(at: world.now) }
    let report = await within(patience) { [hub] () async -> RefreshReport? in
      do throws(HubError) { return try await hub.refresh(request) } catch { return nil }
    }
    if isJoined, report != nil { record.saw(.joinedRefresh) }
    if report == nil, !identity.isDead { record.saw(.callerLeft) }
    return report
  }

  /// Does something for at most so long; whoever does it is cancelled then.
  private func within<Result: Sendable>(
    _ patience: Duration?, _ body: @escaping @Sendable () async -> Result?
  ) async -> Result? {
    guard let patience else { return await body() }
    return await withTaskGroup(of: Result?.self) { [world] group in
      group.addTask { await body() }
      group.addTask {
        do { try await world.sleep(for: patience) } catch {}
        return nil
      }
      let first = await group.next() ?? nil
      group.cancelAll()
      return first
    }
  }
}
