// SPDX-License-Identifier: MIT

public import AuraModel
import AuraTruth

/// A text written by a person for a case: never regenerated, and compared with the engine's by what both say.
public struct HandGolden: Sendable {
  public let id: String
  public let headline: String
  public let dataline: String
  public let snapshot: WeatherSnapshot

  static let header = "id\tplace\tat\tfacts\theadline\tdataline"

  /// How the engine's text stands to the person's.
  public struct Comparison: Sendable {
    /// Of the facts that the person told, the share the engine tells too, 0…1.
    public let sharedFacts: Double
    /// 1 − Dice's coefficient of the words of both: 0 is the same words, 1 none in common.
    public let distance: Double
    /// What the oracle finds wrong in the person's own text.
    public let findings: [String]
  }

  /// The facts of a case may differ by one or two; over all they are mostly the same.
  public static let leastSharedFacts = 0.34
  public static let leastMeanSharedFacts = 0.6

  /// Reads `hand.tsv`.
  public static func read(_ text: String, file: String) throws(GoldenError) -> [HandGolden] {
    var goldens: [HandGolden] = []
    for (index, row) in text.split(separator: "\n").enumerated() {
      if index == 0 {
        guard row == header else { throw .line(file: file, number: 1, found: "\(row.prefix(64))", expected: header) }
        continue
      }
      let parts = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 6 else {
        throw .line(file: file, number: index + 1, found: "\(parts.count) columns", expected: "6")
      }
      guard let code = MunicipalityCode(parts[1]) else {
        throw .line(file: file, number: index + 1, found: parts[1], expected: "an INE code")
      }
      do {
        let snapshot = try CaseFacts(parts[3]).snapshot(inMunicipality: code.number, at: parts[2])
        goldens.append(HandGolden(id: parts[0], headline: parts[4], dataline: parts[5], snapshot: snapshot))
      } catch {
        throw .line(file: file, number: index + 1, found: parts[3], expected: "facts: \(error)")
      }
    }
    return goldens
  }

  /// Compares a text of the engine for the same snapshot.
  public func compare(_ text: ComposedText) -> Comparison {
    let own = TruthOracle.judge(headline: headline, dataline: dataline, of: snapshot, at: snapshot.moment)
    let other = TruthOracle.judge(
      headline: text.headline, dataline: text.dataline, of: snapshot, at: snapshot.moment)
    let told = Set(own.recovered)
    let shared = told.intersection(other.recovered)
    let (mine, theirs) = (Variety.words(headline + " " + dataline), Variety.words(text.headline + " " + text.dataline))
    var left = theirs
    var common = 0
    for word in mine {
      guard let index = left.firstIndex(of: word) else { continue }
      left.remove(at: index)
      common += 1
    }
    return Comparison(
      sharedFacts: told.isEmpty ? 1 : Double(shared.count) / Double(told.count),
      distance: 1 - 2 * Double(common) / Double(max(1, mine.count + theirs.count)),
      findings: own.findings.map(\.description))
  }
}
