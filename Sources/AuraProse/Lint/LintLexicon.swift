// SPDX-License-Identifier: MIT

/// What the lint knows of words: gender, number, verbs, accents. Its own lists, none of them the composer's.
enum LintLexicon {
  /// Gender and number of a form.
  enum Form: Hashable, Sendable {
    case masculine, feminine, masculinePlural, femininePlural

    var isPlural: Bool { self == .masculinePlural || self == .femininePlural }
  }

  static let articles: [String: Form] = [
    "el": .masculine, "un": .masculine, "del": .masculine, "al": .masculine, "este": .masculine, "la": .feminine,
    "una": .feminine, "esta": .feminine, "los": .masculinePlural, "unos": .masculinePlural, "las": .femininePlural,
    "unas": .femininePlural,
  ]
  /// Feminine nouns that take *el* and *un*.
  static let stressedA: Set<String> = ["agua", "alba", "área", "alma"]

  static let nouns = forms(
    """
    m: cielo aire viento ambiente sol calor frío día mediodía amanecer atardecer aviso nivel termómetro mercurio techo manto
    m: horizonte paisaje suelo parte pronóstico polvo granizo chubasco intervalo azul gris fondo silencio bochorno sonido ruido
    m: índice firmamento valor grado milímetro
    f: nube lluvia llovizna tormenta nieve nevada niebla bruma calima helada escarcha rissaga galerna brisa racha noche tarde mañana madrugada
    f: jornada luz estrella sombra humedad sensación temperatura máxima mínima probabilidad posibilidad precipitación
    f: previsión agua alba calma ventana calle imagen estampa
    mp: cielos vientos claros intervalos chubascos copos tejados cristales avisos termómetros valores grados milímetros trazos
    mp: hilos datos truenos contornos perfiles fenómenos
    fp: nubes lluvias lloviznas tormentas nieves nevadas nieblas brumas heladas rachas noches tardes madrugadas estrellas gotas
    fp: temperaturas máximas mínimas precipitaciones sombras luces calles ventanas plazas fachadas farolas pinceladas horas
    """)

  static let adjectives = forms(
    """
    m: despejado alto raso limpio nuboso cubierto encapotado cerrado plomizo gélido templado cálido caluroso húmedo seco flojo
    m: huracanado moderado intenso extremo escaso soleado estrellado velado cargado partido cambiante turbio borroso lluvioso
    m: tormentoso abierto nocturno lleno quieto racheado tamizado matizado amarillo rojo blanco fino suelto térmico
    f: despejada alta rasa limpia nubosa cubierta encapotada cerrada plomiza gélida templada cálida calurosa húmeda seca floja
    f: huracanada moderada intensa extrema escasa soleada estrellada velada cargada turbia borrosa lluviosa fría
    f: tormentosa abierta nocturna llena quieta térmica tórrida blanca fina suelta tamizada amarilla roja prevista segura
    mp: despejados rasos limpios nubosos cubiertos encapotados cerrados templados cálidos húmedos secos flojos moderados
    mp: intensos escasos soleados estrellados velados borrosos amplios abiertos sueltos blancos finos fríos costeros
    fp: despejadas rasas limpias nubosas cubiertas encapotadas cerradas templadas cálidas húmedas secas flojas moderadas
    fp: intensas escasas estrelladas veladas altas bajas abundantes huracanadas sueltas blancas finas frías contadas previstas
    mf: débil fuerte gris azul probable posible tropical torrencial inapreciable naranja radiante intermitente
    mfp: débiles fuertes grises azules probables posibles tropicales torrenciales centrales iguales
    """)

  /// Verbs in the third person of the present or the future: whether the form is a plural.
  static let verbs: [String: Bool] = {
    let singular = """
      es está hay llega cae sopla asoma viene luce brilla manda domina reina gana marca trae deja transcurre avanza discurre pasa
      cubre llena tapa acompaña preside espera prevé baja sube queda sigue aparece predomina abunda alterna ronda descarga
      va oscila mueve empaña esconde borra envuelve vela tiñe difumina golpea barre azota recorre agita silba suena repica
      moja toma corre hace será amanece atardece filtra atraviesa suaviza cierra abre apaga
      """
    let plural = """
      son están llegan caen soplan asoman vienen lucen brillan mandan dominan reinan ganan marcan traen dejan transcurren avanzan
      discurren pasan cubren llenan tapan acompañan presiden esperan prevén bajan suben quedan siguen aparecen predominan
      abundan alternan rondan descargan van oscilan mueven empañan esconden borran envuelven velan tiñen difuminan golpean
      barren azotan recorren agitan silban suenan repican mojan toman corren serán amanecen atardecen filtran atraviesan
      suavizan cierran abren apagan tamizan imponen
      """
    var verbs: [String: Bool] = [:]
    for verb in singular.split(whereSeparator: \.isWhitespace) { verbs[String(verb)] = false }
    for verb in plural.split(whereSeparator: \.isWhitespace) { verbs[String(verb)] = true }
    return verbs
  }()

  /// Verbs whose subject stands behind them when they open a clause, or after *se*.
  static let subjectBehind = words(
    """
    llega llegan cae caen sopla soplan asoma asoman viene vienen luce lucen brilla brillan manda mandan domina dominan reina
    reinan gana ganan predomina predominan abunda abundan alterna alternan espera esperan prevé prevén abre abren queda quedan
    aparece aparecen ronda rondan baja bajan sube suben
    """)

  static let copulas = words(
    "es está son están queda quedan sigue siguen llega llegan viene vienen luce lucen amanece transcurre será serán")

  static let adverbs = words("muy poco más menos casi tan bien algo bastante apenas")

  /// Weather verbs and *haber* have no plural without a subject.
  static let neverPlural = words(
    "habrán habían hubieron llueven llovieron lloverán nievan nevaron nevarán granizan granizarán truenan")

  /// Forms that lack their accent and are no words, or not words of this register.
  static let unaccented = words(
    """
    dia dias mediodia tambien aqui asi frio fria calido calida debil termica termico sensacion precipitacion
    maxima minima maximas minimas humedo humeda rapido proximo proxima ultima ultimo unica unico indice prevision suspension
    posicion segun despues traves sera seran estara estaran habra hara llovera nevara todavia arreciara soplara rafaga
    torrida gelido gelida termometro termometros atlantico
    """)

  /// Winds, points, days, months and seasons are written small.
  static let neverCapital = words(
    """
    norte noreste nordeste este sureste sudeste sur suroeste sudoeste oeste noroeste levante poniente cierzo tramontana
    lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre
    noviembre diciembre primavera verano otoño invierno naranja rojo amarillo lluvia nieve niebla viento tormenta cielo
    """)

  static let unitSingulars = words("grado milímetro kilómetro metro hora minuto día litro")
  static let unitPlurals = words("grados milímetros kilómetros metros horas minutos días litros")

  static let vocabulary: Set<String> = words(lintVocabulary)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static func forms(_ table: String) -> [String: Set<Form>] {
    var forms: [String: Set<Form>] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ":")
      let kinds: Set<Form> =
        switch parts[0].drop(while: \.isWhitespace) {
        case "m": [.masculine]
        case "f": [.feminine]
        case "mp": [.masculinePlural]
        case "fp": [.femininePlural]
        case "mf": [.masculine, .feminine]
        default: [.masculinePlural, .femininePlural]
        }
      for word in parts[1].split(separator: " ") { forms[String(word), default: []].formUnion(kinds) }
    }
    return forms
  }
}
