// SPDX-License-Identifier: MIT

/// The answer of call 1, and the error objects of both calls: AEMET's `descripcion` and `estado`.
struct Envelope: Hashable, Sendable {
  var descripcion: String?
  /// The real outcome, whatever the HTTP status says.
  var estado: Int
  /// Only when there is data.
  var datos: String?
  var metadatos: String?

  static func good(datos: String, metadatos: String, quirks: QuirkSwitches) -> Envelope {
    // Q-ENV-03: the specification says "Éxito".
    Envelope(
      descripcion: quirks[.exitoLowerCase] ? "exito" : "Éxito", estado: 200, datos: datos, metadatos: metadatos)
  }

  /// Writes the object: this key order since 2016 (Q-ENV-02).
  func write(quirks: QuirkSwitches, charset: WireCharset = .iso885915) -> [UInt8] {
    let members =
      [descripcion.map { WireMember("descripcion", .string($0)) }, WireMember("estado", .number(estado))]
      + [datos.map { WireMember("datos", .string($0)) }, metadatos.map { WireMember("metadatos", .string($0)) }]
    return JacksonPrinter.write(
      .object(members.compactMap(\.self)), layout: quirks[.prettyLayout] ? .pretty : .compact, charset: charset)
  }
}
