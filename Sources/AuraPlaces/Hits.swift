// SPDX-License-Identifier: MIT

/// The names that begin, at one of their words, with a query; a name may come more than once.
struct Hits: Sequence, IteratorProtocol {
  private let query: FoldedText
  private var word: Int

  /// Finds the first of the run by bisection.
  init(_ query: FoldedText) {
    self.query = query
    var low = 0
    var high = MunicipalityTable.wordCount
    while low < high {
      let middle = (low + high) / 2
      if Entry(word: middle).text < query { low = middle + 1 } else { high = middle }
    }
    word = low
  }

  mutating func next() -> (row: Int, rank: NameSearch.Rank, opensItsName: Bool)? {
    guard word < MunicipalityTable.wordCount else { return nil }
    let entry = Entry(word: word)
    guard entry.text.begins(with: query) else { return nil }
    word += 1
    let isWhole = entry.text.bytes.count == query.bytes.count
    let rank: NameSearch.Rank =
      switch (entry.opensItsName, isWhole, entry.isTown) {
      case (true, true, false): .exact
      case (true, true, true): .exactTown
      case (true, false, false): .prefix
      case (true, false, true): .townPrefix
      case (false, _, false): .word
      case (false, _, true): .townWord
      }
    return (entry.row, rank, entry.opensItsName)
  }
}

/// One word of one name, and what follows it.
struct Entry {
  let row: Int
  /// From the word to the end of its name, folded.
  let text: FoldedText
  /// Whether nothing but an article stands before it.
  let opensItsName: Bool
  /// Whether the name is that of the chief town.
  let isTown: Bool

  init(word: Int) {
    let offset = Municipalities.wordOffset(word)
    var low = 0
    var high = Municipalities.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Municipalities.nameOffset(row: middle) <= offset { low = middle } else { high = middle }
    }
    row = low
    let names = Municipalities.names(row: low)
    let start = names.utf8.index(names.startIndex, offsetBy: offset - Municipalities.nameOffset(row: low))
    let before = names[..<start]
    let after = names[start...]
    text = FoldedText(after.prefix { $0 != "|" && $0 != "/" })
    let opening = before.reversed().prefix { $0 != "|" && $0 != "/" }
    opensItsName = opening.isEmpty || FoldedText(String(opening.reversed())).isArticle
    isTown = before.utf8.count { $0 == UInt8(ascii: "|") } == 1
  }
}
