// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
import AuraStore
import AuraTime

/// Looks into the phone's files as a process that was just started would, with no fault in between.
struct DiskJudge: Sendable {
  /// Beside the snapshots and radar pictures: places, fetches, headlines of four sources, two files each; the count of
  /// pushes, the lock, the ledger.
  private static let otherFiles = 20
  /// Four megabytes of radar, one of headlines, and small things.
  private static let otherBytes = 6 << 20
  /// Nobody waits in more than so many places at once.
  private static let sleepers = 400

  let phone: Phone
  let keys: SimKeys
  let record: SimRecord
  let time: VirtualTime

  /// Names of the files, sorted.
  var names: [String] {
    do throws(StoreError) { return try phone.openFolder.names() } catch { return [] }
  }

  /// - Parameters:
  ///   - places: All that were ever favourites.
  ///   - damaged: Places of which a file was damaged from outside; what a bit that turned over leaves need not be read.
  func look(places: Int, damaged: Set<String>) {
    let cache = SharedCache(folder: phone.openFolder)
    do {
      for place in try cache.places() where !damaged.contains("\(place)") { _ = try cache.snapshot(of: place) }
      _ = try SharedFetches(folder: phone.openFolder).records()
      if try SharedLocations(folder: phone.openFolder).favourites() == nil {
        record.breach(.cache, "the places are gone")
      }
      let shelf = FeedShelf(folder: phone.openFolder)
      for source in NewsSource.allCases { _ = try shelf.news(of: source) }
      for site in RadarSite.all where try shelf.radarFrames(of: site.code).count > FeedShelf.framesPerSite {
        record.breach(.memory, "too many radar pictures of \(site.code)")
      }
    } catch {
      record.breach(.cache, "\(error)")
    }
    let names = names
    var bytes = 0
    let pictures = names.filter { $0.hasPrefix("radar-") }
    for name in names {
      guard let contents = phone.disk.bytes(of: name) else { continue }
      bytes += contents.count
      if keys.isIn(contents) { record.breach(.key, "the key is in \(name)") }
    }
    let others = names.count - pictures.count
    if others > 2 * places + Self.otherFiles { record.breach(.memory, "\(others) files") }
    if bytes > places * 2 * 65_536 + Self.otherBytes { record.breach(.memory, "\(bytes) bytes of files") }
    if time.sleeping > Self.sleepers { record.breach(.memory, "\(time.sleeping) sleepers") }
  }
}
