// SPDX-License-Identifier: MIT

import AuraModel
import AuraSurfaces

/// Parts that all pages are made of.
extension MarkupWriter {
  /// A whole page: head, the icons it may use, and a body.
  ///
  /// - Parameter allowsFrames: whether it shows another page of its own server.
  mutating func page(title: String, allowsFrames: Bool = false, body: (inout MarkupWriter) -> Void) {
    constant("<!DOCTYPE html>\n")
    element("html", MarkupAttribute("xmlns", "http://www.w3.org/1999/xhtml"), MarkupAttribute("lang", "en")) { page in
      page.element("head") { head in
        head.void("meta", MarkupAttribute("charset", "utf-8"))
        head.void(
          "meta", MarkupAttribute("name", "viewport"),
          MarkupAttribute("content", "width=device-width, initial-scale=1"))
        head.void(
          "meta", MarkupAttribute("http-equiv", "Content-Security-Policy"),
          MarkupAttribute("content", allowsFrames ? Self.framePolicy : Self.policy))
        head.void("meta", MarkupAttribute("name", "color-scheme"), MarkupAttribute("content", "light dark"))
        head.element("title", text: title)
        head.void("link", MarkupAttribute("rel", "icon"), MarkupAttribute("href", "data:,"))
        head.element("style") { style in
          style.constant(StyleSheet.roles)
          style.constant(StyleSheet.shapes)
          style.constant(StyleSheet.page)
          style.constant(StyleSheet.cards)
        }
      }
      page.constant("\n")
      page.element("body") { page in
        page.element(
          "svg", .class("symbols"), MarkupAttribute("width", "0"), MarkupAttribute("height", "0"),
          MarkupAttribute("aria-hidden", "true"), MarkupAttribute("focusable", "false")
        ) { IconSymbol.definitions(IconSymbol.allCases, in: &$0) }
        body(&page)
      }
    }
    constant("\n")
  }

  private static let policy: StaticString =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'"
  private static let framePolicy: StaticString =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-src 'self'"

  /// A picture whose words stand beside it.
  mutating func icon(_ icon: SurfaceIcon) {
    use(icon, MarkupAttribute("aria-hidden", "true"))
  }

  /// A picture that stands for words.
  mutating func spokenIcon(_ icon: SurfaceIcon) {
    use(icon, MarkupAttribute("role", "img"), MarkupAttribute("aria-label", text: icon.label))
  }

  private mutating func use(_ icon: SurfaceIcon, _ role: MarkupAttribute, _ label: MarkupAttribute? = nil) {
    let drawUse: (inout MarkupWriter) -> Void = { writer in
      writer.void("use", .anchor("href", IconSymbol(icon).id))
    }
    let size = MarkupAttribute("viewBox", "0 0 24 24")
    if let label {
      element("svg", .class("icon"), size, role, label, body: drawUse)
    } else {
      element("svg", .class("icon"), size, role, body: drawUse)
    }
  }

  /// A paragraph; nil is none.
  mutating func paragraph(_ text: String?, _ name: StaticString = "text") {
    guard let text else { return }
    element("p", .class(name), text: text)
    constant("\n")
  }

  /// Shapes that only show what the words beside them tell.
  mutating func shapes(_ canvas: Canvas, height: Double, _ name: StaticString = "shapes") {
    element(
      "svg", .class(name), MarkupAttribute("viewBox", numbers: [0, 0, canvas.width, height]),
      MarkupAttribute("width", canvas.width), MarkupAttribute("height", height), MarkupAttribute("aria-hidden", "true"),
      MarkupAttribute("focusable", "false")
    ) { $0.append(canvas.writer) }
  }

  /// A word on the colour of its class.
  mutating func chip(_ text: String, _ token: ColourToken) {
    element("span", .class("chip"), .colours(ground: token.colour, ink: token.textColour), text: text)
  }

  /// A link that leaves the page; only what surfaces let through as one.
  mutating func link(_ title: String, to address: String) {
    element(
      "a", MarkupAttribute("href", text: address), MarkupAttribute("rel", "noopener noreferrer external"), text: title)
  }
}
