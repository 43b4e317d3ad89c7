// SPDX-License-Identifier: MIT

extension Quirk {
  /// The table's columns in MITECO's order; off, reversed, their names in capitals.
  public static let icaColumnOrder = Quirk("Q-ICA-01", "column order")
  /// Station codes are numbers without their zero; off, eight digits.
  public static let icaCodeWithoutZero = Quirk("Q-ICA-02", "code without zero")
  /// One station in ten has index 0, half of them with a cause; off, every station has an index.
  public static let icaZeroIsNoData = Quirk("Q-ICA-03", "zero is no data")
  /// Stations that measure too few pollutants have ten times their class; off, the class.
  public static let icaPartialTimesTen = Quirk("Q-ICA-04", "partial times ten")
  /// `fecha` is UTC without an offset; off, it says `Z`.
  public static let icaHourWithoutOffset = Quirk("Q-ICA-05", "hour without offset")
  /// Some stations are switched off, some have no coordinates; off, all are on and have them.
  public static let icaIdleStations = Quirk("Q-ICA-06", "idle stations")
  /// All pollutants of the worst class in one quoted field; off, the first alone.
  public static let icaCausesQuoted = Quirk("Q-ICA-07", "causes quoted")
  /// Lines end in CR LF; off, in LF.
  public static let icaLinesCRLF = Quirk("Q-ICA-08", "lines CR LF")
  /// The host answers a notice of maintenance under 200; off, the table.
  public static let icaMaintenance = Quirk("Q-ICA-09", "maintenance")
  /// The backend wants `sql` with a literal equals sign and answers a sentence to anything else; off, it takes what it
  /// gets.
  public static let icaBackendWantsLiteral = Quirk("Q-ICA-10", "backend wants literal")
  /// The backend has all 24 hours, null where not measured, and error codes; off, only what was measured.
  public static let icaBackendNulls = Quirk("Q-ICA-11", "backend nulls")
  /// The index follows the bands of 2020; off, those of the European index of 2024.
  public static let icaBandsOf2020 = Quirk("Q-ICA-12", "bands of 2020")

  /// Air quality, in the order of the ids.
  static let air: [Quirk] = [
    .icaColumnOrder, .icaCodeWithoutZero, .icaZeroIsNoData, .icaPartialTimesTen, .icaHourWithoutOffset,
    .icaIdleStations, .icaCausesQuoted, .icaLinesCRLF, .icaMaintenance, .icaBackendWantsLiteral, .icaBackendNulls,
    .icaBandsOf2020,
  ]
}
