// SPDX-License-Identifier: MIT

/// What words mean: the oracle's own list, made from AEMET's terms and never from the composer's.
enum TruthLexicon {
  /// What a word speaks of.
  enum Topic: String, CaseIterable {
    case rain, precipitation, drizzle, downpour, shower, snow, sleet, storm, fog, denseFog, haze, frost
    case sun, clear, fewClouds, intervals, cloudy, veryCloudy, overcast, highClouds, stars
    case wind, gust, calm, heat, sultry, cold, icy, mild, cool, feels, humidity, probability, uv, air, aviso
    case maximum, minimum, temperature, snowLevel, tropicalNight, torridNight, observed
    case possible, probable
    case notKnowable
  }

  /// A row for each topic: patterns cut by commas; a word ending in `*` stands for all that begin so.
  private static let table = """
    rain: lluvi*, llov*, llueve*, lluev*, paragu*, moja*, mojad*, agua, gota, gotas, remoja*, pasada por agua
    precipitation: precipitaci*
    drizzle: llovizn*, calabobos, sirimiri, orballo, orvallo
    downpour: aguacero*, chaparron*, diluvi*, tromba*
    shower: chubasco*
    snow: nieve, nieves, nev*, nieva*, copo, copos
    sleet: aguanieve
    storm: torment*, trueno*, truena*, rayo, rayos, relampag*, electric*
    fog: niebla*, neblin*, bruma*, brumos*
    denseFog: niebla densa, niebla cerrada, nieblas densas
    haze: calima*, polvo, turbi*, ocre*
    frost: helad*, hiela*, escarch*
    sun: sol, soles, solead*, solea*, luce el sol
    clear: despejad*, raso, rasa, limpio, limpia, limpid*, azul, azules, sin nubes, ni una nube, sin una nube
    fewClouds: casi sin nubes, poco nuboso, pocas nubes, casi despejad*, apenas nubes, alguna nube, algun jiron, apenas alguna nube
    intervals: nubes y claros, claros y nubes, intervalos nubosos, entre claros, ratos de sol, claros
    veryCloudy: muy nuboso, muy nubosa, muy nublado
    cloudy: nubos*, nublad*, nube, nubes, gris, grises
    overcast: cubiert*, encapotad*, cerrado, cerrada, plomiz*, techo de nubes
    highClouds: nubes altas, nubes finas, velo, velos, velad*, vela, velan, tamiz*, filtra*
    stars: estrella*, estrellad*, luna
    gust: racha, rachas, racheado, rachead*
    wind: viento*, ventos*, brisa*, sopla*, cierzo, levante, poniente, tramontana, alisio*, terral, vendaval*, ventarron*
    calm: calma, encalmad*, sin viento, sin apenas viento, sin una brizna de viento
    heat: calor*, calur*, abras*, canicul*, ardient*, torrid*, asfixi*
    sultry: bochorn*, sofoc*, pegajos*
    cold: frio*, fria*, friald*, helador*, invernal*
    icy: gelid*, glacial*
    mild: templad*, suave*, agradable*, tibi*
    cool: fresco, fresca, frescos, frescas, refresca*, frescor
    feels: sensacion*, sensacion termica, termica
    humidity: humedad*, humed*
    probability: probabilidad*
    uv: uv, ultraviolet*
    air: ica, calidad del aire, contaminaci*
    aviso: aviso*
    temperature: temperatura*, termometro*, marca, mercurio
    maximum: maxima*, maximo*
    minimum: minima*, minimo*
    snowLevel: cota*
    tropicalNight: noche tropical, noches tropicales, tropical
    torridNight: noche torrida, noches torridas
    observed: estacion, observatorio, medid*, registrad*
    possible: posibl*, posibilidad*, podria*, puede*, no se descarta*, sin descartar*, quiza*, tal vez, no descartable*
    probable: probable*, probablemente
    notKnowable: granizo*, granizad*, pedrisco, ayer, anoche, anteayer, record*, historic*, inusual*, borrasca*, \
    anticicl*, frente, frentes, dana, gota fria, ola de calor, ola de frio, alerta*, riesgo*, climatolog*, tornado*, \
    ciclon*, huracan, oleaje*, marejad*, tsunami*, terremoto*, normal para, lo normal, medio, cuaja*, ventisca*, galerna*, inund*
    """

  struct Pattern {
    let topic: Topic
    let words: [(stem: String, isPrefix: Bool)]
    /// The first byte of the first word: most words of a text are none of a pattern's by it.
    let head: UInt8

    init(topic: Topic, words: [(stem: String, isPrefix: Bool)]) {
      (self.topic, self.words) = (topic, words)
      head = words.first?.stem.utf8.first ?? 0
    }
  }

  /// The longest patterns first: "nubes altas" is high cloud before "nubes" is cloud.
  static let patterns: [Pattern] =
    table.split(separator: "\n").flatMap { row -> [Pattern] in
      let parts = row.split(separator: ":", maxSplits: 1)
      guard let topic = Topic(rawValue: String(parts[0])) else { preconditionFailure("no topic \(parts[0])") }
      return parts[1].split(separator: ",").map { entry in
        Pattern(
          topic: topic,
          words: entry.split(separator: " ").map { word in
            word.hasSuffix("*") ? (String(word.dropLast()), true) : (String(word), false)
          })
      }
    }
    .enumerated().sorted { ($1.element.words.count, $0.offset) < ($0.element.words.count, $1.offset) }.map(\.element)
}
