// SPDX-License-Identifier: MIT

/// The words that are inflected: nouns with their gender and forms, adjectives by their lemma.
enum Lexicon {
  /// `lemma gender plural`; a plural of `-` is made by rule.
  private static let nounTable = """
    cielo m cielos
    nube f nubes
    claro m claros
    intervalo m intervalos
    velo m velos
    techo m techos
    manto m mantos
    ambiente m ambientes
    aire m aires
    viento m vientos
    racha f rachas
    cierzo m cierzos
    levante m levantes
    poniente m ponientes
    tramontana f tramontanas
    alisio m alisios
    terral m terrales
    lluvia f lluvias
    precipitación f precipitaciones
    chubasco m chubascos
    llovizna f lloviznas
    tormenta f tormentas
    nieve f nieves
    nevada f nevadas
    copo m copos
    niebla f nieblas
    bruma f brumas
    calima f calimas
    polvo m polvos
    calor m calores
    frío m fríos
    helada f heladas
    mañana f mañanas
    mediodía m mediodías
    tarde f tardes
    noche f noches
    madrugada f madrugadas
    amanecer m amaneceres
    atardecer m atardeceres
    día m días
    jornada f jornadas
    """

  private static let adjectiveTable = """
    despejado raso azul limpio nuboso cubierto encapotado cerrado plomizo gris alto poco velado cargado suelto
    gélido frío fresco templado cálido caluroso húmedo seco
    débil fuerte torrencial escaso inapreciable flojo huracanado moderado intenso extremo
    """

  private static let nouns: [String: Noun] = {
    var nouns: [String: Noun] = [:]
    for line in nounTable.split(separator: "\n") {
      let parts = line.split(separator: " ").map(String.init)
      nouns[parts[0]] = Noun(lemma: parts[0], isFeminine: parts[1] == "f", singular: parts[0], plural: parts[2])
    }
    return nouns
  }()

  private static let adjectives: [String: Adjective] = {
    var adjectives: [String: Adjective] = [:]
    for lemma in adjectiveTable.split(whereSeparator: \.isWhitespace) {
      adjectives[String(lemma)] = Adjective(String(lemma))
    }
    return adjectives
  }()

  static func noun(_ lemma: String) -> Noun? { nouns[lemma] }
  static func adjective(_ lemma: String) -> Adjective? { adjectives[lemma] }
}
