// SPDX-License-Identifier: MIT

/// What the oracle has to say of a finished text: nothing when it is true.
public struct TruthVerdict: Hashable, Sendable {
  public enum Line: String, Codable, Hashable, Sendable {
    case headline, dataline
    /// What was found missing belongs to both.
    case both
  }

  /// One thing wrong.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    public let rule: TruthRule
    public let line: Line
    /// The words, as they stand in the text; empty for what is missing.
    public let words: String
    /// What would have been right.
    public let expected: String

    public var description: String {
      "\(rule.rawValue) \(line.rawValue): \(words.isEmpty ? "nothing said" : "\"\(words)\""), expected \(expected)"
    }
  }

  /// What the text was understood to say, in its order: `max 23 °C`, `rain probable`, `wind from southWest`.
  public internal(set) var recovered: [String] = []
  public internal(set) var findings: [Finding] = []

  public var isTrue: Bool { findings.isEmpty }
}
