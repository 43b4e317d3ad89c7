// SPDX-License-Identifier: MIT

import AuraTransport

/// The documents behind `metadatos`: what AEMET says of a product's fields (Q-ENV-15).
enum Metadata {
  /// Laid out with tabs, unlike everything else.
  static func answer(for template: String) -> MockAnswer {
    let document = documents[template] ?? Document(unit: "AEMET", period: "", fields: [])
    return MockAnswer(
      status: 200, fields: ErrorAnswers.type(EraTable.textPlain), body: WireCharset.iso885915.encode(document.text))
  }

  private struct Document {
    let unit: String
    let period: String
    let fields: [Substring]

    var text: String {
      let head = [
        ("unidad_generadora", unit), ("periodicidad", period), ("formato", "application/json"),
        (
          "copyright",
          "© AEMET. Autorizado el uso de la información y su reproducción citando a AEMET como autora de la misma."
        ), ("notaLegal", "https://www.aemet.es/es/nota_legal"),
      ].map { "\t\"\($0)\": \"\($1)\",\n" }
      return "{\n" + head.joined() + "\t\"campos\": [" + fields.map(entry).joined(separator: ",\n\t\t") + "]\n}"
    }

    private func entry(_ field: Substring) -> String {
      let columns = field.split(separator: "|")
      return "{\n\t\t\t\"id\": \"\(columns[0])\",\n\t\t\t\"descripcion\": \"\(columns[2])\",\n\t\t\t\"tipo_datos\": \""
        + "\(columns[1])\",\n\t\t\t\"requerido\": \(columns[1] == "dataTime" || columns[0] == "nombre")\n\t\t}"
    }
  }

  private static let documents = [
    "/prediccion/especifica/municipio/diaria/{municipio}": Document(
      unit: "Grupo Funcional de Jefes de Turno", period: "cuatro veces al día",
      fields: (shared + "\n" + daily).split(separator: "\n")),
    "/prediccion/especifica/municipio/horaria/{municipio}": Document(
      unit: "Grupo Funcional de Jefes de Turno", period: "cuatro veces al día",
      fields: (shared + "\n" + hourly).split(separator: "\n")),
    "/maestro/municipios": Document(unit: "AEMET", period: "", fields: ["string|string|string"]),
  ]

  private static let shared = """
    id|string|Indicativo de municipio
    version|string|Versión
    elaborado|dataTime|Fecha de elaboración
    nombre|string|Nombre del municipio
    provincia|string|Provincia a la que pertenece el municipio
    fecha|date|Período de validez de la Predicción
    """

  private static let daily = """
    probPrecipitacion|string|Valor de la probabilidad de precipitación
    cotaNieveProv|string|Valor de la cota de nieve
    estadoCielo|string|Código del estado del Cielo
    viento_velocidad|string|Velocidad del viento
    rachaMax|string|Valor de la Racha máxima
    temperatura|string|Valor de la Temperatura prevista
    sensTermica|string|Valor de la sensación térmica prevista
    humedadRelativa|string|Valor de la humedad relativa
    uvMax|string|Índice ultravioleta máximo
    """

  private static let hourly = """
    orto|string|Hora del amanecer
    ocaso|string|Hora del atardecer
    estadoCielo|string|Código del estado del Cielo
    precipitacion|string|Cantidad total de precipitación durante la hora anterior
    probPrecipitacion|string|Valor de la probabilidad de precipitación
    probTormenta|string|Valor de la probabilidad de tormenta
    nieve|string|Cantidad total de nieve que se prevé que caiga durante la hora anterior
    probNieve|string|Valor de la probabilidad de precipitación de nieve
    temperatura|string|Valor de la temperatura
    sensTermica|string|Valor de la sensación térmica
    humedadRelativa|string|Valor de la humedad relativa
    vientoAndRachaMax|string|Viento y racha máxima
    """
}
