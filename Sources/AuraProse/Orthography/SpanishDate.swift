// SPDX-License-Identifier: MIT

public import AuraTime

/// Civil dates and times in Spanish words: lower case, day before month (Ortografía de la lengua española, 2010).
public enum SpanishDate {
  /// `miércoles, 26 de agosto de 2026`
  public static func long(_ date: CivilDate) -> String {
    "\(weekday(date)), \(dayAndMonth(date)) de \(date.year)"
  }

  /// `26 de agosto`
  public static func dayAndMonth(_ date: CivilDate) -> String {
    "\(date.day) de \(months[date.month - 1])"
  }

  /// `miércoles`
  public static func weekday(_ date: CivilDate) -> String {
    weekdays[date.weekday.rawValue - 1]
  }

  /// `9:09`, hours 0…23 without a zero in front.
  public static func time(_ time: CivilTime) -> String {
    "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
  }

  private static let weekdays = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"]

  private static let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
    "diciembre",
  ]
}
