// SPDX-License-Identifier: MIT

/// What a place's weather reads like at a moment: a headline and a line of figures, with how they came about.
public struct Phrase: Hashable, Sendable {
  /// One idea in at most 70 characters, without a figure and without a final stop.
  public var headline: String
  /// The figures that the snapshot has, in at most 140 characters and two sentences.
  public var dataline: String
  /// What was read from the snapshot and told, the most salient first.
  public var facts: [Fact]
  /// The rules that shaped the phrase, by id, in the order they fired.
  public var rules: [PhraseRule]
  /// The ids of the patterns that the headline was built of: `clear.17`, `tail.4`.
  public var patterns: [String]
  /// The number of place and civil day that every draw comes from; the hour has no part in it.
  public var seed: UInt64
}
