// SPDX-License-Identifier: MIT

/// A page of what is shown once, when Aura is opened for the first time.
public struct FirstRunPage: Surface {
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// What Aura is.
    case aura
    /// The free key and where it is asked for.
    case key
    /// Where the widgets live.
    case widgets
    case done
  }

  public let kind: Kind
  /// `1 de 4`
  public let position: String
  public let title: String
  public let body: String
  /// What goes on to the next page, and closes the last.
  public let action: String
  /// Leaves the rest out; on every page.
  public let skip: String
  /// What the link is called, and the page it opens; nil on pages without one.
  public let linkTitle: String?
  public let link: String?
  /// Whose data Aura shows, on the first page.
  public let attribution: String?

  public var name: String { "first-run-\(kind.rawValue)" }

  /// The pages, in their order.
  public static let all: [FirstRunPage] = Kind.allCases.map(FirstRunPage.init)

  init(_ kind: Kind) {
    self.kind = kind
    let index = Kind.allCases.firstIndex(of: kind) ?? 0
    position = "\(index + 1) de \(Kind.allCases.count)"
    skip = "Pasar"
    switch kind {
    case .aura:
      title = "El tiempo de AEMET"
      body =
        "Aura muestra la predicción, los avisos y las observaciones de AEMET de cualquier municipio de España, y la "
        + "calidad del aire de MITECO. No tiene relación con ninguna de las dos, ni publicidad, ni cuentas."
      (action, linkTitle, link, attribution) = ("Seguir", nil, nil, Attribution.aemetAndMiteco)
    case .key:
      title = "Una clave gratis"
      body =
        "AEMET da los datos a quien los pide con una clave personal y gratuita. Se pide en su página con una dirección "
        + "de correo y se pega una vez en Aura. Se guarda solo en este dispositivo."
      (action, linkTitle, link, attribution) = ("Seguir", "Pedir la clave", HelpSurface.keyRequestLink, nil)
    case .widgets:
      title = "También fuera de la app"
      body =
        "Hay widgets para la pantalla de inicio y la de bloqueo, y complicaciones para el reloj. Se añaden como los de "
        + "cualquier app: con una pulsación larga en la pantalla o en la esfera, y después «Aura»."
      (action, linkTitle, link, attribution) = ("Seguir", nil, nil, nil)
    case .done:
      title = "Listo"
      body =
        "Solo falta elegir un lugar. En «Ayuda» están todos los iconos y los pasos para la clave, siempre a mano."
      (action, linkTitle, link, attribution) = ("Empezar", nil, nil, nil)
    }
  }

  public func describe(to scribe: inout SurfaceScribe) {
    scribe.text("position", position, .value)
    scribe.text("title", title, .title)
    scribe.text("body", body, .body)
    scribe.text("linkTitle", linkTitle, .action)
    scribe.link("link", link)
    scribe.text("action", action, .action)
    scribe.text("skip", skip, .action)
    scribe.text("attribution", attribution, .credit)
  }
}
