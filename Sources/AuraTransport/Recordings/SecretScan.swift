// SPDX-License-Identifier: MIT

/// Looks for a key in bytes that are to be stored: as it is, percent-encoded once or twice, in base64 at any offset.
///
/// The key is a token of three parts; each part long enough to tell counts as the key.
package struct SecretScan: Sendable {
  private let needles: [[UInt8]]
  private let encoded: [[UInt8]]

  /// Parts shorter than this could be anybody's.
  private static let shortest = 8

  package init(_ secrets: [String]) {
    let whole = secrets.filter { $0.utf8.count >= Self.shortest }
    let parts = secrets.flatMap { $0.split(separator: ".").map(String.init) }.filter { $0.utf8.count >= 16 }
    let texts = Array(Set(whole + parts)).sorted()
    needles = texts.map { Array($0.utf8) }
    encoded = needles.flatMap(Self.base64Forms)
  }

  /// How the key stands in some bytes; nil when it does not.
  package func form(in bytes: [UInt8]) -> String? {
    if needles.isEmpty { return nil }
    if needles.contains(where: { bytes.firstRange(of: $0) != nil }) { return "as it is" }
    var decoded = bytes
    for form in ["percent-encoded", "percent-encoded twice"] {
      guard decoded.contains(UInt8(ascii: "%")) else { break }
      decoded = Self.percentDecoded(decoded)
      if needles.contains(where: { decoded.firstRange(of: $0) != nil }) { return form }
    }
    return encoded.contains { bytes.firstRange(of: $0) != nil } ? "in base64" : nil
  }

  /// The characters that stand for the secret whatever is before and behind it, for each of three offsets and both
  /// alphabets.
  private static func base64Forms(_ secret: [UInt8]) -> [[UInt8]] {
    (0..<3).flatMap { offset in
      [false, true].compactMap { forURL -> [UInt8]? in
        let text = Base64.encode([UInt8](repeating: 0, count: offset) + secret, forURL: true)
        let urlForm = forURL ? text : Base64.encode([UInt8](repeating: 0, count: offset) + secret)
        // What shares bits with the bytes before, and the last group, may differ.
        let first = offset == 0 ? 0 : offset + 1
        let last = (offset + secret.count) / 3 * 4
        return last - first >= 8 ? Array(urlForm[first..<min(last, urlForm.count)]) : nil
      }
    }
  }

  private static func percentDecoded(_ bytes: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
        let low = digit(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
