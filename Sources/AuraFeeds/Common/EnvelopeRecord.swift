// SPDX-License-Identifier: MIT

import AuraFormats

/// What call 1 answers: how it went, and where the data are for some minutes (Q-ENV-01).
///
/// The outcome is `estado`, never `descripcion` and never the HTTP status alone. Addresses are kept as sent: whoever
/// follows one checks scheme and host.
public struct EnvelopeRecord: Hashable, Sendable {
  /// `exito`, or why not, in AEMET's words (Q-ENV-03).
  public var descripcion: String?
  /// The real outcome: 200, 404, 429… nil when the body has none (Q-ENV-16).
  public var estado: Int?
  /// Where the data are. Only where there are some (Q-ENV-04).
  public var datos: String?
  /// Where their description is; never asked in normal work (Q-ENV-15).
  public var metadatos: String?

  public init(descripcion: String? = nil, estado: Int? = nil, datos: String? = nil, metadatos: String? = nil) {
    self.descripcion = descripcion
    self.estado = estado
    self.datos = datos
    self.metadatos = metadatos
  }
}

/// What the body of call 1 turned out to be.
public enum FirstAnswer: Hashable, Sendable {
  case envelope(EnvelopeRecord)
  /// A JSON array: the data themselves, without a second call (Q-MUN-01).
  case data
}
