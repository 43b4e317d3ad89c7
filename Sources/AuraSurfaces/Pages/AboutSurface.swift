// SPDX-License-Identifier: MIT

/// "Acerca de": whose data are shown, and that Aura belongs to none of them.
public struct AboutSurface: Surface {
  /// A source of data with the credit it wants.
  public struct Source: Hashable, Sendable {
    public let name: String
    public let use: String
    public let credit: String
    public let link: String
  }

  public let title: String
  public let attribution: String
  public let independence: String
  public let sources: [Source]
  public let licence: String

  public var name: String { "about" }

  /// The same for everybody. Sources and credits: docs/DATA-LICENCES.md.
  public static let standard = AboutSurface(
    title: "Acerca de Aura", attribution: Attribution.aemetAndMiteco,
    independence: "Aura no tiene relación con AEMET ni con MITECO, y ninguno de los dos la respalda.",
    sources: [
      Source(
        name: "AEMET OpenData", use: "Predicción, observaciones, avisos, boletines, radar e índice ultravioleta",
        credit: "© AEMET", link: "https://opendata.aemet.es/"),
      Source(
        name: "MITECO", use: "Índice nacional de calidad del aire", credit: "© MITECO, CC BY 4.0",
        link: "https://ica.miteco.es/"),
      Source(
        name: "IGN", use: "Municipios: nombres, coordenadas y altitud",
        credit: "© Instituto Geográfico Nacional, CC BY 4.0", link: "https://www.ign.es/"),
      Source(
        name: "INE", use: "Códigos y nombres oficiales de los municipios", credit: "Fuente: INE",
        link: "https://www.ine.es/"),
      Source(
        name: "RTVE, AEMET, Meteored y AEMET Blog", use: "Titulares, cada uno con su fuente y su enlace",
        credit: "De sus autores", link: "https://www.rtve.es/"),
    ],
    licence: "El código de Aura es libre, con licencia MIT. El sol y la luna se calculan en el dispositivo.")

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("title", title, .title)
    scribe.text("attribution", attribution, .credit)
    scribe.text("independence", independence, .body)
    scribe.list("sources", sources) { scribe, source in
      scribe.text("name", source.name, .title)
      scribe.text("use", source.use, .body)
      scribe.text("credit", source.credit, .credit)
      scribe.link("link", source.link)
    }
    scribe.text("licence", licence, .body)
  }
}
