// SPDX-License-Identifier: MIT

extension ProseRegister {
  /// Every word that stands for a band or a state. The numbers are those the code compares with: where they stand in
  /// `AuraModel`'s scales, tests hold the rows against them.
  static let table = """
    ## Certainty
    posibilidad|probability, %|10…39|AEMET, style guide
    probable, probabilidad|probability, %|40…70|AEMET, style guide; 40 and 70 are *probable* here
    (told as a fact)|probability, %|more than 70|AEMET, style guide
    (not told)|probability, %|less than 10|AEMET, style guide
    ## Rain of the hour
    lluvia inapreciable|mm in the hour|more than 0, less than 0,1 (`Ip`)|payload
    lluvia escasa|sky code|43…46, 61…64, and 2 mm at most|AEMET, the words of the code
    lluvia débil|mm in the hour|0,1…2|AEMET, help on provincial forecasts
    lluvia|mm in the hour|more than 2, to 15|the same; *moderada* adds nothing (manual of terms, 2015)
    lluvia fuerte|mm in the hour|more than 15, to 30|the same
    lluvia muy fuerte|mm in the hour|more than 30, to 60|the same
    lluvia torrencial|mm in the hour|more than 60|the same
    chubascos|sky code|27; never *débiles*, other adjectives as for lluvia|aemetblog.es, 2016-03-31
    llovizna|sky code and mm|43…46, \(decimal(drizzleTenths)) mm at most; no adjective|aemetblog.es, 2016-03-31; the bound is ours
    precipitación, precipitaciones|probability of snow, %|\(snowLikely) or more, or snow now: what may be rain or snow|ours
    ## Snow
    nieve|sky code or mm|33…36, or more than 0 mm of melted snow; printed in mm, no intensity|aemetblog.es, 2016-03-31
    nieve inapreciable|mm in the hour|more than 0, less than 0,1 (`Ip`)|payload
    nieve escasa|sky code|71…74|AEMET, the words of the code
    ## Storm
    tormenta|sky code or probability|51…54, 61…64, or a storm probability told by its certainty|AEMET, the words of the code
    ## Wind
    en calma, calma, sin apenas viento, aire quieto|mean wind, km/h|0…5|AEMET, manual of terms (naiz.eus, 2015-04-10); 5 is calm here
    viento flojo|mean wind, km/h|6…20|the same
    viento|mean wind, km/h|21…40|the same: no adjective, formerly *moderado*
    viento fuerte|mean wind, km/h|41…70|the same
    viento muy fuerte|mean wind, km/h|71…120|the same
    viento huracanado|mean wind, km/h|more than 120|the same
    cierzo, levante, poniente, tramontana, alisio, terral|place, direction and mean wind|of their capitals and points, 21 km/h or more; adjectives as for viento|prose rules, W5
    rachas|gust, km/h|\(gustToldKmh)…70, and \(gustOverMeanKmh) or more over the mean|no adjective: aemetblog.es, 2016-03-29; told from: ours
    rachas muy fuertes|gust, km/h|71…120; from \(gustMustKmh) on gusts are always told; behind a *viento fuerte* without its adjective|aemetblog.es, 2016-03-29
    rachas huracanadas|gust, km/h|more than 120|the same
    del norte, del noreste, …|direction|the eight main points; none for the eight between|AEMET's bulletins
    ## Sky
    despejado, raso, limpio, azul (by day), sin nubes|sky code|11|AEMET, the words of the code
    poco nuboso, casi despejado, pocas nubes, alguna nube|sky code|12|the same
    nubes altas, velo|sky code|17|the same
    intervalos nubosos, nubes y claros, a ratos|sky code|13 and the second digit 3 or 1 of the wet families|the same
    nuboso, (las nubes mandan, dominan…)|sky code|14|the same
    muy nuboso, cargado de nubes|sky code|15|the same
    cubierto, encapotado, cerrado, plomizo, gris (by day)|sky code|16|the same
    sol, soleado|sky code and light|11, 12, 13, 17 by day|ours: what the sun gets through
    estrellas, estrellado|sky code and light|11, 12, 17 by night|ours
    niebla|sky code|81|AEMET, the words of the code
    bruma|sky code|82|the same
    calima, polvo en suspensión|sky code|83|the same
    ## Temperature
    gélido|temperature of the hour, °C|\(freezingC) or less|ours
    frío|temperature of the hour, °C|\(coldC) or less|ours, inside 12 or less
    fresco|temperature of the hour, °C|\(coldC + 1)…\(coolC)|ours
    templado|temperature of the hour, °C|\(coolC + 1)…\(mildC)|ours
    cálido|temperature of the hour, °C|\(mildC + 1)…\(warmC)|ours
    caluroso, calor|temperature of the hour, °C|\(heatC) or more|ours
    calor intenso|maximum and hour, °C|both \(intenseHeatC) or more|ours
    calor extremo|maximum and hour, °C|both \(extremeHeatC) or more; at a maximum of \(mustSayHeatC) heat is always told|ours
    helada|minimum and hour, °C|\(frostC) or less, by night or at dawn|AEMET, style guide
    helada débil|minimum, °C|\(frostC)…\(minus(lightFrostC))|ours; \(minus(unnamedFrostC)) lies in two bands and takes no adjective
    helada moderada|minimum, °C|\(minus(unnamedFrostC - 1))…\(minus(moderateFrostC))|ours
    helada fuerte|minimum, °C|less than \(minus(moderateFrostC))|ours
    noche tropical|minimum, °C, by night|\(tropicalC)…\(torridC - 1)|AEMET's bulletins
    noche tórrida|minimum, °C, by night|\(torridC) or more|ours
    sensación térmica|felt less shown, °C|\(feelsDifferenceC) or more within the formulas' ranges (\(windChillC) or less, \(heatIndexC) or more); from \(feelsMustDifferenceC) always|AEMET's two formulas; the differences are ours
    bochorno|hour, felt and humidity|feels warmer, \(sultryC) °C or more, \(sultryHumidity) % or more|ours
    ## Humidity and sun
    húmedo, mucha humedad|humidity of the hour, %|\(humidAir) or more|ours
    seco|humidity of the hour, %|\(dryAir) or less|ours
    alto|ultraviolet index|6, 7; told from \(uvTold), by day, under no thick cloud|WHO, Global Solar UV Index, 2002
    muy alto|ultraviolet index|8…10|the same
    extremo|ultraviolet index|11 or more|the same
    calidad del aire muy desfavorable, extremadamente desfavorable|class of the index|5 and 6; the better classes are not told|MITECO, Orden TEC/351/2019
    ## Avisos
    aviso amarillo|level|in force; told in the data line|Plan Meteoalerta
    aviso naranja, aviso rojo|level|in force; leads the headline|Plan Meteoalerta
    ## Moments of the day
    amanecer, alba, primeras luces|moment|dawn: 60 minutes from sunrise|`DayMomentRule`
    mañana|moment|morning: to 12:00|`DayMomentRule`
    mediodía, horas centrales|moment|midday: 12:00…15:00|`DayMomentRule`
    tarde|moment|afternoon: 15:00 to the last hour of sun|`DayMomentRule`
    mediada la mañana, mediada la tarde|clock|10:00…12:00; 16:30…18:30|ours
    atardecer, cae la tarde|moment|dusk: 60 minutes to sunset|`DayMomentRule`
    noche|moment|night, before midnight|`DayMomentRule`
    cae la noche|minutes after sunset|0…90|ours
    madrugada|moment|night, from midnight to sunrise|AEMET, style guide
    """

  /// The rows, each under its heading.
  package static let rows: [(heading: String, rows: [RegisterRow])] = {
    var groups: [(heading: String, rows: [RegisterRow])] = []
    for line in table.split(separator: "\n") {
      if line.hasPrefix("## ") {
        groups.append((String(line.dropFirst(3)), []))
        continue
      }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
      precondition(cells.count == 4 && !groups.isEmpty, "a row has four cells: \(line)")
      groups[groups.count - 1].rows.append(
        RegisterRow(word: cells[0], quantity: cells[1], band: cells[2], source: cells[3]))
    }
    return groups
  }()

  /// `docs/REGISTER.md`.
  package static var markdown: String {
    var text = """
      # Register of words

      Words of the forecast's texts that stand for a band, each with its bounds and their source. One word, one meaning:
      texts vary in structure, order, verb and image, never in these. Made of
      `Sources/AuraProse/Register/ProseRegister+Words.swift` by `aura-sweep register`; a test holds the two equal. Where
      documents differ the field guide's scales and AEMET's own bounds win; *ours* marks a bound without a source.

      """
    for group in rows {
      text += "\n## \(group.heading)\n\n| word | of | band | source |\n|---|---|---|---|\n"
      for row in group.rows { text += "| \(row.word) | \(row.quantity) | \(row.band) | \(row.source) |\n" }
    }
    return text
  }

  private static func decimal(_ tenths: Int) -> String { "\(tenths / 10),\(tenths % 10)" }
  private static func minus(_ value: Int) -> String { value < 0 ? "−\(-value)" : "\(value)" }
}
