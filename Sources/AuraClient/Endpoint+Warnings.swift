// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// Weather warnings and text bulletins.
extension Endpoint {
  /// The warnings there are: those of a community, or of all of Spain.
  public static func warnings(of comunidad: Comunidad?) -> Endpoint {
    EndpointRow.warnings.endpoint(comunidad.map { "\($0.warningArea)" } ?? "esp")
  }

  /// What was published as warnings between two instants, all of Spain; kept since 18 June 2018.
  public static func warningsArchive(from start: WallInstant, through end: WallInstant) -> Endpoint {
    // 2026-08-25T00:00:00UTC
    EndpointRow.warningsArchive.endpoint("\(start)".dropLast() + "UTC", "\(end)".dropLast() + "UTC")
  }

  /// The national text of a horizon, the newest or that of a day of issue.
  public static func nationalBulletin(_ horizon: BulletinHorizon, issuedOn day: CivilDate? = nil) -> Endpoint {
    bulletin(.nacional, horizon, nil, issuedOn: day)
  }

  /// The text of a community; nil for Ceuta and Melilla, which have that of their province, and for `tendencia`.
  public static func comunidadBulletin(
    _ horizon: BulletinHorizon, of comunidad: Comunidad, issuedOn day: CivilDate? = nil
  ) -> Endpoint? {
    guard let code = comunidad.bulletinCode, BulletinScope.ccaa.horizons.contains(horizon) else { return nil }
    return bulletin(.ccaa, horizon, code, issuedOn: day)
  }

  /// The text of a province or an island; nil for other horizons than `hoy` and `manana`.
  public static func provinceBulletin(
    _ horizon: BulletinHorizon, of province: BulletinProvince, issuedOn day: CivilDate? = nil
  ) -> Endpoint? {
    guard BulletinScope.provincia.horizons.contains(horizon) else { return nil }
    return bulletin(.provincia, horizon, province.code, issuedOn: day)
  }

  static func bulletin(
    _ scope: BulletinScope, _ horizon: BulletinHorizon, _ code: String?, issuedOn day: CivilDate? = nil
  ) -> Endpoint {
    EndpointRow.bulletin(scope, horizon, isArchive: day != nil).endpoint(
      [code, day?.description].compactMap { $0 })
  }
}
