// SPDX-License-Identifier: MIT

/// What a weather warning is about, by the two letters of its `eventCode`.
///
/// The letters of a warning's *quantity* are others, and `VI` stands in both lists: wind here, visibility there
/// (Q-CAP-17). Source: Plan Meteoalerta, annex 3.
public enum AvisoPhenomenon: String, CaseIterable, Hashable, Sendable {
  case maximumTemperature = "AT"
  case minimumTemperature = "BT"
  case rain = "PR"
  case snow = "NE"
  case wind = "VI"
  case storm = "TO"
  case coast = "CO"
  case dust = "VS"
  case fog = "NI"
  case avalanche = "AL"
  case galerna = "GA"
  case rissaga = "RI"
  case thaw = "DH"
}

/// The quantity a warning gives a value for, by the two letters of its `parametro` (Q-CAP-17).
public enum AvisoQuantity: String, CaseIterable, Hashable, Sendable {
  /// °C
  case maximumTemperature = "TA"
  /// °C
  case minimumTemperature = "TI"
  /// mm
  case rainInOneHour = "P1"
  /// mm
  case rainInTwelveHours = "P2"
  /// cm
  case snowIn24Hours = "NV"
  /// km/h
  case maximumGust = "RM"
  case storm = "TO"
  case coast = "CO"
  /// m, of dust
  case visibility = "VI"
  /// m, of fog
  case fogVisibility = "NI"
  case avalancheDanger = "AL"
  case galerna = "GA"
  /// m
  case seaLevelOscillation = "RI"
  case thaw = "DH"
}
