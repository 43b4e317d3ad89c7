// SPDX-License-Identifier: MIT

public import AuraModel

// For whoever has a coder at hand: the same members as `json()`, some twenty times slower.
extension WeatherSnapshot: Codable {
  public init(from decoder: any Decoder) throws {
    let document = try SnapshotDocument(from: decoder)
    self = try document.snapshot(at: decoder.codingPath).bounded()
  }

  public func encode(to encoder: any Encoder) throws {
    try SnapshotDocument(bounded()).encode(to: encoder)
  }
}
