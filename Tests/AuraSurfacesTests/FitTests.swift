// SPDX-License-Identifier: MIT

import Testing

@testable import AuraSurfaces

/// Texts from outside made fit: expected by hand.
struct FitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let raw: String
    let limit: Int
    let expected: String
    var testDescription: String { id }
  }

  static let cases = [
    Case(id: "fits", raw: "Cielo despejado", limit: 15, expected: "Cielo despejado"),
    Case(id: "cut at a blank", raw: "Cielo muy nuboso", limit: 12, expected: "Cielo muy…"),
    Case(id: "whole words to the last place", raw: "Cielo muy nuboso", limit: 10, expected: "Cielo muy…"),
    Case(id: "one less", raw: "Cielo muy nuboso", limit: 9, expected: "Cielo…"),
    Case(id: "a word longer than its place", raw: "Ovejasnegras", limit: 5, expected: "…"),
    Case(id: "a figure stays with its unit", raw: "Hasta 23\u{A0}km/h", limit: 10, expected: "Hasta…"),
    Case(id: "no comma before the points", raw: "Lluvia, nieve y viento", limit: 10, expected: "Lluvia…"),
    Case(id: "no dot between the points", raw: "33\u{A0}°C · Despejado", limit: 12, expected: "33\u{A0}°C…"),
    Case(id: "breaks and blanks are one", raw: "  Dos\n\n líneas\t ", limit: 20, expected: "Dos líneas"),
    Case(id: "no turning of the text", raw: "a\u{202E}b\u{2066}c", limit: 20, expected: "a b c"),
    Case(id: "accents of two scalars count once", raw: "Ca\u{301}diz", limit: 5, expected: "Ca\u{301}diz"),
    Case(id: "tags are text", raw: "<script>alert(1)</script>", limit: 40, expected: "<script>alert(1)</script>"),
    Case(id: "nothing", raw: " \u{0}\n ", limit: 10, expected: ""),
  ]

  @Test(arguments: cases)
  func fits(_ one: Case) {
    #expect(Fit.line(one.raw, limit: one.limit) == one.expected)
  }
}
