// SPDX-License-Identifier: MIT

public import AuraFormats

/// One hour of one pollutant at a station, as MITECO's backend sends it.
public struct AirHourRecord: Hashable, Sendable {
  /// The hour of the UTC day asked for, 0…23.
  public var hora: Int
  /// `NO2`, `PM2.5`, …
  public var magnitud: String
  /// µg/m³ of this hour; negative numbers are error codes.
  public var valorMedido: ExactDecimal?
  /// Whether `valorMedido` is one.
  public var datoMedido: Bool?
  /// The running mean, µg/m³: of 8 hours for ozone, of 24 for particles.
  public var valorMediaMovil: ExactDecimal?
  /// Whether `valorMediaMovil` is one.
  public var datoMedidoMM: Bool?

  /// What the index takes of this hour: the running mean where there is one, else the hour's value; nil when neither
  /// was measured. Negative numbers are error codes and no measurement (Q-ICA-11).
  public var level: Double? {
    for (isMeasured, value) in [(datoMedidoMM, valorMediaMovil), (datoMedido, valorMedido)] {
      guard isMeasured == true, let number = value?.double, number >= 0, number.isFinite else { continue }
      return number
    }
    return nil
  }
}
