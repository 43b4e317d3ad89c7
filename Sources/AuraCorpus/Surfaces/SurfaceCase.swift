// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraProse
import AuraSnapshot
public import AuraSurfaces
public import AuraTime

/// A snapshot whose surfaces are golden, with what is no field of it: a line of `Fixtures/golden/surfaces/cases.tsv`.
///
/// The two lines of prose are given: composed ones have a corpus of their own, and a new pattern there changes no card.
public struct SurfaceCase: Hashable, Sendable {
  /// What the case shows: `stale-offline`; the name of its files.
  public var id: String
  /// When it is looked at, which may be long after the snapshot was joined.
  public var moment: WallInstant
  public var extras: SurfaceExtrasKind
  public var phrase: Phrase
  public var snapshot: WeatherSnapshot

  static let header = "id\tafterMinutes\textras\theadline\tdataline\tsnapshot"

  /// What all surfaces of the case are composed from.
  public var scene: SurfaceScene {
    SurfaceScene(snapshot, phrase: phrase, at: moment, extras: extras.extras(at: moment))
  }

  /// Reads the table.
  public static func read(_ text: String, file: String) throws(GoldenError) -> [SurfaceCase] {
    var cases: [SurfaceCase] = []
    for (index, row) in text.split(separator: "\n").enumerated() {
      if index == 0 {
        guard row == header else { throw .line(file: file, number: 1, found: "\(row.prefix(64))", expected: header) }
        continue
      }
      cases.append(try SurfaceCase(row: row, file: file, number: index + 1))
    }
    return cases
  }

  private init(row: Substring, file: String, number: Int) throws(GoldenError) {
    let parts = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 6, !parts[0].isEmpty else {
      throw .line(file: file, number: number, found: "\(parts.count) columns", expected: "6, the first an id")
    }
    guard let minutes = Int64(parts[1]), let extras = SurfaceExtrasKind(rawValue: parts[2]) else {
      throw .line(
        file: file, number: number, found: "\(parts[1]), \(parts[2])", expected: "minutes and a kind of extras")
    }
    do {
      snapshot = try WeatherSnapshot(json: Array(parts[5].utf8))
    } catch {
      throw .snapshot(id: parts[0], detail: "\(error)")
    }
    id = parts[0]
    moment = snapshot.moment.advanced(bySeconds: minutes * 60)
    self.extras = extras
    phrase = Phrase(headline: parts[3], dataline: parts[4])
  }
}
