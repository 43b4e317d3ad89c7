// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import AuraTransport
import Foundation
import Testing

/// The console as it is served: its own sources, its own hashes, and nothing that could run by chance.
///
/// What it does in a browser is driven by `Tests/Browser/console.py`.
struct ConsoleTests {
  private let answer = AdminBench().ask("/_aura/")
  private var page: String { String(decoding: answer.body, as: UTF8.self) }

  @Test("The page is what Fixtures/console/ holds: python3 Fixtures/console/make_console.py")
  func sources() throws {
    let style = try Tree.text("Fixtures/console/style.css")
    let script = try Tree.text("Fixtures/console/script.js")
    let made = try Tree.text("Fixtures/console/page.html").replacing("{{style}}", with: style)
      .replacing("{{script}}", with: script)
    #expect(page == made)
  }

  @Test("Its policy lets run its own script and style, by their hashes, and nothing else")
  func policy() throws {
    func hash(_ name: String) throws -> String {
      let bytes = SHA256.hash(try Tree.bytes("Fixtures/console/" + name))
      return "'sha256-\(Data(bytes).base64EncodedString())'"
    }
    let policy = try #require(answer.fields["Content-Security-Policy"])
    #expect(
      policy.contains("default-src 'none'; script-src \(try hash("script.js")); style-src \(try hash("style.css"));"))
    #expect(policy.contains("require-trusted-types-for 'script'") && !policy.contains("unsafe"))
    #expect(answer.fields["Content-Type"] == "text/html; charset=utf-8")
  }

  @Test("It names no other host, and sets no markup from text")
  func selfContained() {
    let outside = page.matches(of: /(src|href)="(https?:)?\/\//)
    let markup = ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function("]
    let handlers = page.matches(of: /<[^>]+ on[a-z]+=/)
    #expect(outside.isEmpty && handlers.isEmpty && markup.filter(page.contains) == [])
    #expect(page.utf8.count < 60_000)
  }
}
