// SPDX-License-Identifier: MIT

/// The names that begin, at one of their words, with a query; a municipality may come more than once.
struct Hits: Sequence {
  /// One name that begins with the query.
  struct Hit {
    let row: Int
    let rank: NameSearch.Rank
    /// Whether the query stands at the head of the name, but for an article.
    let opensItsName: Bool
  }

  private let query: FoldedText
  private let words: Range<Int>

  /// Finds both ends of the run by bisection.
  init(_ query: FoldedText) {
    self.query = query
    let start = Self.partition { $0 < query }
    words = start..<Self.partition { $0 < query || $0.begins(with: query) }
  }

  func makeIterator() -> some IteratorProtocol<Hit> {
    words.lazy.map { [query] word in
      let entry = WordEntry(word: word)
      let isWhole = entry.text == query
      let rank: NameSearch.Rank =
        switch (entry.opensItsName, isWhole, entry.isTown) {
        case (true, true, false): .exact
        case (true, true, true): .exactTown
        case (true, false, false): .prefix
        case (true, false, true): .townPrefix
        case (false, _, false): .word
        case (false, _, true): .townWord
        }
      return Hit(row: entry.row, rank: rank, opensItsName: entry.opensItsName)
    }.makeIterator()
  }

  /// The first word, in their order, whose text is not before some place.
  private static func partition(_ isBefore: (FoldedText) -> Bool) -> Int {
    var low = 0
    var high = MunicipalityTable.wordCount
    while low < high {
      let middle = (low + high) / 2
      if isBefore(WordEntry(word: middle).text) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
