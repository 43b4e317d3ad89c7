// SPDX-License-Identifier: MIT

extension WireValue {
  /// Reads a JSON document; nil for what is none. Meant for scenarios and tokens of a few kilobytes.
  package static func read(_ bytes: some Collection<UInt8>) -> WireValue? {
    var reader = Reader(bytes: Array(bytes))
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    return value
  }
}

private struct Reader {
  let bytes: [UInt8]
  var place = 0

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return place == bytes.count
    }
  }

  mutating func value(depth: Int) -> WireValue? {
    skipSpace()
    guard depth < 32, place < bytes.count else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> WireValue? {
    place += 1
    var members: [WireMember] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard let key = string(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append(WireMember(key, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> WireValue? {
    place += 1
    var elements: [WireValue] = []
    if take("]") { return .array([]) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func string() -> String? {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return nil }
    place += 1
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\") {
        place += 1
        guard place < bytes.count, let byte = Self.escapes[bytes[place]] else { return nil }
        text.append(byte)
      } else {
        guard bytes[place] >= 0x20 else { return nil }
        text.append(bytes[place])
      }
      place += 1
    }
    guard place < bytes.count else { return nil }
    place += 1
    return String(validating: text, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
  ]

  private mutating func number() -> WireValue? {
    let digits = bytes[place...].prefix { (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0) }
    place += digits.count
    let text = String(decoding: digits, as: UTF8.self)
    return Double(text) == nil ? nil : .number(text)
  }

  private mutating func take(_ token: String) -> Bool {
    skipSpace()
    guard bytes[place...].starts(with: token.utf8) else { return false }
    place += token.utf8.count
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[place]) { place += 1 }
  }
}
