// SPDX-License-Identifier: MIT

import AuraModel
import AuraSim
import AuraSnapshot
import AuraTime
import Testing
import aura_sweep

@testable import AuraHub
@testable import AuraStore

/// What the hub keeps in the shared folder, and what it leaves to others.
struct FetchHubKeepingTests {
  // Found by the simulator, seed 138: the app knew it, and a widget did not, until the place was due again.
  @Test("What a full disk would not take is kept by the next refresh that finds room, though nothing of it is due")
  func roomAgain() async throws {
    let world = HubWorld()
    let disk = world.disk
    disk.setScript { $0.kind == .replace ? .fails(.diskFull(name: $0.name)) : nil }
    let faults = await world.run { hub -> [Bool] in
      do throws(HubError) {
        let full = try await hub.refresh()
        disk.setScript { _ in nil }
        return [full.cacheFault != nil, try await hub.refresh().cacheFault != nil]
      } catch { return [] }
    }
    #expect(faults == [true, false])
    #expect(try SharedCache(folder: MemoryFolder(disk)).snapshot(of: HubWorld.madrid)?.isThin == false)
  }

  // Found by the simulator, seeds 25, 46, 47 and 98: an app that a full disk had refused wrote what it still had over
  // what a widget had kept since.
  @Test("What a full disk would not take never goes over what others have kept since there was room")
  func noRoomLater() async throws {
    let world = HubWorld()
    let folder = MemoryFolder(world.disk)
    world.disk.setScript { $0.kind == .replace ? .fails(.diskFull(name: $0.name)) : nil }
    let seen = await world.run { hub -> [WallInstant?] in
      do {
        _ = try await hub.refresh()
        let refused = try #require(hub.snapshot(of: HubWorld.madrid))
        world.disk.setScript { _ in nil }
        // Two hours on, when the hour that the app still has is over, a widget has fetched all there was.
        world.time.advance(to: world.time.now.advanced(by: .seconds(7200)))
        let now = world.time.wall
        var newer = refused.at(now)
        (newer.provenance[.hours].issuedAt, newer.provenance[.hours].receivedAt) = (now, now)
        try SharedCache(folder: folder).upsert(newer)
        var record = FetchRecord()
        record.succeed(at: now)
        let due = hub.plan().errands.map(\.target.key)
        try SharedFetches(folder: folder).record(Dictionary(uniqueKeysWithValues: due.map { ($0, record) }), at: now)
        let updated = try await hub.refresh().updated
        return [now, try SharedCache(folder: folder).snapshot(of: HubWorld.madrid)?.provenance[.hours].issuedAt]
          + (updated.isEmpty ? [] : [nil])
      } catch { return [] }
    }
    let instants = try #require(seen)
    #expect(instants.count == 2 && instants[0] == instants[1])
  }

  // Found by the simulator, seed 111: a widget that began with the places of before swept a new one away.
  @Test("A refresh of the active place leaves what is kept of the others, favourites of its own or not")
  func sweepsNothing() async throws {
    let disk = MemoryDisk()
    _ = await HubWorld(places: [HubWorld.madrid, HubWorld.vigo], disk: disk).refresh()
    let cache = SharedCache(folder: MemoryFolder(disk))
    let widget = HubWorld(at: HubWorld.laterStart, places: [HubWorld.madrid], disk: disk)
    _ = try #require(await widget.refresh(RefreshRequest(scope: .active)))
    #expect(try cache.places() == [HubWorld.madrid, HubWorld.vigo])
    // The app's own refresh, of all its places, lets it go.
    let app = HubWorld(at: HubWorld.laterStart, places: [HubWorld.madrid], disk: disk)
    _ = try #require(await app.refresh())
    #expect(try cache.places() == [HubWorld.madrid])
  }
}
