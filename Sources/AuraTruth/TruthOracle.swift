// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Reads a finished Spanish text and a snapshot and says what in the text is not so.
///
/// It recovers every figure, phenomenon, certainty and time word from the words alone, has bands of its own, and shares
/// nothing with what composes the text: where both agree, two readings of the register do.
public enum TruthOracle {
  /// Judges the two lines of a phrase.
  public static func judge(
    headline: String, dataline: String, of snapshot: WeatherSnapshot, at moment: WallInstant
  ) -> TruthVerdict {
    let world = TruthWorld(snapshot, at: moment)
    var verdict = TruthVerdict()
    var said: [TruthLineReading] = []
    for (line, text) in [(TruthVerdict.Line.headline, headline), (.dataline, dataline)] {
      var reading = TruthLineReading(line: line, text: TruthText(text), world: world)
      reading.judge()
      verdict.findings += reading.findings
      verdict.recovered += reading.recovered
      said.append(reading)
    }
    verdict.findings += TruthDuties(world: world, said: said).missing()
    return verdict
  }
}
