// SPDX-License-Identifier: MIT

import Synchronization

/// The bytes of a text in UTF-8 or ISO-8859-15, decoded only where somebody asks.
///
/// Both charsets contain ASCII, and neither has an ASCII byte inside another letter, so JSON can be walked without
/// knowing which it is. A long body of which a few words are wanted need be neither checked nor copied as a whole.
package struct UndecodedText: Sendable {
  let bytes: ContiguousArray<UInt8>
  /// Whether a byte order mark was taken off the front (Q-CHR-10).
  package let hadByteOrderMark: Bool
  private let charset = CharsetJudgement()

  /// Takes the bytes as they are; they are copied only to drop a byte order mark.
  package init(_ bytes: [UInt8]) {
    hadByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = hadByteOrderMark ? ContiguousArray(bytes[3...]) : ContiguousArray(bytes)
  }

  /// The text of a string that a cursor over these bytes has passed, escapes resolved.
  ///
  /// ASCII needs no charset; for anything else the rule is `DecodedText`'s, judged over the whole text: what is
  /// well-formed UTF-8 is UTF-8, everything else is ISO-8859-15. It is judged once, when somebody needs it.
  package func string(_ token: JSONStringToken) -> String {
    var utf8 = ContiguousArray(bytes[token.start..<token.end])
    let firstHigh = ByteScan.firstNonASCII(in: utf8.span, from: 0)
    if firstHigh < utf8.count, !charset.isUTF8(bytes) {
      utf8 = Latin9(utf8, firstNonASCII: firstHigh).utf8
    }
    guard token.hasEscapes else { return String(decoding: utf8, as: UTF8.self) }
    return String(decoding: JSONEscapes.decoded(utf8.span, from: 0, to: utf8.count), as: UTF8.self)
  }
}

/// Whether a text is UTF-8, found out when it is first asked for.
private final class CharsetJudgement: Sendable {
  private let known = Mutex<Bool?>(nil)

  func isUTF8(_ bytes: ContiguousArray<UInt8>) -> Bool {
    known.withLock { known in
      if let known { return known }
      let isUTF8 = UTF8Check(bytes.span).invalidOffset == nil
      known = isUTF8
      return isUTF8
    }
  }
}
