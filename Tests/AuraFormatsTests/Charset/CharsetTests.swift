// SPDX-License-Identifier: MIT

import AuraChance
import AuraFormats
import AuraTestSupport
import Testing
import aura_sweep

struct CharsetTests {
  struct Header: Sendable, CustomTestStringConvertible {
    let text: String
    let charset: Charset?
    var testDescription: String { text }
  }

  static let headers = [
    Header(text: "application/json;charset=ISO-8859-15", charset: .iso8859x15),
    Header(text: "text/plain; charset=UTF-8", charset: .utf8),
    Header(text: "text/plain ; CHARSET = \"iso-8859-15\" ", charset: .iso8859x15),
    Header(text: "text/plain;format=flowed;charset='utf-8'", charset: .utf8),
    Header(text: "text/plain;charset=ISO_8859-15", charset: .iso8859x15),
    Header(text: "text/plain;charset=utf8", charset: .utf8),
    Header(text: "text/plain;charset=latin9", charset: .iso8859x15),
    Header(text: "text/plain;charset=UTF-8;charset=ISO-8859-15", charset: .utf8),
    Header(text: "ISO-8859-15", charset: .iso8859x15),
    Header(text: " utf-8 ", charset: .utf8),
    Header(text: "text/json", charset: nil),
    Header(text: "text/plain;charset=", charset: nil),
    Header(text: "text/plain;charset=windows-1252", charset: nil),
    Header(text: "text/plain;mycharset=utf-8", charset: nil),
    Header(text: "", charset: nil),
  ]

  @Test("Q-CHR-01: charset names are read without regard to case, spaces and quotes", arguments: headers)
  func readsHeader(_ header: Header) {
    #expect(Charset(contentType: header.text) == header.charset)
  }

  struct Body: Sendable, CustomTestStringConvertible {
    let id: String
    let bytes: [UInt8]
    let header: String?
    let text: String
    let charset: Charset
    var isDamaged = false
    var testDescription: String { id }
  }

  static let latinHeader = "text/plain;charset=ISO-8859-15"

  static let bodies = [
    Body(
      id: "Q-CHR-02 ISO-8859-15 as declared", bytes: [0x44, 0xCD, 0x41], header: latinHeader, text: "DÍA",
      charset: .iso8859x15),
    Body(id: "Q-CHR-03 no header at all", bytes: [0x44, 0xCD, 0x41], header: nil, text: "DÍA", charset: .iso8859x15),
    Body(
      id: "Q-CHR-03 a header without charset", bytes: [0x44, 0xCD, 0x41], header: "text/json", text: "DÍA",
      charset: .iso8859x15),
    Body(
      id: "Q-CHR-04 UTF-8 under an ISO-8859-15 header", bytes: Array("A Coruña".utf8), header: latinHeader,
      text: "A Coruña", charset: .utf8),
    Body(
      id: "Q-CHR-06 the eight bytes", bytes: [0xA4, 0xA6, 0xA8, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE], header: latinHeader,
      text: "€ŠšŽžŒœŸ", charset: .iso8859x15),
    Body(
      id: "the rest of the upper half is Latin-1", bytes: [0xA0, 0xA1, 0xBF, 0xC0, 0xF1, 0xFF], header: latinHeader,
      text: "\u{A0}¡¿Àñÿ", charset: .iso8859x15),
    Body(
      id: "Q-CHR-07 ASCII proves nothing", bytes: Array("Madrid".utf8), header: latinHeader, text: "Madrid",
      charset: .iso8859x15),
    Body(
      id: "ASCII declared UTF-8", bytes: Array("Madrid".utf8), header: "text/plain; charset=UTF-8", text: "Madrid",
      charset: .utf8),
    Body(
      id: "Q-CHR-08 letters lost before", bytes: [0x45, 0x73, 0x70, 0x61, 0xEF, 0xBF, 0xBD, 0x61], header: latinHeader,
      text: "Espa\u{FFFD}a", charset: .utf8, isDamaged: true),
    Body(
      id: "Q-CHR-08 lost letters in a text that is not UTF-8", bytes: [0xF1, 0xEF, 0xBF, 0xBD], header: latinHeader,
      text: "ñï¿œ", charset: .iso8859x15, isDamaged: true),
    Body(
      id: "Q-CHR-10 a byte order mark", bytes: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8), header: latinHeader, text: "[1]",
      charset: .utf8),
    Body(id: "a byte order mark alone", bytes: [0xEF, 0xBB, 0xBF], header: nil, text: "", charset: .utf8),
    Body(id: "nothing", bytes: [], header: nil, text: "", charset: .iso8859x15),
    Body(
      id: "declared UTF-8 and not well-formed", bytes: [0x41, 0xE9, 0x42], header: "text/plain; charset=UTF-8",
      text: "AéB", charset: .iso8859x15),
    Body(
      id: "a UTF-8 sequence cut at the end", bytes: [0x41, 0xC3], header: latinHeader, text: "AÃ", charset: .iso8859x15),
    Body(
      id: "overlong slash is not UTF-8", bytes: [0xC0, 0xAF], header: nil, text: "À¯", charset: .iso8859x15),
    Body(
      id: "a surrogate is not UTF-8", bytes: [0xED, 0xA0, 0x80], header: nil, text: "í\u{A0}\u{80}",
      charset: .iso8859x15),
    Body(
      id: "four bytes", bytes: Array("☀️🌧".utf8), header: nil, text: "☀️🌧", charset: .utf8),
  ]

  @Test("Q-CHR-02…10: bytes outrank the header, the header outranks the default", arguments: bodies)
  func readsBody(_ body: Body) {
    let decoded = DecodedText(body.bytes, contentType: body.header)
    let found = [decoded.text.string, decoded.charset.rawValue, "\(decoded.damageOffset != nil)"]
    #expect(found == [body.text, body.charset.rawValue, "\(body.isDamaged)"])
  }

  @Test("Q-CHR-08: no U+FFFD is ever made: every byte of the upper half is a letter, sign or control")
  func everyByte() {
    for byte in UInt8(0x80)...0xFF {
      // A lone byte of the upper half is never UTF-8.
      let text = DecodedText([byte, 0x20], contentType: nil).text.string
      if text.unicodeScalars.contains("\u{FFFD}") || text.unicodeScalars.count != 2 {
        Issue.record("byte \(byte) became \(text)")
      }
    }
  }

  @Test("UTF-8 is judged as the standard library judges it, by five kinds of third byte; the sweep has them all")
  func wellFormedness() async throws {
    let report = try await Sweep.utf8Starts.run(5, SeedStream(seed: 7))
    #expect(report.failures == [] && report.tried == 128 * 17 * 5 * 2)
  }

  @Test("The offset of damage is that in the text, past letters that grew")
  func damageOffset() {
    let bytes: [UInt8] = [0x41, 0xF1, 0xA4, 0xEF, 0xBF, 0xBD]
    // A is 1 byte, ñ 2, € 3.
    #expect(DecodedText(bytes, contentType: nil).damageOffset == 6)
  }

  @Test("The recordings that lost their letters are flagged, the wire forms are not", .needsRecordings)
  func recordings() throws {
    let raw = try Recordings.bytes("aemet/raw/municipio-diaria-28065-2021-01-09.ha.json")
    let damaged = DecodedText(raw, contentType: Self.latinHeader)
    #expect(damaged.damageOffset.map { Array(damaged.text.bytes[$0..<$0 + 3]) } == [0xEF, 0xBF, 0xBD])
    let wire = try Recordings.bytes("aemet/derived/municipio-diaria-28079-2026-08-25.iso885915.json")
    let extracted = try Recordings.bytes("aemet/extracted/municipio-diaria-28079-2026-08-25.json")
    let latin = DecodedText(wire, contentType: Self.latinHeader)
    #expect(latin.charset == .iso8859x15 && latin.damageOffset == nil)
    #expect(DecodedText(extracted, contentType: Self.latinHeader).charset == .utf8)
    #expect(latin.text.string.contains("Agencia Estatal de Meteorología - AEMET. Gobierno de España"))
  }
}
