// SPDX-License-Identifier: MIT

// docs/FOR-THE-APP.md shows the lines between the marks; a test holds the two against each other.
// example
import AuraKit

/// A place from the network to everything that is drawn of it; nil when nothing of it was ever known.
func surfaces(
  of place: MunicipalityCode, by transport: any Transport, in folder: any Folder, keys: any KeyStore,
  time: any TimeSource
) async throws -> SurfaceSet? {
  let client = AEMETClient(
    transport: transport, pacer: Pacer(profile: .live, jitter: SeedStream(seed: 1), time: time), keys: keys, time: time)
  let favourites = Favourites(first: place)
  let hub = FetchHub(
    FetchHub.Parts(
      client: client, cache: SharedCache(folder: folder), fetches: SharedFetches(folder: folder), time: time,
      favourites: { favourites }))
  return try await withThrowingTaskGroup(of: Void.self) { group in
    group.addTask { await hub.run() }  // held for as long as the app lives
    defer { group.cancelAll() }
    _ = try await hub.refresh()  // failures of products are data, in its report and in the snapshot's provenance
    guard let snapshot = hub.snapshot(of: place) else { return nil }
    var extras = SurfaceExtras(news: hub.news().map { .init(items: $0.items, fetchedAt: $0.fetchedAt) })
    if let coordinate = snapshot.place.coordinate {
      let radar = Gazetteer.nearestRadar(to: coordinate)
      extras.radar =
        radar.value.covers(coordinate)
        ? .site(radar, frame: hub.radarFrames(of: place).last, failure: nil) : .outOfRange
    }
    let scene = SurfaceScene(snapshot, at: time.wall, extras: extras)
    return SurfaceSet.compose(scene)
  }
}
// example
