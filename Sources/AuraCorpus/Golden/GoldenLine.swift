// SPDX-License-Identifier: MIT

public import AuraModel

/// An approved text and the case it was approved for: a line of a file under `Fixtures/golden`.
public struct GoldenLine: Hashable, Sendable {
  /// Unique in the corpus: `28079-typical-winter`, `edge-E17-nogust`.
  public var id: String
  public var place: MunicipalityCode
  /// Local civil time of the place, as `--at` takes it: `2026-01-15T08:00`.
  public var at: String
  public var headline: String
  public var dataline: String
  /// The rules that made the text, in their order.
  public var rules: [String]
  /// The snapshot's JSON in one line, as `docs/SNAPSHOT.md` tells it.
  public var snapshot: String

  public init(
    id: String, place: MunicipalityCode, at: String, headline: String, dataline: String, rules: [String],
    snapshot: String
  ) {
    self.id = id
    self.place = place
    self.at = at
    self.headline = headline
    self.dataline = dataline
    self.rules = rules
    self.snapshot = snapshot
  }

  static let columns = ["id", "place", "at", "headline", "dataline", "rules", "snapshot"]

  /// The line of the file, without its end.
  public var text: String {
    [id, "\(place)", at, headline, dataline, rules.joined(separator: " "), snapshot].joined(separator: "\t")
  }

  init(text: Substring, file: String, number: Int) throws(GoldenError) {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == Self.columns.count else {
      throw .line(file: file, number: number, found: "\(parts.count) columns", expected: "\(Self.columns.count)")
    }
    guard !parts[0].isEmpty else { throw .line(file: file, number: number, found: "no id", expected: "an id") }
    guard let place = MunicipalityCode(parts[1]) else {
      throw .line(file: file, number: number, found: parts[1], expected: "an INE code")
    }
    self.init(
      id: parts[0], place: place, at: parts[2], headline: parts[3], dataline: parts[4],
      rules: parts[5].split(separator: " ").map(String.init), snapshot: parts[6])
  }
}

/// What is wrong in a golden file.
public enum GoldenError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A line that is no case.
  case line(file: String, number: Int, found: String, expected: String)
  /// A snapshot of a line that cannot be read.
  case snapshot(id: String, detail: String)

  public var description: String {
    switch self {
    case .line(let file, let number, let found, let expected):
      "\(file):\(number): found \(found), expected \(expected)"
    case .snapshot(let id, let detail): "case \(id): its snapshot cannot be read: \(detail)"
    }
  }
}
