// SPDX-License-Identifier: MIT

import AuraMock
import Testing

/// Encodings against the published tables.
struct WireCharsetTests {
  @Test("Q-CHR-06: the eight places where ISO-8859-15 is not Latin-1")
  func eightLetters() {
    // ISO/IEC 8859-15:1999, table 2.
    #expect(WireCharset.iso885915.encode("€ŠšŽžŒœŸ") == [0xA4, 0xA6, 0xA8, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE])
    // What stood in those places in Latin-1 cannot be written.
    #expect(WireCharset.iso885915.encode("¤¦¨´¸¼½¾") == [UInt8](repeating: 0x3F, count: 8))
    #expect(
      WireCharset.iso885915.encode("Ñandú ©ºª") == Array("Nand".utf8).withFirst(0xD1) + [0xFA, 0x20, 0xA9, 0xBA, 0xAA])
  }

  @Test("Q-CHR-05: a name encoded twice")
  func doubleEncoding() {
    #expect(WireCharset.doubleEncoded("A Coruña") == "A CoruÃ±a")
  }

  @Test("Q-CHR-08: damaged text holds EF BF BD")
  func damage() {
    #expect(WireCharset.utf8.encode(WireCharset.damaged("Á")) == [0xEF, 0xBF, 0xBD])
  }
}

extension [UInt8] {
  fileprivate func withFirst(_ byte: UInt8) -> [UInt8] { [byte] + dropFirst() }
}
