// SPDX-License-Identifier: MIT

import AuraChance
import AuraKit

/// A way to make a true text false, or a snapshot another than the text's.
struct TruthMutation: Sendable {
  struct Sample {
    let snapshot: WeatherSnapshot
    let headline: String
    let dataline: String
  }

  let name: String
  /// The false pair; nil where the operator finds nothing to change.
  let apply: @Sendable (Sample, _ other: Sample, inout SeedStream) -> Sample?

  static let all: [TruthMutation] = [
    TruthMutation(name: "altered-figure", apply: alteredFigure),
    TruthMutation(name: "swapped-snapshot", apply: swapped),
    TruthMutation(name: "altered-snapshot", apply: alteredSnapshot),
    TruthMutation(name: "wrong-band-word") { sample, _, draw in replaced(sample, by: bandWords, &draw) },
    TruthMutation(name: "wrong-certainty") { sample, _, draw in replaced(sample, by: certainties, &draw) },
    TruthMutation(name: "wrong-direction") { sample, _, draw in replaced(sample, by: directions, &draw) },
    TruthMutation(name: "wrong-sky") { sample, _, draw in replaced(sample, by: skies, &draw) },
    TruthMutation(name: "dropped-must-say", apply: dropped),
    TruthMutation(name: "added-phenomenon", apply: added),
  ]

  // MARK: Words for words

  private static let bandWords: [(String, String)] = [
    ("flojo", "fuerte"), ("viento fuerte", "viento flojo"), ("viento muy fuerte", "viento flojo"),
    ("débil", "torrencial"), ("moderada", "torrencial"), ("torrencial", "débil"), ("muy fuertes", "huracanadas"),
    ("huracanadas", "muy fuertes"), ("helada débil", "helada fuerte"), ("helada moderada", "helada débil"),
    ("helada fuerte", "helada débil"), ("UV alto", "UV extremo"), ("UV extremo", "UV alto"), ("UV muy alto", "UV bajo"),
    ("lluvia fuerte", "lluvia débil"), ("lluvia muy fuerte", "lluvia débil"), ("inapreciable", "fuerte"),
  ]
  private static let certainties: [(String, String)] = [
    ("probable", "posible"), ("posible", "probable"), ("podría", "va a"), ("no se descarta", "es segura"),
    ("Probable", "Posible"), ("Posible", "Probable"),
  ]
  private static let directions: [(String, String)] = [
    ("del noroeste", "del sureste"), ("del nordeste", "del suroeste"), ("del sureste", "del noroeste"),
    ("del suroeste", "del nordeste"), ("del norte", "del sur"), ("del sur", "del norte"), ("del este", "del oeste"),
    ("del oeste", "del este"), ("cierzo", "levante"), ("tramontana", "cierzo"), ("levante", "poniente"),
  ]
  private static let skies: [(String, String)] = [
    ("despejado", "cubierto"), ("cubierto", "despejado"), ("raso", "encapotado"), ("encapotado", "raso"),
    ("nubes altas", "un techo de nubes"), ("muy nuboso", "despejado"), ("poco nuboso", "cubierto"),
    ("nubes y claros", "cielo cubierto"), ("niebla", "calima"), ("calima", "niebla"), ("nieve", "niebla"),
  ]

  /// Puts one word of a list in the place of another, whole words alone.
  private static func replaced(
    _ sample: Sample, by pairs: [(String, String)], _ draw: inout SeedStream
  ) -> Sample? {
    var found: [Sample] = []
    for (old, new) in pairs {
      let headline = replacingWord(old, with: new, in: sample.headline)
      let dataline = replacingWord(old, with: new, in: sample.dataline)
      if headline != sample.headline || dataline != sample.dataline {
        found.append(Sample(snapshot: sample.snapshot, headline: headline, dataline: dataline))
      }
    }
    return found.isEmpty ? nil : found[Int(draw.below(UInt64(found.count)))]
  }

  private static func replacingWord(_ old: String, with new: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: old) {
      let before = rest[..<range.lowerBound].last
      let after = rest[range.upperBound...].first
      let isWhole = before?.isLetter != true && after?.isLetter != true
      result += rest[..<range.lowerBound] + (isWhole ? new : old)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  // MARK: Figures and snapshots

  private static func alteredFigure(_ sample: Sample, _: Sample, _ draw: inout SeedStream) -> Sample? {
    let text = Array(sample.dataline)
    let starts = text.indices.filter { text[$0].isNumber && ($0 == 0 || !text[$0 - 1].isNumber && text[$0 - 1] != ",") }
    guard !starts.isEmpty else { return nil }
    let start = starts[Int(draw.below(UInt64(starts.count)))]
    var end = start
    while end < text.count, text[end].isNumber { end += 1 }
    guard let value = Int(String(text[start..<end])) else { return nil }
    let changed = String(text[..<start]) + "\(value + 3 + Int(draw.below(40)))" + String(text[end...])
    return Sample(snapshot: sample.snapshot, headline: sample.headline, dataline: changed)
  }

  /// A text beside the snapshot of another case; equal ranges say nothing and are passed over.
  private static func swapped(_ sample: Sample, _ other: Sample, _: inout SeedStream) -> Sample? {
    let (mine, theirs) = (sample.snapshot.todaySummary, other.snapshot.todaySummary)
    guard mine?.minimumC != theirs?.minimumC || mine?.maximumC != theirs?.maximumC else { return nil }
    return Sample(snapshot: other.snapshot, headline: sample.headline, dataline: sample.dataline)
  }

  private static func alteredSnapshot(_ sample: Sample, _: Sample, _ draw: inout SeedStream) -> Sample? {
    var snapshot = sample.snapshot
    guard !snapshot.days.isEmpty else { return nil }
    switch draw.below(3) {
    case 0:
      guard snapshot.days[0].maximumC != nil else { return nil }
      snapshot.days[0].maximumC! += 4
    case 1:
      guard snapshot.days[0].minimumC != nil else { return nil }
      snapshot.days[0].minimumC! -= 4
    default:
      guard let code = snapshot.current?.sky?.code, !code.condition.isStormy else { return nil }
      snapshot.current?.sky = SkyState(SkyCode(.overcastStorm, isNight: code.isNight))
      // A text that speaks of storms already may be true of this one too.
      if (sample.headline + sample.dataline).contains("orment") { return nil }
    }
    return Sample(snapshot: snapshot, headline: sample.headline, dataline: sample.dataline)
  }

  // MARK: Left out and put in

  private static let wordsOfDuty: [(holds: @Sendable (WeatherSnapshot) -> Bool, stems: [String])] = [
    ({ $0.currentSky?.code?.condition.isSnowy == true }, ["nev", "niev", "copo", "aguanieve"]),
    ({ $0.currentSky?.code?.condition.isStormy == true }, ["torment", "true", "rayo", "relámp", "eléctric"]),
    ({ $0.currentSky?.code?.condition == .fog || $0.currentSky?.code?.condition == .mist }, ["niebl", "nebl", "brum"]),
    ({ $0.currentSky?.code?.condition == .dust }, ["calim", "polvo"]),
    ({ ($0.activeAlert?.level ?? .verde) >= .naranja }, ["aviso"]),
    ({ ($0.currentGustKmh ?? 0) >= 70 }, ["rach", "km/h"]),
    (
      { $0.currentSky?.code?.condition.family == .rain },
      ["lluv", "lluev", "llov", "chubas", "aguac", "gota", "moja", "chaparr", "precip", "tromba", "agua", "parag"]
    ),
  ]

  /// Every word of something that has to be said, out of both lines.
  private static func dropped(_ sample: Sample, _: Sample, _ draw: inout SeedStream) -> Sample? {
    let owed = wordsOfDuty.filter { $0.holds(sample.snapshot) }
    guard !owed.isEmpty else { return nil }
    let stems = owed[Int(draw.below(UInt64(owed.count)))].stems
    // Where a storm is told it tells the rain too.
    if stems.contains("lluv"), (sample.headline + sample.dataline).contains("orment") { return nil }
    func without(_ line: String) -> String {
      line.split(separator: " ").filter { word in !stems.contains { word.lowercased().contains($0) } }
        .joined(separator: " ")
    }
    let (headline, dataline) = (without(sample.headline), without(sample.dataline))
    guard headline != sample.headline || dataline != sample.dataline else { return nil }
    return Sample(snapshot: sample.snapshot, headline: headline, dataline: dataline)
  }

  private static let phenomena: [(words: String, isAbsent: @Sendable (WeatherSnapshot) -> Bool)] = [
    (" y granizo", { _ in true }), (" y récord", { _ in true }), (" y más frío que ayer", { _ in true }),
    (", con niebla", { $0.currentSky.map { $0.code?.condition.family != .obscured } == true }),
    (", con calima", { $0.currentSky.map { $0.code?.condition != .dust } == true }),
    (
      ", con nieve",
      {
        $0.currentSky?.code.map { !$0.condition.isSnowy } == true && $0.currentSnowMm ?? 0 == 0 && !announces(.snow, $0)
      }
    ),
    (
      ", con tormenta",
      {
        $0.currentSky?.code.map { !$0.condition.isStormy } == true && ($0.currentStormProb ?? 0) <= 70
          && !announces(.storm, $0)
      }
    ),
    (", con aviso rojo", { $0.activeAlert?.level != .rojo && $0.alerts?.contains { $0.level == .rojo } != true }),
    (", con rachas huracanadas", { ($0.currentGustKmh ?? 0) <= 120 }),
    (", con calor extremo", { ($0.todaySummary?.maximumC ?? 0) < 38 && ($0.currentTemperature ?? 0) < 38 }),
    (", con helada fuerte", { ($0.todaySummary?.minimumC ?? 0) > -8 && ($0.currentTemperature ?? 0) > -8 }),
  ]

  private static func announces(_ phenomenon: AvisoPhenomenon, _ snapshot: WeatherSnapshot) -> Bool {
    snapshot.alerts?.contains { $0.phenomenon == phenomenon } == true
  }

  private static func added(_ sample: Sample, _: Sample, _ draw: inout SeedStream) -> Sample? {
    let absent = phenomena.filter { $0.isAbsent(sample.snapshot) }
    let words = absent[Int(draw.below(UInt64(absent.count)))].words
    return Sample(snapshot: sample.snapshot, headline: sample.headline + words, dataline: sample.dataline)
  }
}
