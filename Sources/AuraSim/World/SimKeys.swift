// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime

/// The keys of a run: web tokens as AEMET hands them out, each with a part that occurs nowhere else.
struct SimKeys: Sendable {
  private let good: String
  private let second: String
  private let refused: String
  /// Whose presence anywhere is a leak.
  private let marks: [[UInt8]]

  init(_ plan: SimPlan) {
    let end = plan.start.advanced(bySeconds: Int64(plan.keyHours ?? 24 * 400) * 3600)
    let later = plan.start.advanced(bySeconds: 86_400 * 800)
    good = Self.token("one", seed: plan.seed, until: end)
    second = Self.token("two", seed: plan.seed, until: later)
    refused = Self.token("refused", seed: plan.seed, until: later)
    marks = [good, second, refused].map { Array($0.utf8.suffix(24)) }
  }

  /// The text of a choice; nil for none.
  func text(_ choice: KeyChoice) -> String? {
    switch choice {
    case .good, .locked: good
    case .second: second
    case .none: nil
    case .malformed: "half.akey"
    case .refused: refused
    }
  }

  /// The one that AEMET does not take.
  var refusedText: String { refused }

  /// Whether a key, or the tail of one, stands in some bytes.
  func isIn(_ bytes: [UInt8]) -> Bool { marks.contains { ByteSearch.first($0, in: bytes[...]) != nil } }

  private static func token(_ name: String, seed: UInt64, until: WallInstant) -> String {
    let claims = "{\"sub\":\"\(name)\",\"exp\":\(until.secondsSinceEpoch)}"
    let signature = "KEY-\(name)-\(seed)-OF-THE-SIMULATION-ALONE"
    return [#"{"alg":"HS256"}"#, claims, signature].map { base64URL(Array($0.utf8)) }.joined(separator: ".")
  }

  /// Source: RFC 4648, section 5, without padding.
  private static func base64URL(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var text: [UInt8] = []
    var (word, bits) = (0, 0)
    for byte in bytes {
      word = word << 8 | Int(byte)
      bits += 8
      while bits >= 6 {
        bits -= 6
        text.append(alphabet[word >> bits & 63])
      }
      word &= (1 << bits) - 1
    }
    if bits > 0 { text.append(alphabet[word << (6 - bits) & 63]) }
    return String(decoding: text, as: UTF8.self)
  }
}
