// SPDX-License-Identifier: MIT

import AuraChance
import AuraClient
import AuraHub
package import AuraMock
import AuraModel
import AuraPacing
import AuraStore
package import AuraTime
package import AuraTransport

/// A phone that refreshes at given moments, on any clock and over any transport: for runs beside the simulated ones.
package struct SimVisits: Sendable {
  package let plan: SimPlan
  /// Milliseconds after the start at which somebody refreshes.
  package let moments: [Int64]

  package init(_ plan: SimPlan, at moments: [Int64]) {
    (self.plan, self.moments) = (plan, moments)
  }

  /// Three hours of two places with troubles that strike whole products: what must leave the same journal everywhere.
  package static let differential: SimVisits = {
    // 2026-08-25T09:00:00Z
    var plan = SimPlan(
      seed: 21, start: WallInstant(secondsSinceEpoch: 1_787_648_400), hours: 3,
      places: ["28079", "36057"].compactMap { MunicipalityCode($0) })
    func trouble(_ kind: ServerTrouble.Kind, _ place: ServerTrouble.Place, from minute: Int64, _ minutes: Int)
      -> SimEvent
    {
      SimEvent(
        at: minute * 60_000,
        .server(ServerTrouble(kind: kind, place: place, percent: 100), seconds: minutes * 60))
    }
    plan.events = [
      trouble(.badTar, .avisos, from: 20, 30), trouble(.limited, .hourly, from: 55, 20),
      trouble(.htmlPage, .observations, from: 85, 30), trouble(.productMissing, .daily, from: 115, 25),
    ]
    return SimVisits(plan, at: (0..<6).map { $0 * 1_800_000 + 180_000 })
  }()

  /// Refreshes at every moment, one after the other.
  package func run(over transport: any Transport, time: any TimeSource) async {
    let disk = MemoryDisk()
    let folder = MemoryFolder(disk)
    let keys = KeyFile(folder: MemoryFolder(MemoryDisk()))
    do throws(KeyStoreError) {
      try keys.writeKey(SimKeys(plan).text(.good).map { Secret($0) })
    } catch {
      preconditionFailure("a simulated disk takes a key: \(error)")
    }
    let client = AEMETClient(
      transport: transport,
      pacer: Pacer(
        profile: .live, jitter: SeedStream(seed: 1), ledger: LedgerFile(folder: folder, writer: 1, boot: 1),
        time: time), keys: keys, time: time)
    let favourites = Favourites(places: plan.places, active: plan.places[0])!
    let hub = FetchHub(
      FetchHub.Parts(
        client: client, cache: SharedCache(folder: folder), fetches: SharedFetches(folder: folder), time: time,
        favourites: { favourites }))
    let start = time.now
    await withTaskGroup(of: Void.self) { group in
      group.addTask { await hub.run() }
      for moment in moments {
        do {
          try await time.sleep(until: start.advanced(by: .milliseconds(moment)), tolerance: nil)
          _ = try await hub.refresh()
        } catch { break }
      }
      group.cancelAll()
    }
  }

  /// What was asked for of each product and what came, in order; when, and under which links, is left out.
  package static func products(of journal: [JournalEntry]) -> [String: [String]] {
    var products: [String: [String]] = [:]
    for entry in journal {
      let name = entry.template.map { "\($0) \(entry.arguments.joined(separator: " "))" } ?? entry.target
      products[name, default: []].append(
        "\(entry.hop?.rawValue ?? "one") \(entry.outcome.rawValue) \(entry.status) \(entry.bytes) "
          + entry.faults.joined(separator: " "))
    }
    return products
  }
}
