// SPDX-License-Identifier: MIT

import AuraModel

/// A search for municipalities by what a person types.
///
/// The recipe sorted every word of every name by what follows it to the end of the name, folded: what begins with a
/// query is one run of that order, found by bisection. Nothing is built before the first search.
struct NameSearch {
  /// How a name answers a query, best first.
  enum Rank: Int {
    /// A name, one of its languages, or without its article: `coruña`.
    case exact
    case exactTown
    case prefix
    case townPrefix
    /// As `exact`, but for the article: `la coruña`.
    case exactButArticle
    case prefixButArticle
    /// A later word begins with the query: `llobregat`.
    case word
    case townWord
    /// Every word of the query begins one of the name's or of its province's, and the first opens it: `moya cuenca`.
    case everyWordInOrder
    /// The same, but for the first.
    case everyWord
  }

  /// No name is longer; what is typed beyond is no name.
  static let longestQuery = 64

  private var ranks: [Int: Rank] = [:]

  private static let provinces = Province.allCases.map { FoldedText("\($0.name) \($0.castilianName)") }

  /// The rows that answer a query, best rank first, then the more populous, then by code.
  static func rows(for query: String, limit: Int) -> [Int] {
    let folded = FoldedText(query)
    guard !folded.isEmpty, folded.bytes.count <= longestQuery, limit > 0 else { return [] }
    var search = NameSearch()
    search.add(folded) { $0 }
    let words = folded.words
    if words.count > 1 {
      if words[0].isArticle { search.add(folded.withoutFirstWord, rank: Self.butArticle) }
      if words[words.count - 1].isArticle { search.addInverted(words) }
      search.addEveryWord(words)
    }
    let found = search.ranks.map { row, rank in
      (row: row, rank: rank.rawValue, population: Municipalities.population(row: row) ?? 0)
    }
    return found.sorted { ($0.rank, -$0.population, $0.row) < ($1.rank, -$1.population, $1.row) }
      .prefix(limit).map(\.row)
  }

  /// Ranks that stand when the query's article was left out: `la coruña` finds `A Coruña`.
  private static func butArticle(_ rank: Rank) -> Rank? {
    switch rank {
    case .exact, .exactTown: .exactButArticle
    case .prefix, .townPrefix: .prefixButArticle
    case .exactButArticle, .prefixButArticle, .word, .townWord, .everyWordInOrder, .everyWord: nil
    }
  }

  private mutating func add(_ query: FoldedText, rank: (Rank) -> Rank?) {
    for hit in Hits(query) {
      if let rank = rank(hit.rank) { keep(rank, row: hit.row) }
    }
  }

  /// `coruña, a`: the last word put first.
  private mutating func addInverted(_ words: [FoldedText]) {
    let query = FoldedText(
      ([words[words.count - 1]] + words.dropLast()).map { String(decoding: $0.bytes, as: UTF8.self) }
        .joined(separator: " "))
    add(query) { $0 }
  }

  private mutating func addEveryWord(_ words: [FoldedText]) {
    for (position, word) in words.enumerated() where !word.isArticle {
      for hit in Hits(word) {
        let rank: Rank = position == 0 && hit.opensItsName ? .everyWordInOrder : .everyWord
        guard rank.rawValue < ranks[hit.row]?.rawValue ?? .max else { continue }
        let names = FoldedText(Municipalities.names(row: hit.row))
        let province = Self.provinces[Municipalities.province(row: hit.row).number - 1]
        let hasAll = words.allSatisfy { names.hasWord(beginningWith: $0) || province.hasWord(beginningWith: $0) }
        if hasAll { ranks[hit.row] = rank }
      }
    }
  }

  private mutating func keep(_ rank: Rank, row: Int) {
    if rank.rawValue < ranks[row]?.rawValue ?? .max { ranks[row] = rank }
  }
}
