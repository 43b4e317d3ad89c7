// SPDX-License-Identifier: MIT

import AuraTime

/// The JSON of a bulletin as snapshots keep it; `docs/WARNINGS.md` tells it key by key.
extension ForecastBulletin: Codable {
  private enum Key: String, CodingKey {
    case scope, issuedAt, validDays, phenomena, noPhenomenaExpected, paragraphs, parts, temperatures
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let phenomena: SignificantPhenomena
    if let expected = try values.decodeIfPresent([String].self, forKey: .phenomena) {
      phenomena = .expected(expected)
    } else {
      let saysNone = try values.decodeIfPresent(Bool.self, forKey: .noPhenomenaExpected) ?? false
      phenomena = saysNone ? .noneExpected : .notStated
    }
    self.init(
      scope: try values.decode(Scope.self, forKey: .scope),
      issuedAt: try values.decode(WallInstant.self, forKey: .issuedAt),
      validDays: try values.decode([CivilDate].self, forKey: .validDays), significantPhenomena: phenomena,
      paragraphs: try values.decodeIfPresent([String].self, forKey: .paragraphs) ?? [],
      parts: try values.decodeIfPresent([DatedPart].self, forKey: .parts) ?? [],
      temperatures: try values.decodeIfPresent([TownTemperatures].self, forKey: .temperatures) ?? [])
  }

  /// Writes what there is; of phenomena "none expected" is a statement, and no key at all is no statement.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(scope, forKey: .scope)
    try values.encode(issuedAt, forKey: .issuedAt)
    try values.encode(validDays, forKey: .validDays)
    switch significantPhenomena {
    case .noneExpected: try values.encode(true, forKey: .noPhenomenaExpected)
    case .expected(let paragraphs): try values.encode(paragraphs, forKey: .phenomena)
    case .notStated: break
    }
    if !paragraphs.isEmpty { try values.encode(paragraphs, forKey: .paragraphs) }
    if !parts.isEmpty { try values.encode(parts, forKey: .parts) }
    if !temperatures.isEmpty { try values.encode(temperatures, forKey: .temperatures) }
  }
}

extension ForecastBulletin.Scope: Codable {
  private enum Key: String, CodingKey {
    case kind, name
  }

  private enum Kind: String, Codable {
    case spain, comunidad, province, island, other
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    switch try values.decode(Kind.self, forKey: .kind) {
    case .spain: self = .spain
    case .comunidad: self = .comunidad(try values.decode(String.self, forKey: .name))
    case .province: self = .province(try values.decode(String.self, forKey: .name))
    case .island: self = .island(try values.decode(String.self, forKey: .name))
    case .other: self = .other(try values.decode(String.self, forKey: .name))
    }
  }

  /// Writes `{"kind": "comunidad", "name": "GALICIA"}`; Spain has no name.
  public func encode(to encoder: any Encoder) throws {
    let (kind, name): (Kind, String?) =
      switch self {
      case .spain: (.spain, nil)
      case .comunidad(let name): (.comunidad, name)
      case .province(let name): (.province, name)
      case .island(let name): (.island, name)
      case .other(let line): (.other, line)
      }
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(kind, forKey: .kind)
    try values.encodeIfPresent(name, forKey: .name)
  }
}
