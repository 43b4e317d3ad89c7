// SPDX-License-Identifier: MIT

package import AuraChance

/// Rows of levels in which every combination of so many factors comes at least once.
///
/// Greedy, row by row: each row is the best of a few candidates, each candidate built around a combination that is
/// still missing. Source: Cohen, Dalal, Fredman, Patton, "The AETG System", IEEE TSE 23(7), 1997. The same seed gives
/// the same rows everywhere.
package struct CoveringArray: Sendable {
  /// Levels of each factor, 1 or more.
  package let sizes: [Int]
  /// A level for each factor.
  package private(set) var rows: [[Int]] = []

  /// A combination of levels of some factors.
  struct Combination: Hashable {
    let factors: [Int]
    let levels: [Int]
  }

  /// Makes an array.
  ///
  /// - Parameters:
  ///   - strengths: groups of factors, and how many of each group are to be combined in every way.
  ///   - isPossible: whether levels (−1 where none is chosen yet) can stand together; what it refuses is not covered.
  package init(
    sizes: [Int], strengths: [(factors: [Int], strength: Int)], seed: SeedStream,
    isPossible: ([Int]) -> Bool
  ) {
    self.sizes = sizes
    var missing = Self.combinations(sizes: sizes, strengths: strengths, isPossible: isPossible)
    var draw = seed
    var skipped: [Combination] = []
    while let first = missing.first {
      var best: (row: [Int], covered: Int) = ([], -1)
      for _ in 0..<3 {
        guard
          let row = Self.candidate(around: first, sizes: sizes, missing: missing, draw: &draw, isPossible: isPossible)
        else { continue }
        let covered = missing.count { Self.covers(row, $0) }
        if covered > best.covered { best = (row, covered) }
      }
      guard best.covered > 0 else {
        skipped.append(missing.removeFirst())
        continue
      }
      rows.append(best.row)
      missing.removeAll { Self.covers(best.row, $0) }
    }
    // What three tries could not complete, a hundred mostly do.
    for combination in skipped where !rows.contains(where: { Self.covers($0, combination) }) {
      for _ in 0..<100 {
        guard
          let row = Self.candidate(
            around: combination, sizes: sizes, missing: [combination], draw: &draw, isPossible: isPossible)
        else { continue }
        rows.append(row)
        break
      }
    }
  }

  /// How many of the combinations that can be covered are in none of some rows.
  package static func missing(
    in rows: [[Int]], sizes: [Int], strengths: [(factors: [Int], strength: Int)], isPossible: ([Int]) -> Bool
  ) -> Int {
    var groups: [[Int]] = []
    for (factors, strength) in strengths {
      groups += subsets(of: factors, count: strength).filter { !groups.contains($0) }
    }
    // A mark for each combination: those of a group lie together, its last factor's levels side by side.
    var starts: [Int] = []
    var marks = 0
    for group in groups {
      starts.append(marks)
      marks += group.reduce(1) { $0 * sizes[$1] }
    }
    var isSeen = [Bool](repeating: false, count: marks)
    /// Marks what a row has, and returns how much of it was new.
    func see(_ row: [Int]) -> Int {
      var new = 0
      for (group, start) in zip(groups, starts) {
        var place = 0
        for factor in group {
          // What a row says nothing of is no combination.
          guard row[factor] >= 0 else {
            place = -1
            break
          }
          place = place * sizes[factor] + row[factor]
        }
        if place >= 0, !isSeen[start + place] {
          isSeen[start + place] = true
          new += 1
        }
      }
      return new
    }
    for row in rows { _ = see(row) }
    // What no whole row can hold is no gap: two levels may be possible together and leave a third factor without one.
    // A row that holds one combination holds many: only those still unseen need a row of their own.
    var missing = 0
    for (group, start) in zip(groups, starts) {
      for (place, levels) in levels(of: group.map { sizes[$0] }).enumerated() where !isSeen[start + place] {
        var row = row(with: Combination(factors: group, levels: levels), count: sizes.count)
        guard isPossible(row) else { continue }
        guard complete(&row, from: 0, sizes: sizes, isPossible: isPossible) else { continue }
        missing += see(row)
      }
    }
    return missing
  }

  /// Fills a row's empty places so that it can stand; false, and the row as it was, when it cannot.
  ///
  /// The first level of a factor says least and stands beside nearly everything, so it is tried first.
  private static func complete(
    _ row: inout [Int], from factor: Int, sizes: [Int], isPossible: ([Int]) -> Bool
  ) -> Bool {
    guard let next = (factor..<sizes.count).first(where: { row[$0] < 0 }) else { return true }
    for level in 0..<sizes[next] {
      row[next] = level
      if isPossible(row), complete(&row, from: next + 1, sizes: sizes, isPossible: isPossible) { return true }
    }
    row[next] = -1
    return false
  }

  private static func combinations(
    sizes: [Int], strengths: [(factors: [Int], strength: Int)], isPossible: ([Int]) -> Bool
  ) -> [Combination] {
    var found: [Combination] = []
    var known: Set<Combination> = []
    for (factors, strength) in strengths {
      for chosen in subsets(of: factors, count: strength) {
        for levels in levels(of: chosen.map { sizes[$0] }) {
          let combination = Combination(factors: chosen, levels: levels)
          if isPossible(row(with: combination, count: sizes.count)), known.insert(combination).inserted {
            found.append(combination)
          }
        }
      }
    }
    return found
  }

  static func covers(_ row: [Int], _ combination: Combination) -> Bool {
    zip(combination.factors, combination.levels).allSatisfy { row[$0] == $1 }
  }

  private static func row(with combination: Combination, count: Int) -> [Int] {
    var row = [Int](repeating: -1, count: count)
    for (factor, level) in zip(combination.factors, combination.levels) { row[factor] = level }
    return row
  }

  /// A row that has the combination, filled factor by factor in a drawn order with a level that can stand there.
  private static func candidate(
    around combination: Combination, sizes: [Int], missing: [Combination], draw: inout SeedStream,
    isPossible: ([Int]) -> Bool
  ) -> [Int]? {
    var row = row(with: combination, count: sizes.count)
    var order = sizes.indices.filter { row[$0] < 0 }
    for index in order.indices.reversed() { order.swapAt(index, Int(draw.below(UInt64(index + 1)))) }
    for factor in order {
      var best: (level: Int, gain: Int)?
      let first = Int(draw.below(UInt64(sizes[factor])))
      for offset in 0..<sizes[factor] {
        row[factor] = (first + offset) % sizes[factor]
        guard isPossible(row) else { continue }
        // What of the nearest missing combinations this level would complete.
        let gain = missing.prefix(160).count { $0.factors.contains(factor) && covers(row, $0) }
        if gain > best?.gain ?? -1 { best = (row[factor], gain) }
      }
      guard let best else { return nil }
      row[factor] = best.level
    }
    return row
  }

  static func subsets(of items: [Int], count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    guard items.count >= count else { return [] }
    let rest = Array(items.dropFirst())
    return subsets(of: rest, count: count - 1).map { [items[0]] + $0 } + subsets(of: rest, count: count)
  }

  static func levels(of sizes: [Int]) -> [[Int]] {
    sizes.reduce([[]]) { rows, size in rows.flatMap { row in (0..<size).map { row + [$0] } } }
  }
}
