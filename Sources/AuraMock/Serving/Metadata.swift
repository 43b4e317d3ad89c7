// SPDX-License-Identifier: MIT

import AuraTransport

/// The documents behind `metadatos`: what AEMET says of a product's fields (Q-ENV-15).
enum Metadata {
  /// Laid out with tabs, unlike everything else.
  static func answer(for template: String, eras: Eras) -> MockAnswer {
    let document = documents[template] ?? Document(unit: "AEMET", period: "", fields: [])
    return MockAnswer(
      status: 200, fields: ErrorAnswers.type(EraTable.textPlain),
      body: WireCharset.iso885915.encode(document.text(isSecure: eras.isSecure)))
  }

  private struct Document {
    let unit: String
    /// Nil is written as `null`.
    let period: String?
    /// `descripcion`, which few documents have.
    var about: String?
    let fields: [Substring]
    var required: Set<Substring> = ["nombre", "elaborado"]

    func text(isSecure: Bool) -> String {
      let head = [
        ("unidad_generadora", unit), ("periodicidad", period), ("descripcion", about), ("formato", "application/json"),
        (
          "copyright",
          "© AEMET. Autorizado el uso de la información y su reproducción citando a AEMET como autora de la misma."
        ), ("notaLegal", "\(isSecure ? "https" : "http")://www.aemet.es/es/nota_legal"),
      ].compactMap { key, value in
        value.map { "\t\"\(key)\": \"\($0)\",\n" } ?? (key == "periodicidad" ? "\t\"\(key)\": null,\n" : nil)
      }
      return "{\n" + head.joined() + "\t\"campos\": [" + fields.map(entry).joined(separator: ",\n\t\t") + "\n\t]\n}"
    }

    private func entry(_ field: Substring) -> String {
      let columns = field.split(separator: "|", maxSplits: 2)
      return "{\n\t\t\t\"id\": \"\(columns[0])\",\n\t\t\t\"descripcion\": \"\(columns[2])\",\n\t\t\t\"tipo_datos\": \""
        + "\(columns[1])\",\n\t\t\t\"requerido\": \(required.contains(columns[0]))\n\t\t}"
    }
  }

  private static let documents = [
    "/prediccion/especifica/municipio/diaria/{municipio}": Document(
      unit: "Grupo Funcional de Jefes de Turno", period: "cuatro veces al día",
      fields: (shared + "\n" + daily).split(separator: "\n")),
    "/prediccion/especifica/municipio/horaria/{municipio}": Document(
      unit: "Grupo Funcional de Jefes de Turno", period: "cuatro veces al día",
      fields: (shared + "\n" + hourly).split(separator: "\n")),
    // AEMET's own: one field with the id "string", no period.
    "/maestro/municipios": Document(unit: "AEMET", period: nil, fields: ["string|string|string"]),
    "/observacion/convencional/todas": Document(
      unit: "Servicio de Observación", period: "continuamente", fields: MetadataFields.observation,
      required: ["idema", "lon", "lat", "alt", "ubi"]),
    "/valores/climatologicos/inventarioestaciones/todasestaciones": Document(
      unit: "Servicio del Banco de Datos Nacional de Climatología", period: "1 vez al día",
      about: "Inventario de estaciones para el apartado Valores Climatología", fields: MetadataFields.inventory,
      required: ["indicativo", "nombre", "indsinop", "latitud", "longitud", "altitud", "provincia"]),
    "/prediccion/especifica/uvi/{dia}": Document(
      unit: "AEMET", period: "diaria", fields: MetadataFields.uvi),
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
