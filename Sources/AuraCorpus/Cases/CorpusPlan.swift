// SPDX-License-Identifier: MIT

package import AuraChance
package import AuraModel
import AuraPlaces
package import AuraSun
import AuraTime

/// The cases that the corpus is meant to have, but for the typical days: made once, then kept as lines.
package enum CorpusPlan {
  package struct Case: Sendable {
    package let id: String
    /// The golden file it belongs to, without its end.
    package let file: String
    package let snapshot: WeatherSnapshot

    package init(id: String, file: String, snapshot: WeatherSnapshot) {
      (self.id, self.file, self.snapshot) = (id, file, snapshot)
    }
  }

  package enum Failure: Error, Hashable, Sendable {
    case facts(CaseFacts.Mistake, id: String)
    case sun(SolarTimesError)
  }

  /// The published cases, each also with every fact unknown in turn, and both sides of every bound.
  package static func edges() throws(Failure) -> [Case] {
    var cases: [Case] = []
    for row in EdgeCases.published {
      let facts = try read(row.facts, id: row.id)
      cases.append(try make("edge-\(row.id)", row, facts))
      for item in facts.items {
        cases.append(try make("edge-\(row.id)-no-\(item.key)", row, facts.without(item.key)))
      }
    }
    for row in EdgeCases.own { cases.append(try make("own-\(row.id)", row, try read(row.facts, id: row.id))) }
    for row in EdgeCases.dayOnly { cases.append(try make("day-\(row.id)", row, try read(row.facts, id: row.id))) }
    let plain = try read(EdgeCases.plain.facts, id: "plain")
    for (key, values) in EdgeCases.thresholds {
      for value in values {
        cases.append(try make("bound-\(key)-\(name(value))", EdgeCases.plain, plain.with(key, value)))
      }
    }
    for depth in EdgeCases.depths {
      let wet = plain.with("sky", "25").with("pop", "95").with("mm", depth)
      cases.append(try make("bound-mm-\(name(depth))", EdgeCases.plain, wet))
    }
    return cases
  }

  /// Of the covering array: another seed is another corpus.
  package static let seed = SeedStream(seed: 2026)

  /// The rows of the covering array, dealt to the capitals one after the other, each on a date of its own.
  package static func covering(seed: SeedStream) throws(Failure) -> [Case] {
    let array = CoveringArray(
      sizes: RiskFactors.sizes, strengths: RiskFactors.strengths, seed: seed, isPossible: RiskFactors.isPossible)
    var cases: [Case] = []
    let places = Location.seedCities
    let first = CivilDate(year: 2026, month: 1, day: 1)!
    for (index, row) in array.rows.enumerated() {
      let place = places[index % places.count]
      let date = first.advanced(byDays: index * 37 % 365)
      do {
        cases.append(
          Case(
            id: "\(place.code)-cover-\(padded(index))", file: "\(place.code)",
            snapshot: try RiskFactors.snapshot(row, place: place, on: date)))
      } catch {
        throw .sun(error)
      }
    }
    return cases
  }

  private static func read(_ facts: String, id: String) throws(Failure) -> CaseFacts {
    do { return try CaseFacts(facts) } catch { throw .facts(error, id: id) }
  }

  private static func make(_ id: String, _ row: EdgeCases.Row, _ facts: CaseFacts) throws(Failure) -> Case {
    do {
      return Case(id: id, file: "edges", snapshot: try facts.snapshot(inMunicipality: row.place, at: row.at))
    } catch {
      throw .facts(error, id: id)
    }
  }

  private static func name(_ value: String) -> String {
    value.replacing("/", with: "").replacing("..", with: "to").replacing(".", with: "_")
  }

  private static func padded(_ index: Int) -> String {
    let text = "\(index)"
    return String(repeating: "0", count: max(0, 4 - text.count)) + text
  }
}
