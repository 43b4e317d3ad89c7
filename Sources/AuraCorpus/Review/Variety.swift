// SPDX-License-Identifier: MIT

/// How varied a set of lines is: many places on many days, one line each.
///
/// Sources of the measures: Zhu et al., "Texygen", SIGIR 2018 (self-BLEU); Shannon entropy of the first two words.
public struct Variety: Sendable {
  public struct Line: Sendable {
    public var place: Int
    public var day: Int
    public var text: String
    /// The line with figures, names and weather words taken out.
    public var structure: String
    /// The sky group it was written for.
    public var group: String

    public init(place: Int, day: Int, text: String, structure: String, group: String) {
      self.place = place
      self.day = day
      self.text = text
      self.structure = structure
      self.group = group
    }
  }

  /// Share of a day's most frequent structure, mean and worst over the days, 0…1.
  public let topShareMean: Double
  public let topShareWorst: Double
  /// Share of lines whose place had the same structure the day before, 0…1.
  public let sameNextDay: Double
  /// Of the first two words, bits.
  public let openerEntropyBits: Double
  /// Mean over the days of each line's BLEU-4 against the other lines of the day, 0…1.
  public let selfBLEU: Double
  public let structureCount: Int
  /// Sky groups with 100 lines or more, and how many structures each has.
  public let structuresPerGroup: [(group: String, lines: Int, structures: Int)]

  public init(_ lines: [Line]) {
    let days = Dictionary(grouping: lines, by: \.day).sorted { $0.key < $1.key }.map(\.value)
    let shares = days.map { day in
      Double(Self.counts(day.map(\.structure)).values.max() ?? 0) / Double(max(1, day.count))
    }
    topShareMean = shares.reduce(0, +) / Double(max(1, shares.count))
    topShareWorst = shares.max() ?? 0
    var yesterday: [Int: [Int: String]] = [:]
    for line in lines { yesterday[line.place, default: [:]][line.day] = line.structure }
    let followed = lines.filter { yesterday[$0.place]?[$0.day - 1] != nil }
    let repeated = followed.count { yesterday[$0.place]?[$0.day - 1] == $0.structure }
    sameNextDay = Double(repeated) / Double(max(1, followed.count))
    let openers = Self.counts(lines.map { Self.words($0.text).prefix(2).joined(separator: " ") })
    openerEntropyBits = openers.values.reduce(0) { bits, count in
      let share = Double(count) / Double(lines.count)
      return bits - share * Self.log2(share)
    }
    let bleus = days.map { day in SelfBLEU.mean(day.map { Self.words($0.text) }) }
    selfBLEU = bleus.reduce(0, +) / Double(max(1, bleus.count))
    structureCount = Set(lines.map(\.structure)).count
    structuresPerGroup = Dictionary(grouping: lines, by: \.group).filter { $0.value.count >= 100 }
      .map { ($0.key, $0.value.count, Set($0.value.map(\.structure)).count) }.sorted { $0.0 < $1.0 }
  }

  private static func counts(_ items: [String]) -> [String: Int] {
    items.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// By halving and squaring: no C library, so the same bits on every machine.
  static func log2(_ value: Double) -> Double {
    precondition(value > 0, "a logarithm of nothing")
    var whole = Double(value.exponent)
    var rest = value.significand
    var part = 0.5
    for _ in 0..<40 {
      rest *= rest
      if rest >= 2 {
        rest /= 2
        whole += part
      }
      part /= 2
    }
    return whole
  }
}

/// BLEU-4 of each line against all others, smoothed as method 1 of Chen and Cherry (2014): a count of 0 is 0.1.
enum SelfBLEU {
  static func mean(_ lines: [[String]]) -> Double {
    guard lines.count > 1 else { return 0 }
    let grams = lines.map { line in (1...4).map { counts(line, length: $0) } }
    // For every gram the two lines that have it most often: the greatest count among the others is one of them.
    var most: [[[String]: (first: Int, second: Int, owner: Int)]] = Array(repeating: [:], count: 4)
    for (index, line) in grams.enumerated() {
      for length in 0..<4 {
        for (gram, count) in line[length] {
          let known = most[length][gram] ?? (0, 0, -1)
          most[length][gram] =
            count > known.first ? (count, known.first, index) : (known.first, max(known.second, count), known.owner)
        }
      }
    }
    let lengths = lines.map(\.count)
    var sum = 0.0
    for (index, line) in grams.enumerated() {
      var logs = 0.0
      for length in 0..<4 {
        let total = line[length].values.reduce(0, +)
        var matched = 0
        for (gram, count) in line[length] {
          let other = most[length][gram].map { $0.owner == index ? $0.second : $0.first } ?? 0
          matched += min(count, other)
        }
        let precision = matched > 0 ? Double(matched) / Double(max(1, total)) : 0.1 / Double(max(1, total))
        logs += Variety.log2(precision)
      }
      let nearest =
        lengths.enumerated().filter { $0.offset != index }.map(\.element)
        .min { (abs($0 - lengths[index]), $0) < (abs($1 - lengths[index]), $1) } ?? lengths[index]
      let brevity =
        lengths[index] >= nearest ? 0 : (1 - Double(nearest) / Double(max(1, lengths[index]))) * 1.442_695_040_888_963_4
      sum += exp2(logs / 4 + brevity)
    }
    return sum / Double(lines.count)
  }

  private static func counts(_ words: [String], length: Int) -> [[String]: Int] {
    guard words.count >= length else { return [:] }
    return (0...words.count - length).reduce(into: [:]) { $0[Array(words[$1..<$1 + length]), default: 0] += 1 }
  }

  /// 2 to a power of 0 or less, by its binary digits.
  private static func exp2(_ power: Double) -> Double {
    var whole = power.rounded(.down)
    var rest = power - whole
    var result = 1.0
    var root = 2.0.squareRoot()
    for _ in 0..<50 {
      rest *= 2
      if rest >= 1 {
        rest -= 1
        result *= root
      }
      root = root.squareRoot()
    }
    while whole < 0 {
      result /= 2
      whole += 1
    }
    return result
  }
}
