// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit

extension Sweep {
  /// Snapshots of every hour of days of all kinds, from feeds of every shape, against a second reading of the bodies.
  static let snapshotHours = Sweep(name: "snapshot-hours", unit: "days", defaultCount: 160) { count, chance in
    var chance = chance
    var report = SweepReport(tried: 0)
    var snapshots = 0
    var thin = 0
    // Both clock changes of three years, peninsula and Canaries; else a day and a place at random.
    let changes = [(2025, 3, 30), (2025, 10, 26), (2026, 3, 29), (2026, 10, 25), (2027, 3, 28), (2027, 10, 31)]
    for number in 0..<count {
      let shape = FeedShape.allCases[number % FeedShape.allCases.count]
      var date = CivilDate(dayNumber: 20_454 + Int(chance.below(1095)))
      if number % 4 != 3 {
        let (year, month, day) = changes[Int(chance.below(UInt64(changes.count)))]
        date = CivilDate(year: year, month: month, day: day)!.advanced(byDays: Int(chance.below(3)) - 1)
      }
      let codes = [
        "28079", "35016", "38038", "51001", "15030", Location.seedCities[Int(chance.below(54))].code.description,
      ]
      var law = SnapshotHourLaw(Gazetteer.municipality(codes[Int(chance.below(6))])!)
      try law.tryDay(date, shape, minute: Int64(chance.below(60)))
      report.failures += law.broken
      report.tried += 1
      snapshots += law.tried
      thin += law.thin
    }
    report.figures = ["\(snapshots) snapshots, \(thin) thin"]
    if count >= 40, thin * 20 < snapshots || thin * 10 > snapshots * 9 {
      report.failures.append("hardly any of a kind")
    }
    return report
  }

  /// What is kept of two snapshots, for pairs of all kinds.
  static let snapshotMerge = Sweep(name: "snapshot-merge", unit: "pairs", defaultCount: 60_000) { count, chance in
    var report = SweepReport(tried: 0)
    var past = SnapshotPast(chance)
    for number in 0..<count {
      let (stored, newcomer) = (past.snapshot(), past.snapshot(of: number % 50 == 0 ? "08019" : "28079"))
      report.failures += SnapshotMergeLaw.broken(stored, newcomer).map { "pair \(number): \($0)" }
      report.tried += 1
    }
    return report
  }

  /// Snapshots with anything in them: under 16 KB, read again as they were bounded, the same bytes each time.
  static let snapshotJSON = Sweep(name: "snapshot-json", unit: "snapshots", defaultCount: 20_000) { count, chance in
    var report = SweepReport(tried: 0)
    var longest = 0
    for number in 0..<count {
      var draw = SnapshotDraw(chance.stream(number), isWild: number.isMultiple(of: 2))
      let snapshot = draw.snapshot()
      let bounded = snapshot.bounded()
      let json = snapshot.json()
      longest = max(longest, json.count)
      var broken: [String] = []
      if json.count > SnapshotBounds.jsonBytes { broken.append("\(json.count) bytes") }
      if bounded.bounded() != bounded { broken.append("bounded twice is another") }
      if bounded.json() != json { broken.append("other bytes once bounded") }
      do throws(SnapshotError) {
        if try WeatherSnapshot(json: json) != bounded { broken.append("read as another") }
      } catch {
        broken.append("\(error)")
      }
      report.failures += broken.map { "snapshot \(number): \($0)" }
      report.tried += 1
    }
    report.figures = ["longest \(longest) bytes"]
    return report
  }

  /// Damaged snapshots are a typed error or a snapshot that can be written again; never a crash.
  static let snapshotMutations = Sweep(name: "snapshot-mutations", unit: "bodies", defaultCount: 100_000) {
    count, chance in
    var report = SweepReport(tried: 0)
    var refused = 0
    var draw = SnapshotDraw(chance.stream("snapshots"))
    var mutator = ByteMutator(chance: chance.stream("damage"))
    var bodies = (0..<64).map { _ in draw.snapshot().json() }
    bodies.append(Array(#"{"place":"28079","at":"2026-08-26T12:20","current":{"sky":"11n"}}"#.utf8))
    for number in 0..<count {
      let bytes = mutator.mutate(bodies[number % bodies.count])
      report.tried += 1
      do throws(SnapshotError) {
        let snapshot = try WeatherSnapshot(json: bytes)
        let again = try WeatherSnapshot(json: snapshot.json())
        if again != snapshot { report.failures.append("body \(number) is another when written and read") }
        _ = snapshot.merged(with: again).at(snapshot.moment.advanced(bySeconds: 3600))
      } catch {
        refused += 1
        if error.description.isEmpty { report.failures.append("body \(number): an error without words") }
      }
    }
    report.figures = ["refused \(refused)"]
    if count >= 1000, refused < count / 10 || refused > count * 99 / 100 {
      report.failures.append("refused \(refused)")
    }
    return report
  }
}
