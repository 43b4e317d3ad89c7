// SPDX-License-Identifier: MIT

import AuraModel
import AuraTestSupport
import Foundation
import Testing

@testable import AuraPlaces

@Suite(.timeLimit(.minutes(1)))
struct SearchTests {
  /// What a person types, and the place meant.
  static let first: [(query: String, code: String)] = [
    ("coruna", "15030"), ("a coruña", "15030"), ("A CORUÑA", "15030"), ("la coruña", "15030"), ("Coruña, A", "15030"),
    ("San Sebastián", "20069"), ("donostia", "20069"), ("donostia / san sebastian", "20069"),
    ("l'hospitalet", "08101"), ("l’Hospitalet", "08101"), ("hospitalet", "08101"), ("alicante", "03014"),
    ("alacant", "03014"), ("palma", "07040"), ("palma de mallorca", "07040"), ("las palmas", "35016"),
    ("palmas de gran canaria, las", "35016"), ("madrid", "28079"), ("  león  ", "24089"), ("leo\u{301}n", "24089"),
    ("gijon", "33024"), ("orense", "32054"), ("gerona", "17079"), ("lerida", "25120"), ("ibiza", "07026"),
    ("mahon", "07032"), ("castellon", "12040"), ("pamplona", "31201"), ("iruña", "31201"), ("vitoria", "01059"),
    ("santa cruz de tenerife", "38038"), ("san sebastián de la gomera", "38036"), ("usansolo", "48916"),
    ("les", "25121"), ("28065", "28065"), (" 28065 ", "28065"), ("sancti spiritus badajoz", "06118"),
    ("moya cuenca", "16135"), ("moya, las palmas", "35013"), ("hospitalet llobregat", "08101"),
    ("arroyomolinos", "28015"),
    ("arroyomolinos caceres", "10023"), ("sant marcel·lí", ""), ("platja d'aro", "17048"), ("noain", "31088"),
  ]

  @Test(arguments: first)
  func theFirstAnswerIsThePlaceMeant(_ each: (query: String, code: String)) {
    #expect(Gazetteer.search(each.query).first?.code.description ?? "" == each.code)
  }

  @Test(arguments: ["", " ", "·'-,", "xyzzy", "99999", "日本", String(repeating: "a", count: 10_000)])
  func nothingIsFound(_ query: String) {
    #expect(Gazetteer.search(query).isEmpty)
  }

  @Test func ranksAndTies() {
    let names = Gazetteer.search("san sebastian", limit: 3).map(\.name)
    // The exact name first though it has fewer people than the second has; then by people.
    #expect(names == ["Donostia/San Sebastián", "San Sebastián de los Reyes", "San Sebastián de la Gomera"])
    // "Villanueva" begins dozens of names: the most populous first.
    let villanuevas = Gazetteer.search("villanueva", limit: 200)
    let prefixes = villanuevas.filter { $0.name.hasPrefix("Villanueva ") }
    let people = prefixes.map { $0.population ?? 0 }
    #expect(prefixes.count > 40 && people == people.sorted(by: >))
    #expect(prefixes.first?.name == "Villanueva de la Serena")
    #expect(Gazetteer.search("villanueva", limit: 5) == Array(villanuevas.prefix(5)))
    #expect(Gazetteer.search("madrid", limit: 0).isEmpty && Gazetteer.search("28065", limit: -1).isEmpty)
    #expect(Gazetteer.search("Ibarra", limit: 2).map(\.name) == ["Ibarra", "Aramaio"])
  }

  @Test func everyNameFindsItsMunicipality() {
    // Each language of each name, as written and in AEMET's form, every hundredth municipality; the sweep `places` does them all.
    let sample = Towns.all.enumerated().filter { $0.offset % 100 == 0 }.map(\.element)
    let wrong = sample.flatMap { location in
      ([location.name, location.invertedName].flatMap { $0.split(separator: "/") } + [location.name[...]])
        .filter { name in !Gazetteer.search(String(name), limit: 50).contains(location) }
    }
    #expect(wrong == [])
  }

  @Test func aliasesFindTheirMunicipality() throws {
    let rows = try Tree.text("Fixtures/places/aliases.csv").split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",").map(String.init) }
    #expect(rows.count == 80)
    let wrong = rows.filter { row in
      !Gazetteer.search(row[1], limit: 5).contains { $0.code.description == row[0] }
    }
    #expect(wrong == [])
  }

  @Test("the order of words is that of the folded text, as the recipe and Foundation fold it")
  func foldingAndOrder() {
    let words = (0..<MunicipalityTable.wordCount).map { WordEntry(word: $0).text }
    #expect(zip(words, words.dropFirst()).allSatisfy { $0 <= $1 })
    let wrong = Towns.all.filter { FoldedText($0.name).bytes != Array(foundationFold($0.name).utf8) }
    #expect(wrong == [])
  }

  @Test func prefixesEqualALookAtEveryName() {
    // A second implementation: Foundation's folding, every name looked at.
    let names = Towns.all.enumerated().flatMap { row, location in
      location.name.split(separator: "/").map { (row: row, name: foundationFold(String($0))) }
    }
    for query in ["villa", "san", "c", "torre", "sant j", "alcala de", "zu"] {
      let expected = Set(names.filter { $0.name.hasPrefix(query) }.map(\.row))
      let found = Set(NameSearch.rows(for: query, limit: 8_132))
      #expect(expected.isSubset(of: found) && expected.count > 5)
      // What else is found has the query at a later word, in its chief town's, an earlier or its province's name.
      let others = found.subtracting(expected).filter { row in
        let province = Municipalities.province(row: row)
        let text = foundationFold("\(Municipalities.names(row: row)) \(province.name) \(province.castilianName)")
        return !query.split(separator: " ").allSatisfy { " \(text)".contains(" \($0)") }
      }
      #expect(others.isEmpty)
    }
  }
}

private func foundationFold(_ text: String) -> String {
  let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
  return plain.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
}
