// SPDX-License-Identifier: MIT

public import AuraModel

/// One Spanish sentence for each way in which a reading can fail.
///
/// Impersonal, without blame or exclamation, with what can be done where something can be done.
public enum FailurePhrase {
  /// The sentence a person reads.
  public static func sentence(for reason: FailureReason) -> String {
    switch reason {
    case .noKey: "Falta la clave de AEMET OpenData; se pide gratis en opendata.aemet.es."
    case .keyStoreUnavailable: "No se ha podido leer la clave guardada en este dispositivo."
    case .keyMalformed: "La clave de AEMET está incompleta o mal copiada; conviene pegarla de nuevo."
    case .keyExpired: "La clave de AEMET ha caducado; se pide otra gratis en opendata.aemet.es."
    case .keyRejected: "AEMET no reconoce la clave; conviene comprobarla o pedir otra."
    case .notPermitted: "La clave de AEMET no da permiso para consultar este dato."
    case .quota: "Se ha alcanzado el límite de consultas a AEMET; hay que esperar unos minutos."
    case .offline: "No hay conexión a internet."
    case .unreachable: "No se ha podido conectar con AEMET."
    case .insecureConnection: "La conexión con AEMET no es segura y se ha interrumpido."
    case .noData: "AEMET no tiene datos para esta consulta."
    case .temporarilyUnavailable: "AEMET no tiene disponible este dato en este momento."
    case .serverFailed: "El servidor de AEMET falla en este momento."
    case .unreadableAnswer: "La respuesta de AEMET no se ha podido interpretar."
    case .unknownAddress: "AEMET no reconoce la dirección consultada."
    case .cancelled: "La consulta se ha cancelado."
    }
  }
  /// No municipality has the code that was asked for.
  public static func unknownMunicipality(code: String) -> String {
    "No hay ningún municipio con el código \(code)."
  }

  /// No province has the code that was asked for.
  public static func unknownProvince(code: String) -> String {
    "No hay ninguna provincia con el código \(code)."
  }

  /// AEMET has no text at all for a community.
  public static func noBulletin(for name: String) -> String {
    "AEMET no tiene ninguna predicción en texto para \(name)."
  }

  /// The forecast was read and does not reach the day asked for.
  public static func noForecast(for name: String) -> String {
    "La previsión de AEMET para \(name) no incluye el día consultado."
  }
}
