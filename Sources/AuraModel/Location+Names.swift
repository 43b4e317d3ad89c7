// SPDX-License-Identifier: MIT

extension Location {
  /// The name as AEMET and INE write it in lists, the article behind a comma: `Coruña, A`, `Pinós, el/Pinoso`.
  public var invertedName: String {
    name.split(separator: "/", omittingEmptySubsequences: false).map(inverted).joined(separator: "/")
  }

  /// One name, for a sentence or a small card: the Castilian one of the bilingual seed cities (`San Sebastián`), else the
  /// first of the official name's languages.
  public var shortName: String { Self.shortName(of: name, code: code) }

  /// The one name of a place whose official name, in natural order, may hold two.
  package static func shortName(of name: String, code: MunicipalityCode) -> String {
    castilianNames[code.number] ?? name.prefix { $0 != "/" }.description
  }

  /// A name in natural order from AEMET's inverted form: `Palmas de Gran Canaria, Las` to `Las Palmas de Gran Canaria`.
  public static func naturalName(fromInverted name: some StringProtocol) -> String {
    name.split(separator: "/", omittingEmptySubsequences: false).map(natural).joined(separator: "/")
  }
}

/// The seed cities whose Castilian name is not the first of their official ones. Source: CNIG/IGN, capitals of 2021.
private let castilianNames = [
  3_014: "Alicante", 12_040: "Castellón de la Plana", 20_069: "San Sebastián", 31_201: "Pamplona", 46_250: "Valencia",
]

/// The articles that open a name of Spain's languages, in lower case; one that ends in an apostrophe is glued.
private let articles: Set<String> = [
  "a", "o", "as", "os", "el", "la", "los", "las", "els", "les", "es", "sa", "ses", "l'", "s'",
]

private func inverted(_ name: Substring) -> String {
  // "Os de Balaguer" (25156): its first word is a name, not the Galician article.
  if name.hasPrefix("Os de ") { return String(name) }
  if name.dropFirst().first == "'" {
    let article = name.prefix(2)
    return articles.contains(article.lowercased()) ? "\(name.dropFirst(2)), \(article)" : String(name)
  }
  guard let space = name.firstIndex(of: " "), articles.contains(name[..<space].lowercased()) else {
    return String(name)
  }
  return "\(name[space...].dropFirst()), \(name[..<space])"
}

private func natural(_ name: some StringProtocol) -> String {
  guard let comma = name.lastIndex(of: ","), name[comma...].dropFirst().first == " " else { return String(name) }
  let article = name[comma...].dropFirst(2)
  guard articles.contains(article.lowercased()) else { return String(name) }
  return article.last == "'" ? "\(article)\(name[..<comma])" : "\(article) \(name[..<comma])"
}
