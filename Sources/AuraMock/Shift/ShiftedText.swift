// SPDX-License-Identifier: MIT

import AuraFormats

/// A body as text that can be put back byte for byte in the charset it came in.
struct ShiftedText {
  let utf8: [UInt8]
  private let isUTF8: Bool
  private let mark: [UInt8]

  /// nil for what is no text, or would not come back the same.
  init?(_ body: [UInt8]) {
    guard !body.contains(0) else { return nil }
    let decoded = DecodedText(body, contentType: nil)
    mark = decoded.hadByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    isUTF8 = decoded.charset == .utf8 || decoded.isASCII
    utf8 = Array(decoded.text.bytes)
    guard encoded(utf8) == body else { return nil }
  }

  func encoded(_ utf8: [UInt8]) -> [UInt8] {
    mark + (isUTF8 ? utf8 : WireCharset.iso885915.encode(String(decoding: utf8, as: UTF8.self)))
  }
}
