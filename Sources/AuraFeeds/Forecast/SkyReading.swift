// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

/// Reads code and words of a state of the sky without copying the words that AEMET always uses.
struct SkyReading {
  /// The words of all codes in one piece, and where those of a code begin: one array, so that nothing is retained.
  private let words: ContiguousArray<UInt8>
  private let starts: ContiguousArray<Int>

  init() {
    var words: ContiguousArray<UInt8> = []
    var starts = ContiguousArray(repeating: 0, count: 101)
    for code in 0..<100 {
      starts[code] = words.count
      if let condition = SkyCondition(rawValue: UInt8(code)) { words += condition.wording.utf8 }
    }
    starts[100] = words.count
    self.words = words
    self.starts = starts
  }

  /// The state that a code and its words mean; nil for the empty code of a blanked period.
  func state(_ json: inout JSONCursor, code: JSONStringToken, words: JSONStringToken?) -> SkyState? {
    guard code.count > 0 else { return nil }
    if code.count <= 3, !code.hasEscapes, let words,
      let known = SkyCode(littleEndianBytes: UInt32(truncatingIfNeeded: code.head))
    {
      let number = Int(known.condition.rawValue)
      if json.isEqual(words, to: self.words.span, from: starts[number], to: starts[number + 1]) {
        return SkyState(known)
      }
    }
    return SkyState(codeText: json.string(code), wording: words.map { json.string($0) } ?? "")
  }
}
