// SPDX-License-Identifier: MIT

/// A ring around a warning's area as the message writes it, read only when somebody asks.
///
/// Most uses of a warning match its zone's code and never look at a ring, and rings are a third of a warning's message
/// and nearly all of a quiet one's.
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

/// Reads pairs of decimal numbers, each as the double nearest to what is written.
private struct PolygonReader {
  /// The longest number read; AEMET's longest has 18 characters.
  private static let longestNumber = 64

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

  /// Up to fifteen digits are a whole number below 2^53 over a power of ten that a double holds exactly, so that one
  /// division rounds once, to the nearest. More digits, which two zones of the Canaries have, take the library's way.
  /// Source: Clinger, How to Read Floating Point Numbers Accurately (1990), 3.
  private mutating func number(in bytes: Span<UInt8>) -> Double? {
    let start = offset
    let isNegative = offset < bytes.count && bytes[offset] == UInt8(ascii: "-")
    if isNegative { offset &+= 1 }
    let firstDigit = offset
    var value: Int64 = 0
    var scale = 1.0
    var digitCount = 0
    var isFraction = false
    while offset < bytes.count {
      let digit = bytes[offset] &- 0x30
      if digit <= 9 {
        digitCount &+= 1
        if digitCount <= 15 {
          value = value &* 10 &+ Int64(digit)
          if isFraction { scale *= 10 }
        }
      } else if bytes[offset] == UInt8(ascii: "."), !isFraction, digitCount > 0 {
        isFraction = true
      } else {
        break
      }
      offset &+= 1
    }
    guard offset > firstDigit, bytes[offset - 1] != UInt8(ascii: "."), offset - start <= Self.longestNumber else {
      return nil
    }
    guard digitCount <= 15 else { return Double(text(in: bytes, from: start)) }
    let number = Double(value) / scale
    return isNegative ? -number : number
  }

  private func text(in bytes: Span<UInt8>, from start: Int) -> String {
    var scalars = String.UnicodeScalarView()
    for index in start..<offset { scalars.append(Unicode.Scalar(bytes[index])) }
    return String(scalars)
  }
}

extension AvisoPolygon: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text as sent.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
