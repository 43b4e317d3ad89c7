// SPDX-License-Identifier: MIT

public import AuraModel

extension Gazetteer {
  /// The municipalities that answer what a person types, best first: by name without accents, case or article, in
  /// either language, by chief town, earlier or Castilian name, or by the five digits of the code.
  ///
  /// Exact names come before prefixes, these before later words, these before names that have every word somewhere
  /// (its province's name counts); within each, the more populous first. The same query has always the same answer.
  /// A query of more than 64 letters has none.
  public static func search(_ query: String, limit: Int = 20) -> [Location] {
    if let location = municipality(query.filter { !$0.isWhitespace }) { return limit > 0 ? [location] : [] }
    return NameSearch.rows(for: query, limit: limit).map(Municipalities.location(row:))
  }
}
