// SPDX-License-Identifier: MIT

import AuraModel
import AuraSun

/// "Ayuda": every icon with its words, and the steps to a key of one's own. No colour scales: those are on their cards.
public struct HelpSurface: Surface {
  /// Icons of one kind.
  public struct Group: Hashable, Sendable {
    public let title: String
    public let rows: [Row]
  }

  /// An icon and what it stands for.
  public struct Row: Hashable, Sendable {
    public let icon: SurfaceIcon
    public let meaning: String
  }

  /// A step to the key.
  public struct Step: Hashable, Sendable {
    /// `1`
    public let number: String
    public let text: String
    /// The page to open; nil for a step on the device.
    public let link: String?
  }

  public let title: String
  public let groups: [Group]
  public let keyTitle: String
  public let keySteps: [Step]

  public var name: String { "help" }

  /// Where AEMET gives keys out.
  public static let keyRequestLink = "https://opendata.aemet.es/centrodedescargas/altaUsuario"

  /// The same for everybody.
  public static let standard = HelpSurface(
    title: "Ayuda",
    groups: [
      Group(title: "El cielo", rows: skyRows), Group(title: "Los datos", rows: glyphRows),
      Group(title: "La luna", rows: moonRows),
    ],
    keyTitle: "La clave de AEMET",
    keySteps: [
      Step(
        number: "1", text: "En la página de AEMET OpenData se escribe una dirección de correo y se pide la clave.",
        link: keyRequestLink),
      Step(number: "2", text: "Llega un correo de AEMET con un enlace para confirmar la petición.", link: nil),
      Step(number: "3", text: "Un segundo correo trae la clave: un texto largo con dos puntos dentro.", link: nil),
      Step(number: "4", text: "La clave se copia entera y se pega en los ajustes de Aura.", link: nil),
      Step(
        number: "5",
        text: "La clave es gratis y personal, se guarda solo en este dispositivo y tiene fecha de caducidad.",
        link: nil),
    ])

  /// One row a picture: all states of the sky that share it, by day and by night.
  private static var skyRows: [Row] {
    var order: [String] = []
    var words: [String: [String]] = [:]
    for isNight in [false, true] {
      for condition in SkyCondition.allCases {
        let symbol = WeatherIcon(SkyCode(condition, isNight: isNight)).symbolName
        if words[symbol] == nil { order.append(symbol) }
        if words[symbol]?.contains(condition.wording) != true { words[symbol, default: []].append(condition.wording) }
      }
    }
    return order.map { symbol in
      let list = words[symbol] ?? []
      let all = ([list.first] + list.dropFirst().map { $0.lowercased() }).compactMap(\.self).joined(separator: "; ")
      return Row(icon: SurfaceIcon(symbolName: symbol, label: list.first ?? ""), meaning: all)
    } + [Row(icon: SurfaceIcon(sky: nil), meaning: "No se conoce el estado del cielo")]
  }

  private static var glyphRows: [Row] {
    SurfaceGlyph.allCases.map { Row(icon: SurfaceIcon($0), meaning: meaning($0)) }
  }

  private static var moonRows: [Row] {
    MoonPhase.Name.allCases.map { Row(icon: SurfaceIcon($0), meaning: SurfaceIcon($0).label) }
  }

  /// The drop with waves is humidity, and no drop of rain.
  private static func meaning(_ glyph: SurfaceGlyph) -> String {
    switch glyph {
    case .temperature: "Temperatura prevista para la hora"
    case .feelsLike: "Sensación térmica: lo que se nota con el viento o con la humedad"
    case .observed: "Temperatura medida en la estación más cercana, con su distancia"
    case .precipitationProbability: "Probabilidad de lluvia o nieve, en tramos de seis horas"
    case .precipitation: "Gota sola: lluvia o nieve fundida que cae en una hora"
    case .snow: "Copo: nieve que cae en una hora"
    case .stormProbability: "Probabilidad de tormenta, en tramos de seis horas"
    case .humidity: "Gota con ondas: humedad relativa del aire"
    case .wind: "Viento medio y rachas"
    case .direction: "Flecha: de dónde viene el viento"
    case .sunrise: "Hora a la que sale el sol"
    case .sunset: "Hora a la que se pone el sol"
    case .airQuality: "Calidad del aire, del índice nacional"
    case .uvIndex: "Índice ultravioleta máximo del día, con cielo despejado"
    case .alert: "Aviso meteorológico de AEMET, en vigor o previsto"
    case .unknown: "No hay datos: no quiere decir que no pase nada"
    case .stale: "Los datos no se han podido actualizar"
    case .offline: "No hay conexión a internet"
    case .radar: "Imagen del radar más cercano"
    case .bulletin: "Boletín escrito por AEMET"
    case .news: "Titulares, cada uno con su fuente"
    }
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title)
    scribe.list("groups", groups) { scribe, group in
      scribe.text("title", group.title, .title)
      scribe.list("rows", group.rows) { scribe, row in
        scribe.icon("icon", row.icon)
        scribe.text("meaning", row.meaning, .body)
      }
    }
    scribe.text("keyTitle", keyTitle, .title)
    scribe.list("keySteps", keySteps) { scribe, step in
      scribe.text("number", step.number, .accessoryFigure)
      scribe.text("text", step.text, .body)
      scribe.link("link", step.link)
    }
  }
}
