// SPDX-License-Identifier: MIT

/// One of AEMET's 233 warning zones: 182 of land, and the sea before 51 of them.
public struct WarningZone: Hashable, Sendable, Identifiable {
  public let code: WarningZoneCode
  /// The name, the same for a coast and for the land behind it.
  public let name: String

  package init(code: WarningZoneCode, name: String) {
    self.code = code
    self.name = name
  }

  public var id: WarningZoneCode { code }
  public var isCoastal: Bool { code.isCoastal }
  public var comunidad: Comunidad { code.comunidad }

  /// The name as a warning's `areaDesc` gives it: `Costa - ` before that of a coast (Q-CAP-13).
  public var areaDescription: String { isCoastal ? "Costa - " + name : name }
}
