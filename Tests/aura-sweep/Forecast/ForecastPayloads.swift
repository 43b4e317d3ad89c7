// SPDX-License-Identifier: MIT

/// A small daily and a small hourly payload, written by hand, to be damaged one place at a time.
package enum ForecastPayloads {
  /// As AEMET sends them, in ISO-8859-15.
  static let daily = bytes(dailyText)
  static let hourly = bytes(hourlyText)

  /// Every letter of these texts has the same byte in Latin-1 and ISO-8859-15.
  private static func bytes(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }

  /// The second day of the daily payload, its items without `periodo`.
  package static let secondDay = """
    {"probPrecipitacion":[{"value":0}],"cotaNieveProv":[{"value":""}],
    "estadoCielo":[{"value":"17","descripcion":"Nubes altas"}],"viento":[{"direccion":"N","velocidad":5}],
    "rachaMax":[{"value":""}],"temperatura":{"maxima":15,"minima":2,"dato":[]},
    "sensTermica":{"maxima":15,"minima":1,"dato":[]},"humedadRelativa":{"maxima":90,"minima":45,"dato":[]},
    "fecha":"2026-03-04T00:00:00"}
    """

  package static let dailyText = """
    [{"origen":{"productor":"AEMET","web":" https://www.aemet.es","language":"es","copyright":"© AEMET"},
    "elaborado":"2026-03-03T09:51:11","nombre":"Coruña, A","provincia":"A Coruña","prediccion":{"dia":[
    {"probPrecipitacion":[{"value":60,"periodo":"00-24"},{"value":25,"periodo":"00-12"},
    {"value":95,"periodo":"12-24"}],
    "cotaNieveProv":[{"value":"1500","periodo":"00-24"},{"value":"","periodo":"00-12"},
    {"value":"900","periodo":"12-24"}],
    "estadoCielo":[{"value":"23","periodo":"00-24","descripcion":"Intervalos nubosos con lluvia"},
    {"value":"11n","periodo":"00-12","descripcion":"Despejado"},
    {"value":"46","periodo":"12-24","descripcion":"Cubierto con lluvia escasa"}],
    "viento":[{"direccion":"SO","velocidad":35,"periodo":"00-24"},{"direccion":"C","velocidad":0,"periodo":"00-12"},
    {"direccion":"NE","velocidad":15,"periodo":"12-24"}],
    "rachaMax":[{"value":"70","periodo":"00-24"},{"value":"","periodo":"00-12"},{"value":"55","periodo":"12-24"}],
    "temperatura":{"maxima":14,"minima":-3,"dato":[{"value":-2,"hora":6},{"value":11,"hora":12}]},
    "sensTermica":{"maxima":12,"minima":-8,"dato":[{"value":-7,"hora":6},{"value":4,"hora":24}]},
    "humedadRelativa":{"maxima":97,"minima":40,"dato":[{"value":97,"hora":6}]},"uvMax":4,
    "fecha":"2026-03-03T00:00:00"},
    \(secondDay)]},"id":15030,"version":1.0}]
    """

  package static let hourlyText = """
    [ {
      "origen" : { "productor" : "AEMET", "language" : "es", "notaLegal" : "https://www.aemet.es/es/nota_legal" },
      "elaborado" : "2026-03-03T09:51:11", "nombre" : "Cañón, El", "provincia" : "Ávila",
      "prediccion" : { "dia" : [ {
        "estadoCielo" : [ { "value" : "45", "periodo" : "22", "descripcion" : "Muy nuboso con lluvia escasa" },
          { "value" : "36n", "periodo" : "23", "descripcion" : "Cubierto con nieve" } ],
        "precipitacion" : [ { "value" : "1.4", "periodo" : "22" }, { "value" : "Ip", "periodo" : "23" } ],
        "probPrecipitacion" : [ { "value" : "", "periodo" : "1319" }, { "value" : "85", "periodo" : "1901" } ],
        "probTormenta" : [ { "value" : "5", "periodo" : "1901" } ],
        "nieve" : [ { "value" : "0", "periodo" : "22" }, { "value" : "0.3", "periodo" : "23" } ],
        "probNieve" : [ { "value" : "40", "periodo" : "1901" } ],
        "temperatura" : [ { "value" : "1", "periodo" : "22" }, { "value" : "-0", "periodo" : "23" } ],
        "sensTermica" : [ { "value" : "-4", "periodo" : "22" }, { "value" : "-6", "periodo" : "23" } ],
        "humedadRelativa" : [ { "value" : "93", "periodo" : "22" }, { "value" : "100", "periodo" : "23" } ],
        "vientoAndRachaMax" : [ { "direccion" : [ "NO" ], "velocidad" : [ "21" ], "periodo" : "22" },
          { "value" : "44", "periodo" : "22" },
          { "direccion" : [ "C" ], "velocidad" : [ "0" ], "periodo" : "23" }, { "value" : "8", "periodo" : "23" } ],
        "fecha" : "2026-03-03T00:00:00", "orto" : "07:41", "ocaso" : "19:12"
      }, {
        "estadoCielo" : [ { "value" : "11n", "periodo" : "00", "descripcion" : "Despejado" } ],
        "precipitacion" : [ { "value" : "0", "periodo" : "00" } ],
        "probPrecipitacion" : [ { "value" : "10", "periodo" : "0107" } ],
        "probTormenta" : [ ], "nieve" : [ ], "probNieve" : [ ], "temperatura" : [ { "value" : "-2", "periodo" : "00" } ],
        "sensTermica" : [ ], "humedadRelativa" : [ ], "vientoAndRachaMax" : [ ],
        "fecha" : "2026-03-04T00:00:00", "orto" : "07:39", "ocaso" : "19:13"
      } ] },
      "id" : "05013", "version" : "1.0"
    } ]
    """
}
