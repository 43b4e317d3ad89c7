// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// A text as the engine composes it now.
public struct ComposedText: Hashable, Sendable {
  public var headline: String
  public var dataline: String
  public var rules: [String]

  public init(headline: String, dataline: String, rules: [String]) {
    self.headline = headline
    self.dataline = dataline
    self.rules = rules
  }
}

/// How the corpus gets its texts and its judgements; tests plant faults here.
public struct CorpusEngine: Sendable {
  public var compose: @Sendable (WeatherSnapshot, WallInstant) -> ComposedText
  /// What is wrong with a text, one line a finding; empty when it is right.
  public var findings: @Sendable (ComposedText, WeatherSnapshot, WallInstant) -> [String]
  /// The rules that must all fire somewhere in the corpus.
  public var rules: [String]

  public init(
    compose: @escaping @Sendable (WeatherSnapshot, WallInstant) -> ComposedText,
    findings: @escaping @Sendable (ComposedText, WeatherSnapshot, WallInstant) -> [String], rules: [String]
  ) {
    self.compose = compose
    self.findings = findings
    self.rules = rules
  }
}
