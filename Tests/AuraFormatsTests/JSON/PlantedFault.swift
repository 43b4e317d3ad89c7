// SPDX-License-Identifier: MIT

import AuraChance
import AuraFormats

/// A random document with one fault at a place that its writer knows.
///
/// The path is kept while writing, so it owes nothing to the reader under test.
struct PlantedFault {
  enum Kind: Int, CaseIterable {
    case strayByte, loneMinus, leadingZero, barePoint, bareExponent, controlCharacter, badEscape, loneSurrogate
    case openString, missingColon, missingComma, doubledComma, wrongBracket, cutWord, repeatedKey, cutText
  }

  let kind: Kind
  /// What was written; the text of some faults ends earlier.
  private var bytes: [UInt8] = []
  /// Where the fault must be reported.
  private(set) var path = ""
  private(set) var offset = -1
  private var chance: SeedStream

  /// The document. An open string and a cut one end where the fault is: a text that ends is reported at its end.
  var text: [UInt8] { kind == .openString || kind == .cutText ? Array(bytes.prefix(offset)) : bytes }

  /// Members still to be written before the fault is planted.
  private var countdown: Int
  private let isSpaced: Bool

  /// Writes documents until one took the fault.
  init(kind: Kind, chance: SeedStream) {
    self.kind = kind
    self.chance = chance
    countdown = 0
    isSpaced = self.chance.below(2) == 0
    repeat {
      bytes = []
      countdown = Int(self.chance.below(12)) + 1
      value(at: "", depth: 0, mustNest: true)
    } while offset < 0
  }

  private mutating func append(_ text: String) { bytes += Array(text.utf8) }

  private mutating func blank() {
    if isSpaced { append(["", " ", "\n  ", "\t", "\r\n          "][Int(chance.below(5))]) }
  }

  private mutating func value(at path: String, depth: Int, mustNest: Bool) {
    countdown -= 1
    if countdown <= 0, offset < 0, plantInValue(at: path) { return }
    switch chance.below(mustNest ? 2 : depth > 4 ? 7 : 9) {
    case 0, 7: array(at: path, depth: depth)
    case 1, 8: object(at: path, depth: depth)
    case 2: append("\"text \\u00f1 ñ \(chance.below(1000))\"")
    case 3: append("\(Int(chance.below(100_000)) - 50_000)")
    case 4: append("0.\(chance.below(1000) + 1)e\(chance.below(20))")
    case 5: append("true")
    default: append("null")
    }
  }

  private mutating func array(at path: String, depth: Int) {
    append("[")
    let count = Int(chance.below(5)) + (depth == 0 ? 2 : 0)
    for index in 0..<count {
      blank()
      if index > 0 { separator(at: path, next: path + "[\(index)]") }
      blank()
      value(at: path + "[\(index)]", depth: depth + 1, mustNest: false)
      blank()
    }
    close("]", wrong: "}", at: path, isEmpty: count == 0)
  }

  private mutating func object(at path: String, depth: Int) {
    append("{")
    let count = Int(chance.below(5)) + (depth == 0 ? 2 : 0)
    for index in 0..<count {
      blank()
      if index > 0 { separator(at: path, next: path) }
      blank()
      let name = ["periodo", "dia", "probPrecipitacion", "v", "hora"][index % 5] + (index > 4 ? "\(index)" : "")
      if kind == .repeatedKey, index > 0, takesFault(path, bytes.count) {
        append("\"periodo\":0")
      } else {
        append("\"\(name)\"")
        blank()
        if kind == .missingColon, takesFault(path, bytes.count) { append("5") } else { append(":") }
        blank()
        value(at: path.isEmpty ? name : path + "." + name, depth: depth + 1, mustNest: false)
      }
      blank()
    }
    close("}", wrong: "]", at: path, isEmpty: count == 0)
  }

  /// Writes the comma before a member, or a fault there.
  private mutating func separator(at path: String, next: String) {
    if kind == .missingComma, takesFault(path, bytes.count) {
      append("\"x\"")
      return
    }
    append(",")
    if kind == .doubledComma, takesFault(next, bytes.count) { append(",") }
  }

  private mutating func close(_ bracket: String, wrong: String, at path: String, isEmpty: Bool) {
    // In an empty array the wrong bracket stands where an element may, which is another path.
    if kind == .wrongBracket, !isEmpty, takesFault(path, bytes.count) { append(wrong) } else { append(bracket) }
  }

  private mutating func takesFault(_ path: String, _ offset: Int) -> Bool {
    guard countdown <= 0, self.offset < 0 else { return false }
    (self.path, self.offset) = (path, offset)
    return true
  }

  private mutating func plantInValue(at path: String) -> Bool {
    let planted: (text: String, distance: Int)? =
      switch kind {
      case .strayByte: (["?", "'a'", "+1", ".5", "NaN"][Int(chance.below(5))], 0)
      case .loneMinus: ("-", 1)
      case .leadingZero: ("-012", 2)
      case .barePoint: ("17.", 3)
      case .bareExponent: ("17e+", 4)
      case .controlCharacter: ("\"some text\u{1F} more\"", 10)
      case .badEscape: ("\"abc\\qdefghijkl\"", 4)
      case .loneSurrogate: ("\"ab\\udc00cdefghi\"", 3)
      case .openString: ("\"never closed", -1)
      case .cutWord: ("tru", 3)
      case .cutText: ("\"cut here\"", 5)
      case .missingColon, .missingComma, .doubledComma, .wrongBracket, .repeatedKey: nil
      }
    guard let planted else { return false }
    self.path = path
    offset = bytes.count + planted.distance
    append(planted.text)
    if kind == .openString { offset = bytes.count }
    return true
  }
}
