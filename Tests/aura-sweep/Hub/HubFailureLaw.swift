// SPDX-License-Identifier: MIT

package import AuraKit
import AuraSim

/// Refreshes with some products out of order: each group shows what came or what was known, with the reason.
package struct HubFailureLaw: Sendable {
  /// Which product fills a group of fields.
  package static let groups: [(product: HubProduct, field: Provenance.Field)] = [
    (.hourlyForecast, .hours), (.dailyForecast, .days), (.avisos, .alerts), (.observations, .observed),
    (.airQuality, .airQuality), (.uvIndex, .uvIndex), (.bulletin, .bulletin),
  ]

  /// What a refresh five hours earlier left.
  private let stored: WeatherSnapshot
  private let storedNews: [KeptNews]
  private let storedFrames: [RadarFrame]
  private let memory = HubMemory()

  package enum Failure: Error {
    case nothingStored
  }

  package init() async throws {
    let first = HubWorld()
    _ = await first.refresh()
    guard let stored = try SharedCache(folder: MemoryFolder(first.disk)).snapshot(of: HubWorld.madrid) else {
      throw Failure.nothingStored
    }
    self.stored = stored
    storedNews = NewsSource.allCases.compactMap { first.hub.news(of: $0) }
    storedFrames = first.hub.radarFrames(of: HubWorld.madrid)
    guard storedNews.count == NewsSource.allCases.count, storedFrames.count == 1 else { throw Failure.nothingStored }
  }

  /// What a refresh gets wrong while some products fail.
  package func broken(failing: Set<HubProduct>) async throws -> [String] {
    let names = HubProduct.allCases.filter(failing.contains).map(\.rawValue).joined(separator: "+")
    // The observations hang on the marker: read 25 minutes ago, published 19 minutes ago.
    var observed = FetchRecord()
    observed.succeed(at: HubWorld.laterStart.advanced(bySeconds: -1500))
    let disk = MemoryDisk()
    try SharedCache(folder: MemoryFolder(disk)).upsert(stored)
    let shelf = FeedShelf(folder: MemoryFolder(disk))
    for (source, news) in zip(NewsSource.allCases, storedNews) { try shelf.keep(news, of: source) }
    for frame in storedFrames { try shelf.keep(frame) }
    try SharedFetches(folder: MemoryFolder(disk)).record(
      [ErrandTarget.observations.key: observed], at: HubWorld.laterStart)
    let world = HubWorld(at: HubWorld.laterStart, disk: disk, memory: memory, failing: failing)
    guard let report = await world.refresh(), let now = world.hub.snapshot(of: HubWorld.madrid) else {
      return ["\(names): no report"]
    }
    var wrong: [String] = []
    for (product, field) in Self.groups {
      let line = now.provenance[field]
      let isAsked = product != .observations || !failing.contains(.observationMarker)
      let (failed, isNew) = (line.failure != nil, (line.receivedAt ?? HubWorld.start) >= HubWorld.laterStart)
      let fails = failing.contains(product) && isAsked
      if failed != fails || isNew == (fails || !isAsked) { wrong.append("\(names): \(field) \(line)") }
    }
    for line in report.lines where [.radar, .news].contains(line.errand.target.product) {
      let fails = failing.contains(line.errand.target.product)
      if (line.outcome == .fetched) == fails { wrong.append("\(names): \(line.errand.target.key) \(line.outcome)") }
      guard case .news(let source) = line.errand.target else { continue }
      let isNew = world.hub.news(of: source).map { $0.fetchedAt >= HubWorld.laterStart }
      if isNew != !fails {
        wrong.append("\(names): headlines of \(source) \(isNew == nil ? "lost" : "of the wrong age")")
      }
    }
    if report.lines.count(where: { [.radar, .news].contains($0.errand.target.product) }) != 5 {
      wrong.append("\(names): not one picture and four feeds")
    }
    if world.hub.radarFrames(of: HubWorld.madrid).first != storedFrames[0] { wrong.append("\(names): a picture lost") }
    let keeps = now.hours.isEmpty || now.days.isEmpty || now.alerts == nil || now.bulletin == nil
    if keeps || report.cacheFault != nil { wrong.append("\(names): something known was lost") }
    return wrong
  }
}
