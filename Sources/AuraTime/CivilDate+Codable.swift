// SPDX-License-Identifier: MIT

extension CivilDate: Codable {
  /// Reads `2026-08-25`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard text.utf8.count == 10, let stamp = WireTimestamp(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "found \"\(text.prefix(64))\", expected a date as 2026-08-25")
    }
    self = stamp.civil.date
  }

  /// Writes `2026-08-25`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
