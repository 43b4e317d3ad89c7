// SPDX-License-Identifier: MIT

package import AuraTime

/// A date as feeds write it: `Sat,  8 Feb 2025 10:18:03 +0000`, `lun, 10 ago 2026 06:41 +0000` (Q-RSS-02).
///
/// One table for both languages and no weekday: `mar` is Tuesday and March. Source: RFC 822, section 5, with RFC
/// 2822's zones and years of four digits; a zone that is not known is UTC, as RFC 2822, section 4.3, has it.
package enum RSSDate {
  /// Reads a text that is already a `String`.
  package static func instant(_ text: String) -> WallInstant? { instant(ContiguousArray(text.utf8).span) }

  /// Reads a whole text; nil when it is no date.
  static func instant(_ bytes: Span<UInt8>) -> WallInstant? {
    guard bytes.count <= 80 else { return nil }
    var scan = RSSDateScan()
    scan.skipBlanks(bytes)
    // The weekday, whichever it says.
    if scan.word(bytes) != 0 { scan.skipBlanks(bytes) }
    let start = scan.position
    guard let day = scan.number(bytes) else { return nil }
    // The order of ISO 8601, which some feeds have.
    if scan.position - start == 4 { return WireTimestamp(utf8: bytes)?.instant(withoutOffsetIn: .utc) }
    scan.skipBlanks(bytes)
    var word = scan.word(bytes)
    if word == de {
      scan.skipBlanks(bytes)
      word = scan.word(bytes)
    }
    guard let month = months[word] else { return nil }
    scan.skipBlanks(bytes)
    if scan.word(bytes) == de { scan.skipBlanks(bytes) }
    let yearStart = scan.position
    guard let digits = scan.number(bytes), let year = year(digits, width: scan.position - yearStart),
      let date = CivilDate(year: year, month: month, day: day)
    else { return nil }
    scan.skipBlanks(bytes)
    guard let time = scan.time(bytes) else { return nil }
    scan.skipBlanks(bytes)
    guard let offset = scan.zone(bytes) else { return nil }
    return WireTimestamp(civil: CivilDateTime(date: date, time: time), offsetSeconds: offset)
      .instant(withoutOffsetIn: .utc)
  }

  /// Two digits are of 1950…2049. Source: RFC 2822, section 4.3.
  private static func year(_ digits: Int, width: Int) -> Int? {
    switch width {
    case 2: digits < 50 ? 2000 + digits : 1900 + digits
    case 4: digits
    default: nil
    }
  }

  private static let de = RSSDateScan.packed("de")

  /// Names and abbreviations in both languages, the numbers of their months behind them (Q-RSS-03: `sept`).
  private static let months: [UInt64: Int] = {
    let rows = """
      ene enero jan january|feb febrero february|mar marzo march|abr abril apr april|may mayo|jun junio june
      |jul julio july|ago agosto aug august|sep sept set septiembre setiembre september|oct octubre october
      |nov noviembre november|dic diciembre dec december
      """
    var table: [UInt64: Int] = [:]
    for (index, row) in rows.split(separator: "|").enumerated() {
      for name in row.split(whereSeparator: \.isWhitespace) { table[RSSDateScan.packed(name)] = index + 1 }
    }
    return table
  }()
}
