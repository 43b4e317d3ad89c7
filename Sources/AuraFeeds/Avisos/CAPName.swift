// SPDX-License-Identifier: MIT

import AuraFormats

/// The names AEMET gives to its values in a CAP message. Source: Plan Meteoalerta, annex 3.
enum CAPName: String, CaseIterable {
  case fenomeno = "aemet-meteoalerta fenomeno"
  case nivel = "aemet-meteoalerta nivel"
  case parametro = "aemet-meteoalerta parametro"
  case probabilidad = "aemet-meteoalerta probabilidad"
  case zona = "aemet-meteoalerta zona"

  /// Reads the text of a `valueName`: as AEMET writes it, compared as bytes, or in any other case; nil for others.
  init?(_ text: XMLText, _ reader: inout XMLReader) {
    if reader.isText(text, "AEMET-Meteoalerta nivel") {
      self = .nivel
    } else if reader.isText(text, "AEMET-Meteoalerta parametro") {
      self = .parametro
    } else if reader.isText(text, "AEMET-Meteoalerta fenomeno") {
      self = .fenomeno
    } else if reader.isText(text, "AEMET-Meteoalerta probabilidad") {
      self = .probabilidad
    } else if reader.isText(text, "AEMET-Meteoalerta zona") {
      self = .zona
    } else {
      self.init(rawValue: reader.trimmed(text).lowercased())
    }
  }
}
