// SPDX-License-Identifier: MIT

/// An angle in degrees, minutes and seconds, as two of AEMET's products write coordinates.
struct SexagesimalAngle {
  /// Degrees, negative south and west.
  let degrees: Double
  /// Whether the seconds were 60, which is a minute more (Q-INV-03).
  let hasSixtySeconds: Bool

  /// Reads `034041W`: two or three digits of degrees, two of minutes, two of seconds and a hemisphere (Q-INV-02).
  init?(compact text: String, positive: Character, negative: Character) {
    guard let letter = text.last, letter == positive || letter == negative else { return nil }
    let bytes = Array(text.utf8.dropLast())
    guard (6...7).contains(bytes.count), bytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    let split = bytes.count - 4
    let (minutes, seconds) = (number(split..<split + 2), number(split + 2..<split + 4))
    guard minutes < 60, seconds <= 60 else { return nil }
    // One rounding: whole seconds are exact.
    let value = Double(number(0..<split) * 3600 + minutes * 60 + seconds) / 3600
    degrees = letter == negative ? -value : value
    hasSixtySeconds = seconds == 60
  }

  /// Reads `-8º43'34.958388"` (Q-MUN-06).
  init?(signed text: String) {
    let isNegative = text.first == "-"
    let parts = text.dropFirst(isNegative ? 1 : 0).split(
      maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: { $0 == "º" || $0 == "°" || $0 == "'" })
    guard parts.count == 3, parts[2].last == "\"", let whole = Int(parts[0]), let minutes = Int(parts[1]),
      let seconds = Double(parts[2].dropLast()), (0...180).contains(whole), (0..<60).contains(minutes),
      (0.0...60.0).contains(seconds)
    else { return nil }
    let value = Double(whole) + Double(minutes) / 60 + seconds / 3600
    degrees = isNegative ? -value : value
    hasSixtySeconds = seconds == 60
  }
}
