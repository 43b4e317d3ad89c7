// SPDX-License-Identifier: MIT

import AuraModel

/// What a text owes its reader: the things that, being so, have to be said.
struct TruthDuties {
  let world: TruthWorld
  let said: [TruthLineReading]

  func missing() -> [TruthVerdict.Finding] {
    var missing: [TruthVerdict.Finding] = []
    func owe(_ isOwed: Bool, _ what: String, _ isSaid: Bool, in line: TruthVerdict.Line = .both) {
      if isOwed && !isSaid {
        missing.append(TruthVerdict.Finding(rule: .mustSay, line: line, words: "", expected: what))
      }
    }
    func isHeadline(_ topics: TruthLexicon.Topic...) -> Bool {
      topics.contains { topic in said[0].mentions.contains { $0.topic == topic && !$0.isDenied } }
    }
    let alert = world.leadingAlert
    owe(
      alert != nil, "the aviso \(alert?.level.name ?? "")",
      isHeadline(.aviso) && said[0].text.tokens.contains { $0.folded.hasPrefix(alert?.level.name.dropLast() ?? "") },
      in: .headline)
    owe(
      world.isStormy || (world.stormProbabilityNow ?? 0) >= TruthBands.headlineFrom, "the storm", isHeadline(.storm),
      in: .headline)
    owe(world.isSnowy, "the snow", isHeadline(.snow, .sleet), in: .headline)
    // A sky of storms is one of rain by AEMET's own words, and snow is wet; a storm to come stands for no rain that falls.
    if !world.isStormy && !world.isSnowy {
      let probability = world.rainProbability ?? 0
      let isOfHeadline = world.isWet || probability >= TruthBands.headlineFrom
      owe(
        isOfHeadline, "the rain", isHeadline(.rain, .precipitation, .drizzle, .downpour, .shower), in: .headline)
      owe(
        !isOfHeadline && probability >= TruthBands.probable.lowerBound, "the rain",
        says(.rain) || says(.precipitation) || says(.drizzle) || says(.downpour) || says(.shower))
    }
    owe(world.sky == .fog || world.sky == .mist, "the fog", isHeadline(.fog, .denseFog), in: .headline)
    owe(world.sky == .dust, "the haze", isHeadline(.haze), in: .headline)
    // Of an hour that is known the day's gusts are not owed.
    let gust = (world.now.map(\.gustKmh) ?? world.today?.gustKmh) ?? 0
    owe(gust >= TruthBands.gustMustFromKmh, "the gusts", says(.gust) || hasFigure(gust * 10, .kilometresAnHour))
    let hottest = [world.now?.temperatureC, world.today?.maximumC].compactMap(\.self).max() ?? 0
    owe(
      hottest >= TruthBands.heatMustFromC, "the heat",
      says(.heat) || says(.sultry) || hasFigure(hottest * 10, .celsius) || says(.torridNight))
    if let felt = world.felt {
      owe(
        abs(felt.feltC - felt.shownC) >= TruthBands.feelsMustFrom, "the felt temperature", says(.feels) || says(.sultry)
      )
    }
    if let least = world.today?.minimumC, let most = world.today?.maximumC {
      let isRange = hasFigure(least * 10, .celsius) && hasFigure(most * 10, .celsius)
      owe(true, "the day's range, \(least) to \(most) °C", isRange)
    }
    return missing
  }

  private func says(_ topic: TruthLexicon.Topic) -> Bool {
    said.contains { $0.mentions.contains { $0.topic == topic && !$0.isDenied } }
  }

  /// Below zero a figure may be said without its sign: "2 grados bajo cero".
  private func hasFigure(_ tenths: Int, _ unit: TruthText.Unit) -> Bool {
    said.contains { reading in
      reading.text.tokens.contains { token in
        token.unit == unit && (token.tenths == tenths || tenths < 0 && token.tenths == -tenths)
      }
    }
  }
}

extension TruthWorld {
  var stormProbabilityNow: Int? { now?.stormProbability }
}
