// SPDX-License-Identifier: MIT

import AuraTime

/// What both municipal forecasts say about themselves around their days.
package struct ForecastHeader: Hashable, Sendable {
  /// Five digits with the leading zero.
  package var ine: String
  /// As AEMET writes it: inverted with a comma where there is an article (Q-DAY-20).
  package var name: String
  package var province: String
  /// The last part of the page's address, before `-id` and the code.
  package var slug: String
  /// As it stands on the wire; UTC without a suffix (Q-DAY-12).
  package var elaborated: String
  /// Whether the addresses are https, as since 2022, or http.
  package var isSecure: Bool

  package init(
    ine: String, name: String, province: String, slug: String? = nil, elaborated: String, isSecure: Bool = true
  ) {
    self.ine = ine
    self.name = name
    self.province = province
    self.slug = slug ?? Self.slug(of: name)
    self.elaborated = elaborated
    self.isSecure = isSecure
  }

  /// Letters without accents, in lower case, all else turned to single dashes.
  package static func slug(of name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let letter = plainLetter(scalar)
      if let letter {
        result.unicodeScalars.append(letter)
      } else if !result.isEmpty, result.last != "-" {
        result += "-"
      }
    }
    return result.last == "-" ? String(result.dropLast()) : result
  }

  /// The members before `prediccion`.
  ///
  /// Source: the recordings of 2020, 2021 and 2026, which agree but for the scheme of the addresses.
  func members(pagePath: String) -> [WireMember] {
    let site = "\(isSecure ? "https" : "http")://www.aemet.es"
    return [
      WireMember(
        "origen",
        .object([
          WireMember("productor", .string("Agencia Estatal de Meteorología - AEMET. Gobierno de España")),
          WireMember("web", .string(site)),
          WireMember("enlace", .string("\(site)/es/eltiempo/prediccion/municipios/\(pagePath)\(slug)-id\(ine)")),
          WireMember("language", .string("es")),
          WireMember(
            "copyright",
            .string(
              "© AEMET. Autorizado el uso de la información y su reproducción citando a AEMET "
                + "como autora de la misma.")),
          WireMember("notaLegal", .string("\(site)/es/nota_legal")),
        ])),
      WireMember("elaborado", .string(elaborated)),
      WireMember("nombre", .string(name)),
      WireMember("provincia", .string(province)),
    ]
  }
}

/// `2026-08-25T00:00:00`, as `fecha` has it (Q-DAY-13).
func fechaText(_ date: CivilDate) -> String { "\(date)T00:00:00" }

/// A letter of Spain's languages in lower case without its accent, a digit; nil for anything else.
func plainLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar {
  case "a"..."z", "0"..."9": scalar
  case "A"..."Z": Unicode.Scalar(scalar.value | 0x20)
  case "á", "à", "â", "ä", "Á", "À", "Â", "Ä": "a"
  case "é", "è", "ê", "ë", "É", "È", "Ê", "Ë": "e"
  case "í", "ì", "î", "ï", "Í", "Ì", "Î", "Ï": "i"
  case "ó", "ò", "ô", "ö", "Ó", "Ò", "Ô", "Ö": "o"
  case "ú", "ù", "û", "ü", "Ú", "Ù", "Û", "Ü": "u"
  case "ñ", "Ñ": "n"
  case "ç", "Ç": "c"
  default: nil
  }
}
