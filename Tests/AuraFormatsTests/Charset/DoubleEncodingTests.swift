// SPDX-License-Identifier: MIT

import AuraFormats
import Testing

struct DoubleEncodingTests {
  /// Reads UTF-8 bytes one by one as Latin-1 or ISO-8859-15: the fault itself, written down once more.
  static func damaged(_ text: String, asLatin9: Bool) -> String {
    let latin9: [UInt8: Unicode.Scalar] = [
      0xA4: "€", 0xA6: "Š", 0xA8: "š", 0xB4: "Ž", 0xB8: "ž", 0xBC: "Œ", 0xBD: "œ", 0xBE: "Ÿ",
    ]
    var result = String.UnicodeScalarView()
    for byte in text.utf8 { result.append(asLatin9 ? latin9[byte] ?? Unicode.Scalar(byte) : Unicode.Scalar(byte)) }
    return String(result)
  }

  static let names = [
    "A Coruña", "L'Alcúdia", "Vitòria", "Ibañeta", "Güéjar", "Àger", "L·lívia", "Mañón", "Sant Adrià", "Óbidos",
    "Ñora", "Åland", "ÁÉÍÓÚÜÑÇ", "ªº¿¡", "Çà i là",
  ]

  @Test("Q-CHR-05: exactly one level is undone, whichever Latin table caused it", arguments: names)
  func oneLevel(_ name: String) {
    let once = Self.damaged(name, asLatin9: false)
    let twice = Self.damaged(once, asLatin9: false)
    let found = [once, Self.damaged(name, asLatin9: true), twice].map(DoubleEncoding.undone)
    #expect(found == [name, name, once])
  }

  @Test("Q-CHR-05: a name without the fault is left alone, and so is the sound part of a mixed one")
  func soundNames() {
    for name in Self.names + ["Madrid", "São Brás", "SÃO", "Ã", "CoruÃ", "Âncora", "ÃO"] {
      #expect(DoubleEncoding.undone(name) == nil, "\(name)")
    }
    #expect(DoubleEncoding.undone("A Coruña / A CoruÃ±a") == "A Coruña / A Coruña")
  }
}
