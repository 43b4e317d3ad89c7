// SPDX-License-Identifier: MIT

/// Something in a finished text that Spanish does not write so.
public struct LintFinding: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong; the raw value is the id in reports.
  public enum Rule: String, CaseIterable, Codable, Hashable, Sendable {
    // Orthography and typography.
    case space = "LO-01"
    case spaceAtMark = "LO-02"
    case marks = "LO-03"
    case unit = "LO-04"
    case decimal = "LO-05"
    case minus = "LO-06"
    case contraction = "LO-07"
    case conjunctionE = "LO-08"
    case conjunctionU = "LO-09"
    case repeatedWord = "LO-10"
    case capital = "LO-11"
    case accent = "LO-12"
    case foreignMark = "LO-13"
    case numberOfUnit = "LO-14"
    case range = "LO-15"
    case balance = "LO-16"
    case doubleCold = "LO-17"

    // Agreement.
    case articleAndNoun = "LA-01"
    case nounAndAdjective = "LA-02"
    case subjectAndVerb = "LA-03"
    case impersonal = "LA-04"
    case attribute = "LA-05"

    /// A word outside the vocabulary that was read and approved: what a dictionary takes for a word may be a slip.
    case vocabulary = "LV-01"
  }

  public let rule: Rule
  /// The words, as they stand in the text.
  public let words: String

  public var description: String { "\(rule.rawValue) «\(words)»" }
}
