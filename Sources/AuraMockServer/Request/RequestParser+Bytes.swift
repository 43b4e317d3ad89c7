// SPDX-License-Identifier: MIT

/// Readings of ranges of the buffer.
extension RequestParser {
  func text(_ range: Range<Int>) -> String {
    String(decoding: buffer[range], as: UTF8.self)
  }

  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    range.first { buffer[$0] == byte }
  }

  func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a range equals lower-case text, its own case aside.
  func equalsLowered(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount && startsLowered(range, with: text)
  }

  func startsLowered(_ range: Range<Int>, with text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      range.count >= wanted.count
        && wanted.indices.allSatisfy { ByteClass.lowered(buffer[range.lowerBound + $0]) == wanted[$0] }
    }
  }

  /// The number a range of digits says; nil for none, a sign, a blank, or more than 15 digits.
  func wholeNumber(_ range: Range<Int>) -> Int? {
    guard (1...15).contains(range.count), range.allSatisfy({ isDigit(buffer[$0]) }) else { return nil }
    return range.reduce(0) { $0 * 10 + Int(buffer[$1] - UInt8(ascii: "0")) }
  }

  /// Whether a range is empty or `host`, `host:port`, `[address]`, `[address]:port`.
  func isAuthority(_ range: Range<Int>) -> Bool {
    guard buffer[range].allSatisfy(ByteClass.isAuthority) else { return false }
    let bracket = range.last { buffer[$0] == UInt8(ascii: "]") }
    let hostEnd: Int
    if let bracket {
      hostEnd = bracket + 1
    } else {
      hostEnd = range.first { buffer[$0] == ByteClass.colon } ?? range.upperBound
    }
    let brackets = range.count { buffer[$0] == UInt8(ascii: "[") || buffer[$0] == UInt8(ascii: "]") }
    let isBracketed = bracket != nil && buffer[range.lowerBound] == UInt8(ascii: "[") && brackets == 2
    let port = hostEnd..<range.upperBound
    let hasPort = !port.isEmpty && buffer[hostEnd] == ByteClass.colon
    return (isBracketed || brackets == 0) && (hostEnd > range.lowerBound || port.isEmpty)
      && (port.isEmpty || hasPort && port.count <= 6 && port.dropFirst().allSatisfy { isDigit(buffer[$0]) })
  }

  /// A method's name without a new string for the common ones.
  func methodName(_ range: Range<Int>) -> String {
    if range.count == 3, buffer[range].elementsEqual("GET".utf8) { return "GET" }
    return text(range)
  }
}
