// SPDX-License-Identifier: MIT

/// What Spanish asks of a finished line whatever its words: *y* before /i/ is *e*, *o* before /o/ is *u*, *de el* is *del*,
/// the first letter is a capital.
///
/// Source: Ortografía de la lengua española, 2010; fundeu.es, 1232 (y hielo, e inestable).
enum Orthography {
  /// Whether the line needed *e* or *u*.
  enum Euphony: Hashable, Sendable {
    case none, e, u
  }

  /// Whether a line has at most so many characters, and none of its sentences more words than are read in one breath.
  ///
  /// A word is a run of letters or figures: `km/h` are two, as `0,4` are.
  static func isFit(_ text: String, characters: Int, words most: Int) -> Bool {
    var length = 0
    var words = 0
    var isInWord = false
    for byte in text.utf8 {
      if byte & 0xC0 != 0x80 { length += 1 }
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC3:
        if !isInWord { words += 1 }
        isInWord = true
        if words > most { return false }
      case 0x80...0xBF: break
      case 0x2E:
        words = 0
        isInWord = false
      default: isInWord = false
      }
    }
    return length <= characters
  }

  /// A line made fit: nil euphony where nothing had to change but the capital.
  static func finish(_ text: String) -> (text: String, euphony: Euphony) {
    let bytes = Array(text.utf8)
    var euphony = Euphony.none
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + 2)
    var index = 0
    while index < bytes.count {
      // A conjunction of one letter between spaces.
      if index + 3 < bytes.count, bytes[index] == space, bytes[index + 2] == space {
        let rest = bytes[(index + 3)...]
        if bytes[index + 1] == y, beginsWithI(rest) {
          out.append(space)
          out.append(0x65)
          euphony = .e
          index += 2
          continue
        }
        if bytes[index + 1] == o, beginsWithO(rest) {
          out.append(space)
          out.append(0x75)
          euphony = .u
          index += 2
          continue
        }
      }
      out.append(bytes[index])
      index += 1
    }
    capitalise(&out)
    return (String(decoding: out, as: UTF8.self), euphony)
  }

  private static let space: UInt8 = 0x20
  private static let y: UInt8 = 0x79
  private static let o: UInt8 = 0x6F

  /// *i*, *í*, *hi*, *hí*, but no diphthong: *hielo*, *hiato*, *ion*.
  private static func beginsWithI(_ word: ArraySlice<UInt8>) -> Bool {
    var letters = word
    if letters.first == 0x68 || letters.first == 0x48 { letters = letters.dropFirst() }
    guard let first = letters.first else { return false }
    if first == 0x69 || first == 0x49 {
      guard let next = letters.dropFirst().first else { return true }
      return ![0x61, 0x65, 0x6F].contains(next)
    }
    return letters.starts(with: [0xC3, 0xAD]) || letters.starts(with: [0xC3, 0x8D])
  }

  /// *o*, *ó*, *ho*, *hó*, and figures that are read so: 8, 80…89, 800…, 11.
  private static func beginsWithO(_ word: ArraySlice<UInt8>) -> Bool {
    var letters = word
    if letters.first == 0x38 { return true }
    if letters.starts(with: [0x31, 0x31]) {
      let next = letters.dropFirst(2).first
      return !(next.map { (0x30...0x39).contains($0) } ?? false)
    }
    if letters.first == 0x68 || letters.first == 0x48 { letters = letters.dropFirst() }
    guard let first = letters.first else { return false }
    return first == 0x6F || first == 0x4F || letters.starts(with: [0xC3, 0xB3]) || letters.starts(with: [0xC3, 0x93])
  }

  /// ASCII letters and the accented ones of Latin-1, whose capitals lie 32 below.
  private static func capitalise(_ bytes: inout [UInt8]) {
    guard let first = bytes.first else { return }
    if (0x61...0x7A).contains(first) { bytes[0] = first - 32 }
    if first == 0xC3, bytes.count > 1, (0xA0...0xBE).contains(bytes[1]) { bytes[1] -= 32 }
  }
}
