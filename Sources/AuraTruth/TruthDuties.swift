// SPDX-License-Identifier: MIT

import AuraModel

/// What a text owes its reader: the things that, being so, have to be said.
struct TruthDuties {
  let world: TruthWorld
  let said: [TruthLineReading]

  func missing() -> [TruthVerdict.Finding] {
    var missing: [TruthVerdict.Finding] = []
    func owe(_ isOwed: Bool, _ what: String, _ isSaid: Bool) {
      if isOwed && !isSaid {
        missing.append(TruthVerdict.Finding(rule: .mustSay, line: .both, words: "", expected: what))
      }
    }
    let alert = world.leadingAlert
    owe(
      alert != nil, "the aviso \(alert?.level.name ?? "")", says(.aviso) && saysStem(alert?.level.name.dropLast() ?? "")
    )
    owe(world.isStormy || (world.stormProbabilityNow ?? 0) > TruthBands.statedAbove, "the storm", says(.storm))
    owe(world.isSnowy, "the snow", says(.snow) || says(.sleet))
    let probability = world.rainProbability ?? 0
    let isWet = world.isWet && !world.isSnowy || probability >= TruthBands.probable.lowerBound && !world.isSnowy
    owe(
      isWet, "the rain",
      says(.rain) || says(.precipitation) || says(.drizzle) || says(.downpour) || says(.shower)
        || says(.storm)
        || says(.sleet))
    owe(world.sky == .fog || world.sky == .mist, "the fog", says(.fog) || says(.denseFog))
    owe(world.sky == .dust, "the haze", says(.haze))
    let gust = world.gustKmh ?? 0
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

  private func saysStem(_ stem: some StringProtocol) -> Bool {
    said.contains { $0.text.tokens.contains { $0.folded.hasPrefix(stem) } }
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
