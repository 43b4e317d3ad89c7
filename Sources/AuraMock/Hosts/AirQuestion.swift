// SPDX-License-Identifier: MIT

import AuraTime

/// The question of MITECO's viewer to its backend: `sql=sql1#CODE#yyyyMMdd 00:00#yyyyMMdd 23:00`, percent-encoded.
struct AirQuestion: Hashable, Sendable {
  let code: Int
  let day: CivilDate

  /// Reads a form's body; nil for what the backend does not understand.
  ///
  /// - Parameter needsLiteral: Whether the equals sign must stand as it is (Q-ICA-10).
  init?(body: [UInt8], needsLiteral: Bool) {
    var text = String(decoding: body.prefix(1024), as: UTF8.self)[...]
    if !needsLiteral, text.hasPrefix("sql%3D") { text = "sql=" + text.dropFirst(6) }
    guard text.hasPrefix("sql=") else { return nil }
    let parts = percentDecoded(text.dropFirst(4)).split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "sql1", (7...8).contains(parts[1].utf8.count), let code = Int(parts[1]),
      parts[2].hasSuffix(" 00:00"), parts[3].hasSuffix(" 23:00"), parts[2].prefix(8) == parts[3].prefix(8),
      let year = Int(parts[2].prefix(4)), let month = Int(parts[2].dropFirst(4).prefix(2)),
      let number = Int(parts[2].dropFirst(6).prefix(2)), let day = CivilDate(year: year, month: month, day: number)
    else { return nil }
    self.code = code
    self.day = day
  }
}
