// SPDX-License-Identifier: MIT

import AuraTime

/// When each aspect of AEMET's answers changed: a table of aspect, first day and value.
///
/// Sources: AEMET's notices (`elaborado`, master, keys), dated pages of rOpenSpain/climaemet (charset, 429 texts),
/// rOpenSpain/climaemet#74 (content type), the recordings (hourly shape, https). Where a change happened on an unknown
/// day between two sightings the row says so.
enum EraTable {
  static let textPlain = "text/plain;charset=ISO-8859-15"
  static let jsonType = "application/json;charset=ISO-8859-15"

  /// The value of an aspect on a date.
  static func value(of aspect: String, on date: CivilDate) -> String {
    let rows = byAspect[aspect] ?? []
    return rows.last { $0.from <= date }?.value ?? ""
  }

  private struct Row {
    let from: CivilDate
    let value: String
  }

  private static let byAspect: [String: [Row]] = {
    var result: [String: [Row]] = [:]
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let columns = line.split(separator: "|").map { String($0) }
      result[columns[0], default: []].append(Row(from: civilDate(columns[1])!, value: columns[2]))
    }
    return result
  }()

  /// Rows of an aspect lie by date.
  private static let table = """
    payloadType|1970-01-01|application/json;charset=ISO-8859-15
    # June 2025; the day is not known.
    payloadType|2025-06-01|text/plain;charset=ISO-8859-15
    utf8Under8859|1970-01-01|no
    utf8Under8859|2026-07-10|yes
    # Seen again as ISO-8859-15 on 2026-08-26; 23 July to 25 August are not known.
    utf8Under8859|2026-07-23|no
    # Some names in those weeks; a switch, since which ones is not known.
    namesDoubleEncoded|1970-01-01|no
    # Old shape seen until 2021-12, new from 2023-06.
    thermalStartsLater|1970-01-01|no
    thermalStartsLater|2022-10-01|yes
    pastSpansRemoved|1970-01-01|no
    pastSpansRemoved|2022-10-01|yes
    # 11:54:00 and 11:47:45 in 2021-01, the same second in 2026-08.
    filesMadeTogether|1970-01-01|no
    filesMadeTogether|2022-10-01|yes
    # http seen in 2021-01, https in 2023-06.
    secure|1970-01-01|no
    secure|2022-01-01|yes
    # Addresses in CAP files: http on 2023-01-19, https on 2024-04-05.
    warningsSecure|1970-01-01|no
    warningsSecure|2023-07-01|yes
    masterInTwoCalls|1970-01-01|no
    masterInTwoCalls|2024-06-19|yes
    # AEMET's notice.
    hourEndHasOffset|1970-01-01|no
    hourEndHasOffset|2024-04-08|yes
    # 23 or 24 hours in 2021, 12 or 13 in 2026; the change between is not known.
    halfDayOfHours|1970-01-01|no
    halfDayOfHours|2024-04-08|yes
    # Seen in February 2025 and not in August 2026; the days of both changes are not known.
    uviWrapped|1970-01-01|no
    uviWrapped|2025-02-01|yes
    uviWrapped|2025-03-01|no
    elaboratedHasTime|1970-01-01|no
    elaboratedHasTime|2019-11-12|yes
    countsPeriods|1970-01-01|no
    countsPeriods|2026-01-01|yes
    keysNeedExpiry|1970-01-01|no
    keysNeedExpiry|2026-10-15|yes
    limitText|1970-01-01|Límite de peticiones o caudal por minuto excedido para este usuario. Espere al siguiente minuto.
    limitText|2026-07-08|Límite de peticiones o caudal por minuto excedido. Espere al siguiente minuto.
    limitText|2026-07-16|Se ha alcanzado uno de los límites globales de uso. Vuelva a intentarlo el próximo minuto.
    # Seen on 2026-08-26; the change from the text before lies after 2026-07-18.
    limitText|2026-08-26|Se ha alcanzado uno de los límites de uso. Vuelva a intentarlo el próximo minuto.
    """
}
