// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTransport

/// How an answer's bytes and its header come to speak of two charsets. ASCII and binary
/// bodies stay as they are.
public enum FaultCharset: String, Hashable, Sendable, CaseIterable {
  /// UTF-8 bytes under the header as it was (Q-CHR-04).
  case utf8Body
  /// Text whose UTF-8 was taken for ISO-8859-15 and encoded again (Q-CHR-05).
  case doubleUTF8Body
  /// ISO-8859-15 bytes under a header that says UTF-8.
  case utf8Header

  func apply(to answer: inout MockAnswer) {
    guard answer.body.contains(where: { $0 >= 0x80 }), !answer.body.contains(0) else { return }
    let text = DecodedText(answer.body, contentType: answer.fields["Content-Type"]).text.string
    switch self {
    case .utf8Body: answer.body = Array(text.utf8)
    case .doubleUTF8Body: answer.body = Array(WireCharset.doubleEncoded(text).utf8)
    case .utf8Header:
      answer.body = WireCharset.iso885915.encode(text)
      let media = answer.fields["Content-Type"]?.prefix { $0 != ";" } ?? "text/plain"
      answer.fields.all.removeAll { equalIgnoringCase($0.name, "Content-Type") }
      answer.fields.all.insert(HTTPField(name: "Content-Type", value: "\(media);charset=UTF-8"), at: 0)
    }
  }
}
