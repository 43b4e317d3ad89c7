// SPDX-License-Identifier: MIT

import AuraTime

/// The JSON of a warning as snapshots keep it; `docs/WARNINGS.md` tells it key by key.
extension WeatherAlert: Codable {
  private enum Key: String, CodingKey {
    case identifier, index, file, sent, level, isLevelAssumed, phenomenon, parameter, probability
    case effective, onset, expires, event, headline, details, instruction, web, urgency, certainty, areas
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func text(_ key: Key) throws -> String { try values.decodeIfPresent(String.self, forKey: key) ?? "" }
    self.init(
      identifier: try values.decode(String.self, forKey: .identifier),
      indexInMessage: try values.decodeIfPresent(Int.self, forKey: .index) ?? 0, fileName: try text(.file),
      sent: try values.decode(WallInstant.self, forKey: .sent),
      level: try values.decode(AvisoLevel.self, forKey: .level),
      isLevelAssumed: try values.decodeIfPresent(Bool.self, forKey: .isLevelAssumed) ?? false,
      phenomenonSent: try text(.phenomenon),
      parameter: try values.decodeIfPresent(AvisoParameter.self, forKey: .parameter),
      probability: try values.decodeIfPresent(AvisoProbability.self, forKey: .probability),
      effective: try values.decode(WallInstant.self, forKey: .effective),
      onset: try values.decode(WallInstant.self, forKey: .onset),
      expires: try values.decodeIfPresent(WallInstant.self, forKey: .expires), event: try text(.event),
      headline: try text(.headline), details: try text(.details), instruction: try text(.instruction),
      web: try text(.web), urgency: try text(.urgency), certainty: try text(.certainty),
      areas: try values.decodeIfPresent([AvisoArea].self, forKey: .areas) ?? [])
  }

  /// Writes what there is: empty texts and lists, nil, 0 and false are left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(identifier, forKey: .identifier)
    if indexInMessage != 0 { try values.encode(indexInMessage, forKey: .index) }
    try values.encode(unlessEmpty: fileName, forKey: .file)
    try values.encode(sent, forKey: .sent)
    try values.encode(level, forKey: .level)
    if isLevelAssumed { try values.encode(true, forKey: .isLevelAssumed) }
    try values.encode(unlessEmpty: phenomenonSent, forKey: .phenomenon)
    try values.encodeIfPresent(parameter, forKey: .parameter)
    try values.encodeIfPresent(probability, forKey: .probability)
    try values.encode(effective, forKey: .effective)
    try values.encode(onset, forKey: .onset)
    try values.encodeIfPresent(expires, forKey: .expires)
    try values.encode(unlessEmpty: event, forKey: .event)
    try values.encode(unlessEmpty: headline, forKey: .headline)
    try values.encode(unlessEmpty: details, forKey: .details)
    try values.encode(unlessEmpty: instruction, forKey: .instruction)
    try values.encode(unlessEmpty: web, forKey: .web)
    try values.encode(unlessEmpty: urgency, forKey: .urgency)
    try values.encode(unlessEmpty: certainty, forKey: .certainty)
    if !areas.isEmpty { try values.encode(areas, forKey: .areas) }
  }

  /// The same warning without its rings, a quarter of the size: what a snapshot keeps of the warnings of its place.
  ///
  /// Its zones are matched by code as before; `covers` finds no place in it any more.
  public func withoutRings() -> WeatherAlert {
    WeatherAlert(
      identifier: identifier, indexInMessage: indexInMessage, fileName: fileName, sent: sent, level: level,
      isLevelAssumed: isLevelAssumed, phenomenonSent: phenomenonSent, parameter: parameter, probability: probability,
      effective: effective, onset: onset, expires: expires, event: event, headline: headline, details: details,
      instruction: instruction, web: web, urgency: urgency, certainty: certainty,
      areas: areas.map { AvisoArea(name: $0.name, code: $0.code, polygons: []) })
  }
}
