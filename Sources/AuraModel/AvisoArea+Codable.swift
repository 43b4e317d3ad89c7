// SPDX-License-Identifier: MIT

extension AvisoArea: Codable {
  private enum Key: String, CodingKey {
    case name, code, polygons
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try values.decodeIfPresent(String.self, forKey: .name) ?? "",
      code: try values.decodeIfPresent(String.self, forKey: .code) ?? "",
      polygons: try values.decodeIfPresent([AvisoPolygon].self, forKey: .polygons) ?? [])
  }

  /// Writes what there is: an empty name or code and an empty list are left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(unlessEmpty: name, forKey: .name)
    try values.encode(unlessEmpty: code, forKey: .code)
    if !polygons.isEmpty { try values.encode(polygons, forKey: .polygons) }
  }
}

extension KeyedEncodingContainer {
  /// Writes a text; an empty one says nothing and is left out.
  mutating func encode(unlessEmpty text: String, forKey key: Key) throws {
    if !text.isEmpty { try encode(text, forKey: key) }
  }
}
