// SPDX-License-Identifier: MIT

/// The facts of a list of observations and their way to AEMET's bytes.
package struct ObservationPayload: Hashable, Sendable {
  /// The 39 members in the order of the wire.
  ///
  /// Source: the recordings of 2018, 2021 and 2026 up to `rviento`; the rest in the order of AEMET's metadata.
  package enum Member: String, CaseIterable, Sendable {
    case idema, lon, fint, prec, alt, vmax, vv, dv, lat, dmax, ubi, pres, hr, stdvv, ts, pres_nmar, tamin, ta, tamax
    case tpr, stddv, inso, tss5cm, pacutp, tss20cm, rviento, geo925, geo850, geo700, vis, nieve, vmaxu, vvu, stdvvu
    case dvu, dmaxu, stddvu, pliqtp, psolt
  }

  /// One station and hour. A member that is not there is not sent.
  package struct Row: Hashable, Sendable {
    package var idema: String
    package var ubi: String
    /// As it stands on the wire; nil where it is not sent (Q-OBS-02).
    package var fint: String?
    /// Everything else, the position among it.
    package var values: [Member: Double]

    package init(idema: String, ubi: String, fint: String?, values: [Member: Double]) {
      self.idema = idema
      self.ubi = ubi
      self.fint = fint
      self.values = values
    }
  }

  package var rows: [Row]

  package init(rows: [Row]) {
    self.rows = rows
  }

  /// Writes the list that call 2 serves.
  package func write(in style: WireStyle = WireStyle()) -> [UInt8] {
    style.list(of: rows.map { $0.write(in: style) })
  }
}

extension ObservationPayload.Row {
  /// Writes the row as it stands in the list.
  func write(in style: WireStyle) -> [UInt8] {
    style.element(.object(members(asNumbers: style.quirks[.observationNumbers])), reserving: 1 << 10)
  }

  fileprivate func members(asNumbers: Bool) -> [WireMember] {
    ObservationPayload.Member.allCases.compactMap { member in
      switch member {
      case .idema: return WireMember("idema", .string(idema))
      case .ubi: return WireMember("ubi", .string(ubi))
      case .fint: return fint.map { WireMember("fint", .string($0)) }
      default:
        // Q-OBS-01: Java's and Swift's shortest decimals agree between 10⁻³ and 10⁷: `0.0`, `664.0`, `-3.677778`.
        return values[member].map { WireMember(member.rawValue, asNumbers ? .number("\($0)") : .string("\($0)")) }
      }
    }
  }
}
