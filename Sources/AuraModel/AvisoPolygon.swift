// SPDX-License-Identifier: MIT

/// A ring around a warning's area as the message writes it, read only when somebody asks.
///
/// Most uses of a warning match its zone's code and never look at a ring, and rings are three quarters of a message.
public struct AvisoPolygon: Hashable, Sendable {
  private let bytes: ContiguousArray<UInt8>

  /// Takes the text of a `polygon` element: `lat,lon` pairs with blanks between them (Q-CAP-22).
  public init(_ text: String) {
    bytes = ContiguousArray(text.utf8)
  }

  package init(bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
  }

  /// The text as sent.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The ring; nil when the text is not pairs of latitude and longitude, at least four of them with the first again at
  /// the end.
  public var ring: Ring? {
    var reader = PolygonReader()
    guard let vertices = reader.vertices(in: bytes.span), vertices.count >= 4, vertices.first == vertices.last else {
      return nil
    }
    return Ring(vertices)
  }
}

/// Reads decimal numbers exactly: whole digits, then one division by a power of ten.
private struct PolygonReader {
  private var offset = 0

  mutating func vertices(in bytes: Span<UInt8>) -> [Coordinate]? {
    var vertices: [Coordinate] = []
    // "39.14,-5.58 " is twelve bytes, and few pairs are shorter than ten.
    vertices.reserveCapacity(bytes.count / 10 + 1)
    skipBlanks(in: bytes)
    while offset < bytes.count {
      guard let latitude = number(in: bytes), offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else {
        return nil
      }
      offset += 1
      guard let longitude = number(in: bytes), (-90.0...90.0).contains(latitude), (-180.0...180.0).contains(longitude)
      else { return nil }
      vertices.append(Coordinate(uncheckedLatitude: latitude, longitude: longitude))
      let end = offset
      skipBlanks(in: bytes)
      guard offset > end || offset == bytes.count else { return nil }
    }
    return vertices
  }

  private mutating func skipBlanks(in bytes: Span<UInt8>) {
    while offset < bytes.count, bytes[offset] <= 0x20 { offset += 1 }
  }

  /// Digits beyond the fifteenth are below a micrometre on the ground and are passed over.
  private mutating func number(in bytes: Span<UInt8>) -> Double? {
    let isNegative = offset < bytes.count && bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let start = offset
    var value: Int64 = 0
    var scale = 1.0
    var isFraction = false
    while offset < bytes.count {
      let digit = bytes[offset] &- 0x30
      if digit <= 9 {
        if offset &- start < 16 {
          value = value &* 10 &+ Int64(digit)
          if isFraction { scale *= 10 }
        } else if !isFraction {
          return nil
        }
      } else if bytes[offset] == UInt8(ascii: "."), !isFraction, offset > start {
        isFraction = true
      } else {
        break
      }
      offset &+= 1
    }
    guard offset > start, bytes[offset - 1] != UInt8(ascii: ".") else { return nil }
    let number = Double(value) / scale
    return isNegative ? -number : number
  }
}
