// SPDX-License-Identifier: MIT

/// AEMET's 35 codes for the state of the sky, with its own words (Q-DAY-19).
///
/// Source: the recordings, AEMET's web site as harvested on 2026-08-26, and for 27, 33, 35, 71 to 73 and 83 the
/// tables of public clients.
package enum SkyCode {
  /// The words of a code, with or without the suffix of the night; empty for an empty code, nil for an unknown one.
  package static func description(of code: String) -> String? {
    code.isEmpty ? "" : descriptions[code.last == "n" ? String(code.dropLast()) : code]
  }

  /// All codes, without suffix, in rising order.
  package static let all: [String] = rows.map(\.code)

  private static let descriptions = Dictionary(uniqueKeysWithValues: rows.map { ($0.code, $0.text) })

  private static let rows: [(code: String, text: String)] = table.split(separator: "\n").map { line in
    let columns = line.split(separator: "|")
    return (String(columns[0]), String(columns[1]))
  }

  private static let table = """
    11|Despejado
    12|Poco nuboso
    13|Intervalos nubosos
    14|Nuboso
    15|Muy nuboso
    16|Cubierto
    17|Nubes altas
    23|Intervalos nubosos con lluvia
    24|Nuboso con lluvia
    25|Muy nuboso con lluvia
    26|Cubierto con lluvia
    27|Chubascos
    33|Intervalos nubosos con nieve
    34|Nuboso con nieve
    35|Muy nuboso con nieve
    36|Cubierto con nieve
    43|Intervalos nubosos con lluvia escasa
    44|Nuboso con lluvia escasa
    45|Muy nuboso con lluvia escasa
    46|Cubierto con lluvia escasa
    51|Intervalos nubosos con tormenta
    52|Nuboso con tormenta
    53|Muy nuboso con tormenta
    54|Cubierto con tormenta
    61|Intervalos nubosos con tormenta y lluvia escasa
    62|Nuboso con tormenta y lluvia escasa
    63|Muy nuboso con tormenta y lluvia escasa
    64|Cubierto con tormenta y lluvia escasa
    71|Intervalos nubosos con nieve escasa
    72|Nuboso con nieve escasa
    73|Muy nuboso con nieve escasa
    74|Cubierto con nieve escasa
    81|Niebla
    82|Bruma
    83|Calima
    """
}
