// SPDX-License-Identifier: MIT

import AuraTime

/// The JSON of what is known of an area's warnings, for a store that outlives the process; see `docs/WARNINGS.md`.
extension AvisosState: Codable {
  private enum Key: String, CodingKey {
    case known, staleSince
  }

  /// Reads a state; without `known` nothing is known, which is not the same as no warnings.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard let set = try values.decodeIfPresent(AvisosSet.self, forKey: .known) else {
      self = .unknown
      return
    }
    self = .known(set, staleSince: try values.decodeIfPresent(WallInstant.self, forKey: .staleSince))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    guard case .known(let set, let staleSince) = self else { return }
    try values.encode(set, forKey: .known)
    try values.encodeIfPresent(staleSince, forKey: .staleSince)
  }
}

extension AvisosSet: Codable {
  private enum Key: String, CodingKey {
    case alerts, receivedAt, unreadFileCount, replaced
  }

  /// An identifier that a message replaced, and when.
  private struct Replacement: Codable {
    let identifier: String
    let at: WallInstant
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let replaced = try values.decodeIfPresent([Replacement].self, forKey: .replaced) ?? []
    self.init(
      alerts: try values.decode([WeatherAlert].self, forKey: .alerts),
      receivedAt: try values.decode(WallInstant.self, forKey: .receivedAt),
      unreadFileCount: try values.decodeIfPresent(Int.self, forKey: .unreadFileCount) ?? 0,
      replaced: Dictionary(replaced.map { ($0.identifier, $0.at) }, uniquingKeysWith: { max($0, $1) }))
  }

  /// Writes the set; what was replaced goes by identifier, so that equal sets are equal bytes.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(alerts, forKey: .alerts)
    try values.encode(receivedAt, forKey: .receivedAt)
    if unreadFileCount != 0 { try values.encode(unreadFileCount, forKey: .unreadFileCount) }
    guard !replaced.isEmpty else { return }
    try values.encode(
      replaced.sorted { $0.key < $1.key }.map { Replacement(identifier: $0.key, at: $0.value) }, forKey: .replaced)
  }
}
