// SPDX-License-Identifier: MIT

import AuraModel
import AuraProse
import Testing

struct FailurePhraseTests {
  /// Approved by a reader, against AEMET's own words and the Academy's orthography.
  static let approved: [(FailureReason, String)] = [
    (.noKey, "Falta la clave de AEMET OpenData; se pide gratis en opendata.aemet.es."),
    (.keyStoreUnavailable, "No se ha podido leer la clave guardada en este dispositivo."),
    (.keyMalformed, "La clave de AEMET está incompleta o mal copiada; conviene pegarla de nuevo."),
    (.keyExpired, "La clave de AEMET ha caducado; se pide otra gratis en opendata.aemet.es."),
    (.keyRejected, "AEMET no reconoce la clave; conviene comprobarla o pedir otra."),
    (.notPermitted, "La clave de AEMET no da permiso para consultar este dato."),
    (.quota, "Se ha alcanzado el límite de consultas a AEMET; hay que esperar unos minutos."),
    (.offline, "No hay conexión a internet."),
    (.unreachable, "No se ha podido conectar con AEMET."),
    (.insecureConnection, "La conexión con AEMET no es segura y se ha interrumpido."),
    (.noData, "AEMET no tiene datos para esta consulta."),
    (.temporarilyUnavailable, "AEMET no tiene disponible este dato en este momento."),
    (.serverFailed, "El servidor de AEMET falla en este momento."),
    (.unreadableAnswer, "La respuesta de AEMET no se ha podido interpretar."),
    (.unknownAddress, "AEMET no reconoce la dirección consultada."),
    (.cancelled, "La consulta se ha cancelado."),
  ]

  @Test("Each sentence is the approved one")
  func sentences() {
    #expect(Self.approved.map(\.0) == FailureReason.allCases)
    #expect(Self.approved.map(\.1) == FailureReason.allCases.map(FailurePhrase.sentence(for:)))
  }

  @Test("Sentences about a code or a place name it")
  func named() {
    #expect(FailurePhrase.unknownMunicipality(code: "28999") == "No hay ningún municipio con el código 28999.")
    #expect(FailurePhrase.unknownProvince(code: "53") == "No hay ninguna provincia con el código 53.")
    #expect(FailurePhrase.noBulletin(for: "Galicia") == "AEMET no tiene ninguna predicción en texto para Galicia.")
    #expect(FailurePhrase.noForecast(for: "Vigo") == "La previsión de AEMET para Vigo no incluye el día consultado.")
  }

  @Test("Each is one short sentence: a capital, one full stop, no exclamation, no straight quotes, no doubled blank")
  func form() {
    let faulty = FailureReason.allCases.map(FailurePhrase.sentence(for:)).filter { sentence in
      sentence.first?.isUppercase != true || !sentence.hasSuffix(".") || sentence.contains("  ")
        || sentence.contains { "¡!¿?\"'…:\u{FFFD}".contains($0) } || sentence.count > 90
    }
    #expect(faulty == [])
    #expect(Set(FailureReason.allCases.map(FailurePhrase.sentence(for:))).count == FailureReason.allCases.count)
  }
}
