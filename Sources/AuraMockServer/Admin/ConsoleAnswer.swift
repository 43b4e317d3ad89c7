// SPDX-License-Identifier: MIT

import AuraMock
import AuraTransport

/// The web console as it is served: a page that may run its own script, ask this server, and nothing else.
enum ConsoleAnswer {
  static let page = MockAnswer(
    status: 200,
    fields: HTTPFields([
      HTTPField(name: "Content-Type", value: "text/html; charset=utf-8"),
      HTTPField(name: "Cache-Control", value: "no-store"),
      HTTPField(name: "Content-Security-Policy", value: policy),
      HTTPField(name: "X-Content-Type-Options", value: "nosniff"),
      HTTPField(name: "X-Frame-Options", value: "DENY"),
      HTTPField(name: "Referrer-Policy", value: "no-referrer"),
      HTTPField(name: "Cross-Origin-Opener-Policy", value: "same-origin"),
      HTTPField(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    ]), body: Array(ConsolePage.html.description.utf8))

  /// Without its slash the page's relative addresses would lead beside the admin routes.
  static let redirect = MockAnswer(
    status: 308,
    fields: HTTPFields([
      HTTPField(name: "Location", value: "_aura/"), HTTPField(name: "Content-Type", value: "text/plain"),
    ]), body: Array("_aura/\n".utf8))

  /// Script and style by their hashes: anything that finds its way into the page does not run.
  static let policy =
    "default-src 'none'; script-src '\(ConsolePage.scriptHash)'; style-src '\(ConsolePage.styleHash)'; "
    + "connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    + "require-trusted-types-for 'script'; trusted-types 'none'"
}
