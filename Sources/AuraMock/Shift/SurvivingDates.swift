// SPDX-License-Identifier: MIT

package import AuraTime

/// Proves that a moved payload holds none of the dates it was recorded with.
///
/// It shares nothing with what moves them: every day around the recorded one is written in each form a feed may use and
/// looked for. Days that both spans have are passed over.
package enum SurvivingDates {
  /// Dates of the original that still stand in the moved bytes, each as it stands there.
  ///
  /// - Parameter around: how many days before and behind the recorded one are looked for.
  package static func found(
    in moved: [UInt8], from original: [UInt8], recorded: CivilDate, shift: DayShift, around: Int = 20
  ) -> [String] {
    let days = (-around...around).map { recorded.advanced(byDays: $0) }
    let years = Set(days.map(\.year)).sorted()
    let (before, after) = (windows(of: original, years), windows(of: moved, years))
    let present = days.filter { day in forms(of: day).contains { form in before.contains { $0.contains(form) } } }
    let expected = Set(present.flatMap { day in (-1...1).map { day.advanced(byDays: shift.days + $0) } })
    return present.filter { !expected.contains($0) }.flatMap { day in
      forms(of: day).filter { form in after.contains { $0.contains(form) } }
    }
  }

  /// What stands around each year of this century: no form is without one, and the service is of 2015.
  private static func windows(of bytes: [UInt8], _ years: [Int]) -> [String] {
    let texts = years.map { Array(digits($0, width: 4).utf8) }
    var found: Set<[UInt8]> = []
    for index in bytes.indices where index + 4 <= bytes.count && bytes[index] == 0x32 {
      guard texts.contains(where: { bytes[index..<index + 4].elementsEqual($0) }) else { continue }
      found.insert(Array(bytes[max(0, index - 24)..<min(bytes.count, index + 10)]))
    }
    return found.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A day as feeds write it.
  private static func forms(of date: CivilDate) -> [String] {
    let (year, month, day) = date.components
    let (mm, dd) = (digits(month, width: 2), digits(day, width: 2))
    let english = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][month - 1]
    let spanish = [
      "ENERO", "FEBRERO", "MARZO", "ABRIL", "MAYO", "JUNIO", "JULIO", "AGOSTO", "SEPTIEMBRE", "OCTUBRE", "NOVIEMBRE",
      "DICIEMBRE",
    ][month - 1]
    let padded = day < 10 ? [" \(dd) \(english) \(year)"] : []
    return padded + [
      "\(year)-\(mm)-\(dd)", "\(year)\(mm)\(dd)", "\(dd)-\(mm)-\(year)", "\(dd)/\(mm)/\(year)",
      " \(day) \(english) \(year)", " \(day) DE \(spanish) DE \(year)",
      " \(day) de \(spanish.lowercased()) de \(year)",
    ]
  }
}
