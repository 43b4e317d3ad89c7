// SPDX-License-Identifier: MIT

import AuraModel

extension TruthLineReading {
  /// Names of winds: where they blow and from where. Source: AEMET's bulletins; a name elsewhere is a mistake.
  private struct LocalWind {
    let stem: String
    let places: Set<Int>
    let directions: Set<WindDirection>
  }

  private static let localWinds: [LocalWind] = [
    LocalWind(
      stem: "cierzo", places: [50_297, 26_089, 31_201, 22_125],
      directions: [.northWest, .westNorthWest, .northNorthWest, .west]),
    LocalWind(
      stem: "levante", places: [11_012, 51_001, 29_067, 52_001, 4_013],
      directions: [.east, .eastNorthEast, .eastSouthEast]),
    LocalWind(
      stem: "poniente", places: [11_012, 51_001, 29_067, 52_001, 4_013],
      directions: [.west, .westNorthWest, .westSouthWest]),
    LocalWind(
      stem: "tramontana", places: [17_079, 7_040], directions: [.north, .northNorthWest, .northNorthEast]),
    LocalWind(
      stem: "alisio", places: [35_016, 38_038], directions: [.northEast, .northNorthEast, .eastNorthEast]),
    LocalWind(
      stem: "terral", places: [29_067], directions: [.north, .northNorthWest, .northWest]),
  ]

  private static let rhumbs: [String: WindDirection] = [
    "norte": .north, "nordeste": .northEast, "noreste": .northEast, "este": .east, "sureste": .southEast,
    "sudeste": .southEast, "sur": .south, "suroeste": .southWest, "sudoeste": .southWest, "oeste": .west,
    "noroeste": .northWest,
  ]

  /// A wind that is said blows so, from there, and by that name.
  mutating func judgeWind() {
    let wind = world.wind
    for mention in mentions {
      switch mention.topic {
      case .wind where mention.isDenied: judge(calm: mention)
      case .wind where world.alert(about: .wind) != nil && speaks(of: .aviso, in: mention.segment): break
      case .wind where isMissed(in: mention.sentence): break
      case .wind where speaks(of: .calm, in: mention.segment): break
      case .wind:
        if wind?.speedKmh == nil && world.gustKmh == nil && world.alert(about: .wind) == nil {
          find(.phenomenonNotInData, mention.written, expected: "a wind that is known")
        } else if wind?.speedKmh == 0, world.gustKmh ?? 0 < TruthBands.gustSaidFromKmh {
          find(.phenomenonNotInData, mention.written, expected: "a calm")
        }
        judge(name: mention)
      case .calm: judge(calm: mention)
      case .gust: judge(gust: mention)
      default: break
      }
    }
    for index in text.tokens.indices.dropFirst() { judge(rhumbAt: index) }
  }

  /// "Faltan los datos de viento."
  private func isMissed(in sentence: Int) -> Bool {
    text.tokens.contains { $0.sentence == sentence && $0.folded.hasPrefix("falta") }
  }

  private mutating func judge(calm mention: TruthMention) {
    guard let wind = world.wind, wind.isCalm || wind.speedKmh.map(TruthBands.calmKmh.contains) == true else {
      return find(.bandWord, mention.written, expected: "5 km/h at most")
    }
    recover("calm")
  }

  private mutating func judge(gust mention: TruthMention) {
    if mention.isDenied { return }
    let isAnnounced = world.alert(about: .wind) != nil && speaks(of: .aviso)
    guard let gust = world.gustKmh else {
      if !isAnnounced { find(.phenomenonNotInData, mention.written, expected: "gusts that are known") }
      return
    }
    if gust < TruthBands.gustMustFromKmh, gust < max(TruthBands.gustSaidFromKmh, (world.wind?.speedKmh ?? 0) + 15),
      !isAnnounced
    {
      find(.bandWord, mention.written, expected: "40 km/h and 15 above the mean, it is \(gust)")
    }
    recover("gusts")
  }

  private mutating func judge(name mention: TruthMention) {
    let folded = TruthText.fold(mention.written)
    guard let local = Self.localWinds.first(where: { folded.hasPrefix($0.stem) }) else {
      if folded.hasPrefix("vendaval") || folded.hasPrefix("ventarron"), world.gustKmh ?? 0 <= 70 {
        find(.bandWord, mention.written, expected: "gusts above 70 km/h")
      }
      return
    }
    let direction = world.wind?.direction
    if !local.places.contains(world.snapshot.place.code.number) || direction.map(local.directions.contains) != true {
      find(.direction, mention.written, expected: direction.map { "\($0)" } ?? "no direction")
    } else {
      recover("wind \(local.stem)")
    }
  }

  /// "del noroeste", "de componente sur": the point of the wind, or one of the two beside it.
  private mutating func judge(rhumbAt index: Int) {
    let token = text.tokens[index]
    guard let said = Self.rhumbs[token.folded], ["del", "componente", "al"].contains(text.tokens[index - 1].folded)
    else { return }
    guard let direction = world.wind?.direction, world.wind?.speedKmh != 0 else {
      return find(.direction, token.written, expected: "no direction")
    }
    let distance = (Int(direction.rawValue) - Int(said.rawValue) + 16) % 16
    let isNear = distance == 0 || !direction.isMain && (distance == 1 || distance == 15)
    if isNear { recover("from \(said)") } else { find(.direction, token.written, expected: "\(direction)") }
  }
}
