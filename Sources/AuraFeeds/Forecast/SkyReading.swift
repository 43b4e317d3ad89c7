// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

/// Reads code and words of a state of the sky without copying the words that AEMET always uses.
enum SkyReading {
  /// The words of each code, at the index of the code.
  private static let words: [ContiguousArray<UInt8>] = {
    var table = [ContiguousArray<UInt8>](repeating: [], count: 100)
    for condition in SkyCondition.allCases { table[Int(condition.rawValue)] = ContiguousArray(condition.wording.utf8) }
    return table
  }()

  /// The state that a code and its words mean; nil for the empty code of a blanked period.
  static func state(_ json: inout JSONCursor, code: JSONStringToken, words: JSONStringToken?) -> SkyState? {
    guard code.count > 0 else { return nil }
    guard code.count <= 3, !code.hasEscapes,
      let known = SkyCode(littleEndianBytes: UInt32(truncatingIfNeeded: code.head))
    else {
      return SkyState(codeText: json.string(code), wording: words.map { json.string($0) } ?? "")
    }
    guard let words else { return SkyState(known, otherWording: "") }
    let usual = Self.words[Int(known.condition.rawValue)]
    if json.isEqual(words, to: usual.span) { return SkyState(known) }
    return SkyState(known, otherWording: json.string(words))
  }
}
