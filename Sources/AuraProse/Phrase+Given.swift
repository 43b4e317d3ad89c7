// SPDX-License-Identifier: MIT

extension Phrase {
  /// A phrase whose two lines are given: for surfaces that are shown or tested with words of their own.
  public init(headline: String, dataline: String) {
    self.init(headline: headline, dataline: dataline, facts: [], rules: [], patterns: [], seed: 0)
  }
}
