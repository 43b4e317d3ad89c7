// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import Testing

@testable import AuraStore

/// A wall clock was ahead and is put right: what was kept in the meantime lies in the future.
///
/// Found by the simulator: `wall 86400`, a refresh, `wall -86400`; hours of the day were gone, warnings stood still and
/// everything was fetched at each waking until the real clock came to where the wrong one had been.
struct ClockSetBackTests {
  private static let start = CacheWorld.start
  private static let ahead = start.advanced(bySeconds: 86_400)

  /// Issued alike, received and joined at a moment, with the hour that holds it and no warnings.
  private static func snapshot(at moment: WallInstant) -> WeatherSnapshot {
    var snapshot = CacheWorld.hours(1)
    snapshot.moment = moment
    var slot = HourSlot(start: moment)
    slot.temperatureC = 9
    (snapshot.current, snapshot.hours, snapshot.alerts) = (slot, [slot], [])
    for field in [Provenance.Field.hours, .alerts] {
      var line = Provenance.Line(.fresh, product: field == .hours ? .hourlyForecast : .avisos)
      (line.issuedAt, line.receivedAt) = (field == .hours ? start : moment, moment)
      line.expiresAt = moment.advanced(bySeconds: SnapshotLife.quietSeconds)
      snapshot.provenance[field] = line
    }
    return snapshot
  }

  @Test("The cache keeps what is known now, and the newest answer about warnings")
  func cache() throws {
    let cache = CacheWorld().cache()
    try cache.upsert(Self.snapshot(at: Self.ahead))
    let now = Self.start.advanced(bySeconds: 600)
    let kept = try cache.upsert(Self.snapshot(at: now))
    #expect(kept.moment == now && kept.current?.start == now && !kept.isThin)
    #expect(kept.provenance[.alerts].receivedAt == now)
    // A quiet day known by the wrong clock ends by the right one.
    let alone = CacheWorld().cache()
    try alone.upsert(Self.snapshot(at: Self.ahead))
    let later = now.advanced(bySeconds: SnapshotLife.quietSeconds + 60)
    let shown = try alone.snapshot(of: CacheWorld.madrid, at: now)?.at(later)
    #expect(shown != nil && shown?.alerts == nil)
  }

  @Test("Of two processes of one clock the one that waited for the lock takes nothing back")
  func race() throws {
    let cache = CacheWorld().cache()
    let second = Self.start.advanced(bySeconds: 2)
    try cache.upsert(Self.snapshot(at: second))
    let kept = try cache.upsert(Self.snapshot(at: Self.start))
    #expect(kept.moment == second && kept.provenance[.alerts].receivedAt == second)
  }

  @Test("A record of a fetch in the future gives way to one of now; one of the past stays what it was")
  func fetches() throws {
    let fetches = SharedFetches(folder: MemoryFolder(MemoryDisk()))
    func record(_ moment: WallInstant) -> [String: FetchRecord] {
      var record = FetchRecord()
      record.succeed(at: moment)
      return ["uvIndex": record]
    }
    try fetches.record(record(Self.ahead), at: Self.ahead)
    try fetches.record(record(Self.start), at: Self.start)
    #expect(try fetches.records()["uvIndex"]?.fetchedAt == Self.start)
    try fetches.record(record(Self.start.advanced(bySeconds: -60)), at: Self.start.advanced(bySeconds: 5))
    #expect(try fetches.records()["uvIndex"]?.fetchedAt == Self.start)
  }

  @Test("Headlines of a clock a day ahead are replaced; those of a minute ago stay")
  func news() throws {
    let shelf = FeedShelf(folder: MemoryFolder(MemoryDisk()))
    for (moment, kept) in [
      (Self.ahead, Self.ahead), (Self.start, Self.start), (Self.start.advanced(bySeconds: -60), Self.start),
    ] {
      try shelf.keep(KeptNews(items: [], fetchedAt: moment), of: .aemet)
      #expect(try shelf.news(of: .aemet)?.fetchedAt == kept)
    }
  }
}
