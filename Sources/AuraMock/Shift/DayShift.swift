// SPDX-License-Identifier: MIT

package import AuraTime

/// A recorded day moved by whole days: every date in its bytes, and what hangs on dates.
///
/// Clock times on the wall stay: a warning until 19:59 is one until 19:59 on the new day. Where one of the two days is in
/// summer time and the other is not, what is written in UTC moves by the hour between them, offsets and names of zones
/// change, and spans of six hours take the family of the new day (Q-HOR-05, Q-HOR-06). Sunrise and sunset move by as
/// much as the sun's own.
package struct DayShift: Hashable, Sendable {
  package let days: Int

  package init(days: Int) {
    self.days = days
  }

  /// The shift that brings a day to another.
  package init(from recorded: CivilDate, to today: CivilDate) {
    days = today.dayNumber - recorded.dayNumber
  }

  /// The same payload, moved. Containers are moved within: a tar's names, times, members and sums. What is neither text
  /// nor tar comes back as it is; 0 days give the same bytes.
  package func moved(_ body: [UInt8]) -> [UInt8] {
    if body.count >= 512, body[257..<262].elementsEqual("ustar".utf8) { return TarShift(shift: self).moved(body) }
    guard let text = ShiftedText(body) else { return body }
    var scanner = DateScanner(text: text.utf8, shift: self)
    return text.encoded(scanner.rewritten())
  }

  func date(_ date: CivilDate) -> CivilDate { date.advanced(byDays: days) }

  /// By how much local time is further ahead of UTC on the new day than it was on a day, seconds. Both zones of Spain
  /// change together.
  func offsetGain(on date: CivilDate) -> Int {
    offset(on: self.date(date)) - offset(on: date)
  }

  /// A UTC instant: the same time on the wall, so many days on.
  func instant(_ instant: WallInstant) -> WallInstant {
    let date = CivilZone.utc.civil(at: instant).date
    return instant.advanced(bySeconds: Int64(days) * 86_400 - Int64(offsetGain(on: date)))
  }

  private func offset(on date: CivilDate) -> Int {
    CivilZone.peninsula.offsetSeconds(at: CivilZone.utc.startOfDay(date).advanced(bySeconds: 43_200))
  }
}
