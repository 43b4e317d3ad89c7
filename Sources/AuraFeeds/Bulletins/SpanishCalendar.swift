// SPDX-License-Identifier: MIT

package import AuraTime

/// The words of dates as AEMET's headings write them, in capitals.
package enum SpanishCalendar {
  package static let months = [
    "ENERO", "FEBRERO", "MARZO", "ABRIL", "MAYO", "JUNIO", "JULIO", "AGOSTO", "SEPTIEMBRE", "OCTUBRE", "NOVIEMBRE",
    "DICIEMBRE",
  ]
  package static let weekdays = ["LUNES", "MARTES", "MIERCOLES", "JUEVES", "VIERNES", "SABADO", "DOMINGO"]

  /// The month (1–12) that a folded word names; `SETIEMBRE` is September too.
  package static func month(_ word: some StringProtocol) -> Int? {
    months.firstIndex { $0 == word }.map { $0 + 1 } ?? (word == "SETIEMBRE" ? 9 : nil)
  }

  package static func weekday(_ word: some StringProtocol) -> Weekday? {
    weekdays.firstIndex { $0 == word }.flatMap { Weekday(rawValue: $0 + 1) }
  }

  /// Capitals without accents, everything but letters, digits and colons a space: `DÍA 08 (MARTES)` → `DIA 08 MARTES`.
  package static func folded(_ text: some StringProtocol) -> String {
    var result = ""
    var needsSpace = false
    for scalar in text.unicodeScalars {
      guard let letter = fold(scalar) else {
        needsSpace = !result.isEmpty
        continue
      }
      if needsSpace { result.append(" ") }
      needsSpace = false
      result.append(letter)
    }
    return result
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "A"..."Z", "0"..."9", ":": Character(scalar)
    case "a"..."z": Character(Unicode.Scalar(UInt8(scalar.value) - 32))
    case "Á", "á", "À", "à": "A"
    case "É", "é", "È", "è": "E"
    case "Í", "í", "Ï", "ï": "I"
    case "Ó", "ó", "Ò", "ò": "O"
    case "Ú", "ú", "Ü", "ü": "U"
    case "Ñ", "ñ": "Ñ"
    case "Ç", "ç": "Ç"
    default: nil
    }
  }
}
