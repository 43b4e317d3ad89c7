// SPDX-License-Identifier: MIT

import AuraTime

/// Instants and dates as the snapshot's JSON has them: `2026-08-26T09:00:00Z`, milliseconds where there are any.
enum SnapshotTime {
  /// From the first day of the year 1 to the last of 9999: what four digits can say.
  static let instants: ClosedRange<Int64> = -62_135_596_800_000...253_402_300_799_999
  private static let dates = -719_162...2_932_896

  /// Appends an instant; one outside the years 1…9999 is written as the nearest inside.
  static func append(_ instant: WallInstant, to bytes: inout ContiguousArray<UInt8>) {
    let milliseconds = min(max(instant.millisecondsSinceEpoch, instants.lowerBound), instants.upperBound)
    let days = floorDivide(milliseconds, by: 86_400_000)
    let rest = Int(milliseconds - days * 86_400_000)
    append(CivilDate(dayNumber: Int(days)), to: &bytes)
    bytes.append(UInt8(ascii: "T"))
    pair(rest / 3_600_000, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    pair(rest / 60_000 % 60, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    pair(rest / 1000 % 60, to: &bytes)
    if rest % 1000 != 0 {
      bytes.append(UInt8(ascii: "."))
      bytes.append(UInt8(truncatingIfNeeded: 0x30 + rest % 1000 / 100))
      pair(rest % 100, to: &bytes)
    }
    bytes.append(UInt8(ascii: "Z"))
  }

  /// Appends a date, clamped in the same way.
  static func append(_ date: CivilDate, to bytes: inout ContiguousArray<UInt8>) {
    let day = min(max(date.dayNumber, dates.lowerBound), dates.upperBound)
    let (year, month, dayOfMonth) = CivilDate(dayNumber: day).components
    pair(year / 100, to: &bytes)
    pair(year % 100, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    pair(month, to: &bytes)
    bytes.append(UInt8(ascii: "-"))
    pair(dayOfMonth, to: &bytes)
  }

  /// Reads an instant; without offset it is what the clocks of a zone show. nil for another form.
  static func instant(_ text: Span<UInt8>, in zone: CivilZone) -> WallInstant? {
    guard let stamp = WireTimestamp(utf8: text) else { return nil }
    let whole = stamp.instant(withoutOffsetIn: zone)
    guard text.count > 20, text[19] == UInt8(ascii: ".") else { return whole }
    var milliseconds: Int64 = 0
    var place = 20
    // Digits that are not there, as in `.5`, are zeros; those after the third are below a millisecond.
    for _ in 0..<3 {
      milliseconds *= 10
      guard place < text.count, text[place] &- 0x30 <= 9 else { continue }
      milliseconds += Int64(text[place] &- 0x30)
      place += 1
    }
    return whole.advanced(byMilliseconds: milliseconds)
  }

  private static func pair(_ value: Int, to bytes: inout ContiguousArray<UInt8>) {
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + value / 10))
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + value % 10))
  }
}
