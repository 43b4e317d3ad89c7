// SPDX-License-Identifier: MIT

/// A phenomenon of Meteoalerta with the words and letters that AEMET's CAP files have for it.
///
/// Source: Plan Meteoalerta, annex 3, and pairs of events seen in 2025 and 2026 (guide, avisos 3). The English of dust,
/// galernas, rissagues, storms and of the values never seen is ours.
package enum WarningKind: String, CaseIterable, Hashable, Sendable {
  case hot = "AT"
  case cold = "BT"
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

  /// `Temperaturas máximas`
  var name: String { row[1] }
  /// The word of the English event: `Severe high-temperature warning`.
  var english: String { row[2] }
  /// The quantity of a quiet file, and of a warning unless it says otherwise.
  var quantity: WarningQuantity { WarningQuantity(rawValue: row[3])! }

  /// The areas that have a quiet file for the phenomenon, 61…79: all of them, or those where it exists.
  ///
  /// 19 areas with eight phenomena and 25 more make the 177 quiet files of the national archive (Q-CAP-02). Which 25
  /// is inferred: the twelve coasts, galernas on the Cantabrian sea, rissagues in the Balearics, snow in the Pyrenees
  /// and the Cantabrian range.
  package var areas: [Int] {
    row[4] == "-" ? Array(61...79) : row[4].split(separator: " ").map { Int($0)! }
  }

  private var row: [String] { Self.rows[rawValue]! }

  private static let rows: [String: [String]] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let columns = line.split(separator: "|").map(String.init)
      return (columns[0], columns)
    })

  private static let table = """
    AT|Temperaturas máximas|high-temperature|TA|-
    BT|Temperaturas mínimas|low-temperature|TI|-
    PR|Lluvias|rain|P1|-
    NE|Nevadas|snow|NV|-
    VI|Vientos|wind|RM|-
    TO|Tormentas|thunderstorm|TO|-
    CO|Costeros|coastalevent|CO|61 63 64 65 66 69 71 73 75 77 78 79
    VS|Polvo en suspensión|dust|VI|-
    NI|Nieblas|fog|NI|-
    AL|Aludes|avalanches|AL|62 66 67 69 74
    GA|Galernas|galerna|GA|63 66 71 75
    RI|Rissagues|rissaga|RI|64
    DH|Deshielos|thaw|DH|62 69 74
    """
}

/// What a warning gives a value of, with the letters of its `parametro`: others than the phenomenon's (Q-CAP-17).
package enum WarningQuantity: String, CaseIterable, Hashable, Sendable {
  case maximum = "TA"
  case minimum = "TI"
  case rainOneHour = "P1"
  case rainTwelveHours = "P2"
  case snow = "NV"
  case gust = "RM"
  case storm = "TO"
  case coast = "CO"
  case visibility = "VI"
  case fogVisibility = "NI"
  case avalanche = "AL"
  case galerna = "GA"
  case seaLevel = "RI"
  case thaw = "DH"

  /// `Temperatura máxima`
  var name: String { Self.rows[rawValue]![1] }
  var english: String { Self.rows[rawValue]![2] }
  /// `ºC` with the ordinal sign (Q-CAP-18); empty for storms and coasts, which have no value.
  var unit: String { Self.rows[rawValue]![3] }

  private static let rows: [String: [String]] = Dictionary(
    uniqueKeysWithValues: table.split(separator: "\n").map { line in
      let columns = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      return (columns[0], columns)
    })

  private static let table = """
    TA|Temperatura máxima|Maximum temperature|ºC
    TI|Temperatura mínima|Minimum temperature|ºC
    P1|Precipitación acumulada en una hora|Accumulated precipitation in one hour|mm
    P2|Precipitación acumulada en 12 horas|Accumulated precipitation in 12 hours|mm
    NV|Acumulación de nieve en 24 horas|Snow accumulation in 24 hours|cm
    RM|Rachas máximas|Maximum gust of wind|km/h
    TO|Tormentas|Thunderstorms|
    CO|Costeros|Coastal events|
    VI|Visibilidad|Visibility|m
    NI|Visibilidad|Visibility|m
    AL|Nivel de peligro de aludes|Avalanche danger level|
    GA|Galerna|Galerna|
    RI|Oscilación del nivel del mar|Sea level oscillation|m
    DH|Deshielos|Thaw|
    """
}
