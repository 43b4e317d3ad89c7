// SPDX-License-Identifier: MIT

/// A sentence with slots, and what must hold for it to be said.
struct Pattern: Sendable {
  enum Piece: Sendable {
    case text(String)
    case slot(Slot)
  }

  /// What may follow a pattern.
  enum Ending: Sendable {
    /// Nothing.
    case closed
    /// The place alone.
    case place
    /// A complement that hangs on a clause: behind a comma, or the place.
    case clause
    /// Any complement; a noun may be joined by *y*.
    case open
  }

  /// Group and line of the table, for reports: `clear.17`.
  let id: String
  /// The number that draws weigh, from the text: another line in the table moves no other pattern's chances.
  let hash: UInt64
  let needs: Traits
  let bars: Traits
  let pieces: [Piece]
  let ending: Ending
  /// Beginnings of the content words, so that no line says one twice.
  let stems: Set<String>
  /// The tails that say none of them again, a bit a line of their table.
  var tails: UInt64 = 0
  /// Reads a line of a table: `traits|text`, traits set apart by spaces, `!` before one that must not hold.
  ///
  /// `j` allows a pattern for a day of which no hour is known, `J` wants one; without, it speaks of the hour.
  /// An ellipsis at the end leaves it open to any complement, a tilde (a clause) to those that need no *y*, an at sign to
  /// the place alone.
  init(_ line: Substring, id: String) {
    let parts = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    precondition(parts.count == 2, "a pattern has traits and a text: \(line)")
    var needs: Traits = .hour
    var bars: Traits = []
    for word in parts[0].split(separator: " ") {
      switch word {
      case "j": needs.remove(.hour)
      case "J":
        needs.remove(.hour)
        needs.insert(.wholeDay)
      default:
        let isBar = word.first == "!"
        guard let trait = Traits.names[String(isBar ? word.dropFirst() : word)] else {
          preconditionFailure("no trait \(word) in \(line)")
        }
        if isBar { bars.insert(trait) } else { needs.insert(trait) }
      }
    }
    var text = parts[1] == "·" ? "" : parts[1]
    switch text.last {
    case "…":
      ending = .open
      text.removeLast()
    case "~":
      ending = .clause
      text.removeLast()
    case "@":
      ending = .place
      text.removeLast()
    default: ending = .closed
    }
    var pieces: [Piece] = []
    var rest = text
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      guard let close = rest.firstIndex(of: "}"), let slot = Slot(rawValue: String(rest[open...].dropFirst()[..<close]))
      else { preconditionFailure("no such slot in \(line)") }
      pieces.append(.slot(slot))
      switch slot {
      case .theMoment, .aMoment, .thisMoment, .ofMoment, .atMoment, .momentEnding: needs.insert(.moment)
      case .night: needs.insert(.night)
      case .cover: needs.insert(.cover)
      case .air: needs.insert(.temperature)
      case .phenomenon: needs.insert(.phenomenon)
      default: break
      }
      rest = rest[close...].dropFirst()
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.id = id
    self.needs = needs
    self.bars = bars
    self.pieces = pieces
    stems = Stem.all(of: pieces)
    hash = Draw.hash(parts[1])
  }

  /// Whether it begins with *y* and a noun, which only another noun can stand before.
  var joinsNoun: Bool {
    if case .text(let text)? = pieces.first { text.hasPrefix(" y ") } else { false }
  }

  /// Whether it names the wind of the hour.
  var tellsWind: Bool {
    pieces.contains { if case .slot(.wind) = $0 { true } else { false } }
  }

  func isEligible(_ traits: Traits) -> Bool { traits.isSuperset(of: needs) && traits.isDisjoint(with: bars) }

  /// Reads a table, a pattern a line.
  static func table(_ name: String, _ text: String) -> [Pattern] {
    text.split(separator: "\n").enumerated().map { Pattern($1, id: "\(name).\($0 + 1)") }
  }
}

/// The beginnings by which words of one family are told: nub-oso and nub-es, lluv-ia and llov-er.
enum Stem {
  static func all(of pieces: [Pattern.Piece]) -> Set<String> {
    var stems: Set<String> = []
    for piece in pieces {
      switch piece {
      case .text(let text): stems.formUnion(all(of: text))
      case .slot(let slot): stems.formUnion(all(of: slot))
      }
    }
    return stems
  }

  static func all(of text: String) -> Set<String> {
    var stems: Set<String> = []
    for word in text.lowercased().split(whereSeparator: { !$0.isLetter }) {
      if word == "y" || word == "con" || word == "en" || word == "sin" { stems.insert(String(word)) }
      if word == "sol" { stems.insert("sol") }
      guard word.count > 3 else { continue }
      let stem = String(word.prefix(4))
      stems.insert(families.first { stem.hasPrefix($0.0) }?.1 ?? stem)
    }
    return stems
  }

  private static let families = [
    ("nub", "nub"), ("llu", "llu"), ("llov", "llu"), ("llue", "llu"), ("sole", "sol"), ("vien", "vien"),
    ("vent", "vien"), ("niev", "niev"), ("neva", "niev"), ("frí", "fri"), ("fria", "fri"), ("cáli", "cal"),
    ("calo", "cal"), ("calu", "cal"), ("géli", "fri"), ("hela", "hel"), ("hiel", "hel"), ("nieb", "nieb"),
    ("nebl", "nieb"),
    ("desp", "desp"), ("noch", "noch"), ("noct", "noch"), ("tard", "tard"), ("atar", "tard"), ("aman", "mañ"),
    ("maña", "mañ"), ("tiem", "tiem"), ("luz", "luz"),
  ]

  private static func all(of slot: Slot) -> [String] {
    switch slot {
    case .inPlace: ["en"]
    case .theMoment, .aMoment, .thisMoment, .ofMoment, .atMoment: ["tard", "noch", "mañ", "medi", "madr"]
    case .night: ["noch", "madr"]
    case .momentEnding, .verbEnding, .nounEnding, .phrase, .aPhrase, .thePhrase: []
    case .cover: ["ciel", "nub", "cubi", "inte"]
    case .air: ["fri", "fres", "temp", "cal"]
    case .wind: ["vien"]
    case .gusts: ["rach"]
    case .level, .phenomenon: ["avis"]
    case .also: []
    case .heat: ["cal"]
    case .frost: ["hel"]
    }
  }
}
