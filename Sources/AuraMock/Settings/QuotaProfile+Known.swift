// SPDX-License-Identifier: MIT

extension QuotaProfile {
  /// Every profile, the one of today first.
  public static let known: [QuotaProfile] = [observed2026, faq2026, fiftyPerMinute, count150, unlimited]

  /// The profile with a name, or nil.
  public static func named(_ name: String) -> QuotaProfile? { known.first { $0.name == name } }

  /// Buckets per endpoint template, counted for the address, with a hidden shorter limit.
  ///
  /// Source: raupulus/api-fryntiz, LIMITACIONES.md, live on 2026-08-26. Windows of the full minute are inferred from
  /// the text of the 429; the burst from "about 10 unpaced calls gave a 429, one each 5 s gave none".
  public static let observed2026 = QuotaProfile(
    name: "observed-2026-08", scope: .address, window: .fixed, seconds: 60, general: nil, countsSecondHop: false,
    templateDefault: 40,
    limits: [
      hourlyTemplate: 15, "/prediccion/especifica/municipio/diaria/todos": 14,
      "/prediccion/especifica/municipio/horaria/todos": 16,
      "/productos/climatologicos/balancehidrico/{anio}/{decena}": 14,
    ],
    burst: Burst(limit: 9, seconds: 10, countsRefusals: true), recoverySeconds: 0,
    remainingHeader: "Remaining-request-endpoint", countsNoData: false)

  /// 40 a minute for all of a key's first calls, and the hourly limit as measured. Source: AEMET, FAQ 4.5.
  public static let faq2026 = QuotaProfile(
    name: "faq-2026", scope: .key, window: .fixed, seconds: 60, general: 40, countsSecondHop: false,
    templateDefault: nil, limits: [hourlyTemplate: 15], burst: nil, recoverySeconds: 0,
    remainingHeader: "Remaining-request-endpoint", countsNoData: true)

  /// 50 calls of a key, both hops, in any 60 seconds: the brief of the project (Q-LIM-15).
  public static let fiftyPerMinute = QuotaProfile(
    name: "seed-50-per-minute", scope: .key, window: .sliding, seconds: 60, general: 50, countsSecondHop: true,
    templateDefault: nil, limits: [:], burst: nil, recoverySeconds: 0, remainingHeader: nil, countsNoData: true)

  /// The older header: one counter of 150 for all calls. Source: 147 seen on 2026-06-01, rOpenSpain/climaemet.
  public static let count150 = QuotaProfile(
    name: "count-150-until-2026-06", scope: .key, window: .fixed, seconds: 60, general: 150, countsSecondHop: true,
    templateDefault: nil, limits: [:], burst: nil, recoverySeconds: 0, remainingHeader: "Remaining-request-count",
    countsNoData: true)

  /// No limit at all, for tests and measurements that are about something else.
  public static let unlimited = QuotaProfile(
    name: "unlimited", scope: .key, window: .sliding, seconds: 60, general: nil, countsSecondHop: false,
    templateDefault: nil, limits: [:], burst: nil, recoverySeconds: 0, remainingHeader: nil, countsNoData: false)
}
