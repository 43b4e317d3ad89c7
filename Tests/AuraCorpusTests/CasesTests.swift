// SPDX-License-Identifier: MIT

import AuraChance
import AuraCorpus
import AuraModel
import AuraPlaces
import AuraTime
import Testing

@Suite(.timeLimit(.minutes(1)))
struct CasesTests {
  /// By the definition, in the slowest way: every combination of levels that can stand together is in some row.
  @Test("A covering array covers: every pair, every triple asked for, and no row breaks a rule")
  func covers() {
    let sizes = [3, 4, 2, 5, 3]
    // Level 0 of the first factor never meets level 1 of the fourth.
    func isPossible(_ row: [Int]) -> Bool { !(row[0] == 0 && row[3] == 1) }
    let array = CoveringArray(
      sizes: sizes, strengths: [(Array(0..<5), 2), ([0, 1, 2], 3)], seed: SeedStream(seed: 7), isPossible: isPossible)
    #expect(array.rows.allSatisfy(isPossible))
    var missing = 0
    for a in 0..<5 {
      for b in a + 1..<5 {
        for x in 0..<sizes[a] {
          for y in 0..<sizes[b] where !(a == 0 && b == 3 && x == 0 && y == 1) {
            if !array.rows.contains(where: { $0[a] == x && $0[b] == y }) { missing += 1 }
          }
        }
      }
    }
    for x in 0..<3 {
      for y in 0..<4 {
        for z in 0..<2 where !array.rows.contains(where: { $0[0] == x && $0[1] == y && $0[2] == z }) { missing += 1 }
      }
    }
    #expect(missing == 0)
    // 24 triples and 20 pairs of the two largest set the least; a greedy array stays near it.
    #expect((24...40).contains(array.rows.count))
    let again = CoveringArray(
      sizes: sizes, strengths: [(Array(0..<5), 2), ([0, 1, 2], 3)], seed: SeedStream(seed: 7), isPossible: isPossible)
    #expect(again.rows == array.rows)
  }

  @Test("What rows leave out is counted as all rows that can be say, a dead end apart")
  func missing() {
    let sizes = [3, 2, 4, 3]
    // With level 0 of the first factor the third has no level that the fourth's level 2 can stand beside.
    func isPossible(_ row: [Int]) -> Bool {
      !(row[0] == 0 && row[2] >= 0 && row[3] == 2) && !(row[1] == 1 && row[2] == 3)
    }
    let strengths = [(factors: [0, 1, 2, 3], strength: 2), (factors: [1, 2, 3], strength: 3)]
    var all: [[Int]] = [[]]
    for size in sizes { all = all.flatMap { row in (0..<size).map { row + [$0] } } }
    func combinations(_ rows: [[Int]]) -> Set<[[Int]]> {
      var found: Set<[[Int]]> = []
      for row in rows {
        for (a, b) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] { found.insert([[a, row[a]], [b, row[b]]]) }
        found.insert([[1, row[1]], [2, row[2]], [3, row[3]]])
      }
      return found
    }
    let whole = all.filter(isPossible)
    let counts = [[], Array(whole.prefix(1)), Array(whole.prefix(9)), whole].map { rows in
      (
        CoveringArray.missing(in: rows, sizes: sizes, strengths: strengths, isPossible: isPossible),
        combinations(whole).subtracting(combinations(rows)).count
      )
    }
    #expect(counts.allSatisfy { $0.0 == $0.1 } && counts[0].0 > counts[1].0 && counts[3].0 == 0)
  }

  @Test("A row of levels makes a snapshot that is read back as the row")
  func readBack() throws {
    var draw = SeedStream(seed: 11)
    let place = try #require(Location.seedCities.first { $0.name == "Madrid" })
    var wrong: [String] = []
    var count = 0
    for _ in 0..<4_000 where count < 300 {
      let row = RiskFactors.sizes.map { Int(draw.below(UInt64($0))) }
      guard RiskFactors.isPossible(row) else { continue }
      count += 1
      let date = CivilDate(year: 2026, month: 1, day: 1)!.advanced(byDays: count)
      let snapshot = try RiskFactors.snapshot(row, place: place, on: date)
      let levels = RiskFactors.levels(of: snapshot, moment: RiskFactors.moment(of: row))
      if levels != row { wrong.append("\(row) read as \(levels)") }
    }
    #expect(count > 100)
    #expect(wrong.prefix(5) == [])
  }

  @Test("The edges are forty cases, each fact unknown in turn, and both sides of every bound")
  func edges() throws {
    let cases = try CorpusPlan.edges()
    #expect(cases.count { $0.id.hasPrefix("edge-") && !$0.id.contains("-no-") } == 40)
    #expect(Set(cases.map(\.id)).count == cases.count)
    let whole = try #require(cases.first { $0.id == "edge-E11" }).snapshot
    #expect(whole.currentPrecipMm == 62 && whole.activeAlert?.level == .rojo && whole.current?.gustKmh == 85)
    let without = try #require(cases.first { $0.id == "edge-E11-no-avisos" }).snapshot
    #expect(without.alerts == nil && without.currentPrecipMm == 62)
  }
}
