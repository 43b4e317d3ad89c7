// SPDX-License-Identifier: MIT

import AuraKit
import Foundation

extension Sweep {
  /// Two processes that upsert the same place of one folder at once, each a group of its own: no upsert of either is
  /// lost, whatever the order.
  static let sharedCache = Sweep(name: "shared-cache", unit: "upserts", defaultCount: 2000) { count, chance in
    var report = SweepReport(tried: 0)
    let path = NSTemporaryDirectory() + "aura-sweep-cache-\(ProcessInfo.processInfo.processIdentifier)"
    let folder = try SystemFolder(path: path)
    defer { CacheWriter.remove(folder) }
    let each = max(1, count / 2)
    let writers = try (1...2).map { writer in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = ["cache-writer", "--seed", "\(writer)", "--count", "\(each)"]
      process.environment = ["AURA_CACHE_FOLDER": path]
      try process.run()
      return process
    }
    for (index, process) in writers.enumerated() {
      process.waitUntilExit()
      if process.terminationStatus != 0 { report.failures.append("writer \(index + 1) lost an upsert") }
    }
    let numbers = try CacheWriter.groups.map { try CacheWriter.number(of: $0, in: SharedCache(folder: folder)) }
    if numbers != [each, each] { report.failures.append("found \(numbers), expected \(each) of both") }
    report.tried = 2 * each
    return report
  }

  /// One of the two processes: its seed, 1 or 2, is its group.
  static let cacheWriter = Sweep(name: "cache-writer", unit: "upserts", defaultCount: 1000) { count, chance in
    var report = SweepReport(tried: count)
    guard let path = ProcessInfo.processInfo.environment["AURA_CACHE_FOLDER"] else {
      report.failures = ["AURA_CACHE_FOLDER names no folder"]
      return report
    }
    let cache = SharedCache(folder: try SystemFolder(path: path))
    let own = chance == SeedStream(seed: 1).stream("cache-writer") ? CacheWriter.groups[0] : CacheWriter.groups[1]
    let other = CacheWriter.groups.first { $0 != own }!
    var others = 0
    for number in 1...count {
      let found = try CacheWriter.number(of: own, in: cache)
      if found != number - 1 { report.failures.append("found \(found) before upsert \(number)") }
      try cache.upsert(CacheWriter.snapshot(own, number))
      let seen = try CacheWriter.number(of: other, in: cache)
      if seen < others { report.failures.append("the other's \(seen) after \(others)") }
      others = seen
    }
    return report
  }
}

/// What the two processes write.
private enum CacheWriter {
  static let groups: [Provenance.Field] = [.hours, .uvIndex]
  private static let start = WallInstant(secondsSinceEpoch: 1_796_025_600)
  private static let madrid = MunicipalityCode("28079")!

  static func snapshot(_ group: Provenance.Field, _ number: Int) -> WeatherSnapshot {
    var snapshot = WeatherSnapshot(
      place: WeatherSnapshot.Place(code: madrid, name: "Madrid", coordinate: nil), moment: start)
    var line = Provenance.Line(.fresh, product: group == .hours ? .hourlyForecast : .uvForecast)
    line.issuedAt = start.advanced(bySeconds: Int64(number))
    line.expiresAt = start.advanced(bySeconds: 7200)
    snapshot.provenance[group] = line
    var slot = HourSlot(start: start)
    slot.temperatureC = number % 40
    if group == .hours { (snapshot.current, snapshot.hours) = (slot, [slot]) } else { snapshot.uvIndex = number % 12 }
    return snapshot
  }

  /// Which upsert a group is of; 0 before the first.
  static func number(of group: Provenance.Field, in cache: SharedCache) throws -> Int {
    try cache.snapshot(of: madrid)?.provenance[group].issuedAt.map { Int(start.seconds(until: $0)) } ?? 0
  }

  static func remove(_ folder: SystemFolder) {
    do {
      for name in try folder.names() { try folder.remove(name) }
    } catch {
      // Left behind in the temporary folder: no failure of what was checked.
    }
    rmdir(folder.path)
  }
}
