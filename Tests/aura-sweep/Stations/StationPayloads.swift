// SPDX-License-Identifier: MIT

/// Small payloads of stations and places, in AEMET's layout and bytes, so that damage hits what matters.
enum StationPayloads {
  static let observations = bytes(
    "[ "
      + [
        row("3195", -3.68, 40.41, 667, "12", "\"ta\" : 23.6,\n  \"hr\" : 51.0,\n  \"pres_nmar\" : 1014.4"),
        row("3194Y", -3.81, 40.45, 665, "11", "\"ta\" : 18.7,\n  \"prec\" : 0.0,\n  \"vv\" : 2.2,\n  \"dv\" : 215.0"),
        row("1495", -8.62, 42.24, 255, "12", "\"vv\" : 4.7,\n  \"vmax\" : 9.7,\n  \"dv\" : 98.0,\n  \"vis\" : 12.5"),
        row("2462", -4.01, 40.79, 1893, "12", "\"ta\" : 11.0,\n  \"pres\" : 815.2,\n  \"geo850\" : 1523.0"),
        row("C917E", -18.115, 27.725278, 713, "08", "\"ta\" : 20.5,\n  \"tamax\" : 20.5"),
      ].joined(separator: ", ") + " ]")

  static let inventory = bytes(
    #"""
    [ {
      "latitud" : "394924N",
      "provincia" : "ILLES BALEARS",
      "altitud" : "490",
      "indicativo" : "B013X",
      "nombre" : "ESCORCA, LLUC",
      "indsinop" : "08304",
      "longitud" : "025309E"
    }, {
      "latitud" : "281051N",
      "provincia" : "STA. CRUZ DE TENERIFE",
      "altitud" : "418",
      "indicativo" : "C428T",
      "nombre" : "ARICO  ",
      "indsinop" : "",
      "longitud" : "162860W"
    } ]
    """#)

  static let municipalities = bytes(
    #"""
    [ {
      "latitud" : "43º8'51.525564\"",
      "id_old" : "48010",
      "url" : "abadino-abadino-zelaieta-id48001",
      "latitud_dec" : "43.14764599",
      "altitud" : "144",
      "capital" : "Abadiño-Zelaieta",
      "num_hab" : "7504",
      "zona_comarcal" : "754802",
      "destacada" : "0",
      "nombre" : "Abadiño",
      "longitud_dec" : "-2.60687319",
      "id" : "id48001",
      "longitud" : "-2º36'24.743484\""
    } ]
    """#)

  static let uvi = bytes(
    #"""
    {
      "FECHA_ELABORACION" : "2026-08-25T03:52:01",
      "FECHA_MOD" : "2026-08-24T12:00:00",
      "FECHA_VALIDEZ" : "2026-08-25T12:00:00",
      "CIUDAD" : [ {
        "id" : "05019",
        "valor" : "Ávila",
        "uv" : "8",
        "canarias" : "0"
      }, {
        "id" : "38038",
        "valor" : "Santa Cruz de Tenerife",
        "uv" : "9",
        "canarias" : "1"
      } ]
    }
    """#)

  private static func row(
    _ id: String, _ longitude: Double, _ latitude: Double, _ altitude: Int, _ hour: String, _ rest: String
  ) -> String {
    """
    {
      "idema" : "\(id)",
      "lon" : \(longitude),
      "fint" : "2026-08-25T\(hour):00:00+0000",
      "alt" : \(altitude).0,
      "lat" : \(latitude),
      "ubi" : "ESTACIÓN  \(id) ",
      \(rest)
    }
    """
  }

  /// Every letter of these texts has the same byte in Latin-1 and ISO-8859-15.
  private static func bytes(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }
}
