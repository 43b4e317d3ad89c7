// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// A headline and a data line in Spanish, true to a snapshot and the same on any machine.
///
/// Facts are read from the snapshot at a moment, the most salient becomes the headline's topic, a plan is drawn from
/// the place and its civil day, sentences are filled, and orthography sets them right. Unknown is silent.
/// Words for bands come from the register (`docs/REGISTER.md`) and never vary; structure, order, verb and image do.
public enum ForecastPhrase {
  /// The ids of every pattern a headline may be built of, tails included: what a corpus has to make speak.
  package static var patternIDs: [String] { PatternLibrary.all.map(\.id) }

  /// Composes the phrase of a snapshot's place at a moment.
  ///
  /// - Parameter moment: what is the hour, today and in force is so at this moment; usually `snapshot.moment`.
  public static func compose(_ snapshot: WeatherSnapshot, at moment: WallInstant) -> Phrase {
    let facts = WeatherFacts(snapshot, at: moment)
    let topic = facts.topic
    let seed = Draw.seed(of: snapshot.place.code, on: facts.civil.date)
    let headline = HeadlineWriter(facts: facts, topic: topic, draw: Draw(seed: seed, line: "headline")).write()
    let dataline = DatalineWriter(facts: facts, topic: topic, draw: Draw(seed: seed, line: "dataline")).write()
    return Phrase(
      headline: headline.text, dataline: dataline.text,
      facts: facts.told(topic: topic, items: dataline.items, hasRange: dataline.hasRange),
      rules: facts.rules(topic: topic, headline: headline, dataline: dataline),
      patterns: [headline.pattern, headline.tail].filter { !$0.isEmpty }, seed: seed)
  }
}
