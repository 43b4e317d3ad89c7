// SPDX-License-Identifier: MIT

import AuraModel

extension ForecastBulletin {
  /// The text without the dated parts of the medium range, lists within their limits.
  func bounded() -> ForecastBulletin {
    with(
      scope: scope.bounded(), phenomena: significantPhenomena.bounded(),
      paragraphs: paragraphs.filter { !$0.isEmpty }, temperatures: temperatures.bounded())
  }

  /// Bytes of JSON that it takes without its paragraphs, at most.
  var headLength: Int {
    temperatures.reduce(scope.name.jsonLength + 160 + validDays.count * 13) { $0 + $1.town.jsonLength + 44 }
  }

  /// Bytes of JSON that it takes, at most.
  var jsonLength: Int {
    (significantPhenomena.paragraphs + paragraphs).reduce(headLength) { $0 + $1.jsonLength + 3 }
  }

  /// Keeps as many paragraphs as there is room for, what is significant first.
  mutating func keepTexts(in room: inout Int) {
    var phenomena = significantPhenomena
    if case .expected(let texts) = phenomena {
      let kept = texts.taking(from: &room)
      // To have no room for what is expected is not to expect nothing.
      phenomena = kept.isEmpty ? .notStated : .expected(kept)
    }
    self = with(
      scope: scope, phenomena: phenomena, paragraphs: paragraphs.taking(from: &room), temperatures: temperatures)
  }

  private func with(
    scope: Scope, phenomena: SignificantPhenomena, paragraphs: [String], temperatures: [TownTemperatures]
  ) -> ForecastBulletin {
    ForecastBulletin(
      scope: scope, issuedAt: issuedAt,
      validDays: Array(WeatherSnapshot.increasing(validDays) { $0 }.prefix(SnapshotBounds.bulletinDays)),
      significantPhenomena: phenomena, paragraphs: paragraphs, parts: [], temperatures: temperatures)
  }
}

extension ForecastBulletin.Scope {
  /// The name as the heading writes it; empty for Spain.
  var name: String {
    switch self {
    case .spain: ""
    case .comunidad(let name), .province(let name), .island(let name), .other(let name): name
    }
  }

  fileprivate func bounded() -> ForecastBulletin.Scope {
    let name = name.shortened(to: SnapshotBounds.bulletinScope)
    return switch self {
    case .spain: .spain
    case .comunidad: .comunidad(name)
    case .province: .province(name)
    case .island: .island(name)
    case .other: .other(name)
    }
  }
}

extension ForecastBulletin.SignificantPhenomena {
  var paragraphs: [String] {
    if case .expected(let paragraphs) = self { paragraphs } else { [] }
  }

  fileprivate func bounded() -> Self {
    guard case .expected(let paragraphs) = self else { return self }
    let told = paragraphs.filter { !$0.isEmpty }
    return told.isEmpty ? .notStated : .expected(told)
  }
}

extension [ForecastBulletin.TownTemperatures] {
  fileprivate func bounded() -> Self {
    prefix(SnapshotBounds.bulletinTowns).filter { row in
      SnapshotBounds.celsius.contains(row.minimumC) && SnapshotBounds.celsius.contains(row.maximumC)
        && row.town.fits(SnapshotBounds.townName)
    }
  }
}

extension [String] {
  /// As many paragraphs as there is room for, the last of them perhaps shortened.
  fileprivate func taking(from room: inout Int) -> [String] {
    var kept: [String] = []
    for paragraph in self {
      let text = paragraph.taking(from: &room, overhead: 3)
      guard !text.isEmpty else { break }
      kept.append(text)
      if text != paragraph { break }
    }
    return kept
  }
}
