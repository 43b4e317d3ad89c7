// SPDX-License-Identifier: MIT

import AuraFixtures
import AuraFormats
import AuraTestSupport
import Testing

struct ContainerKindTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let bytes: [UInt8]
    let kind: ContainerKind

    init(_ id: String, _ text: String, _ kind: ContainerKind) {
      (self.id, self.bytes, self.kind) = (id, Array(text.utf8), kind)
    }

    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case("nothing", "", .empty),
    Case("blanks", " \r\n\t", .empty),
    Case("mark-alone", "\u{FEFF}", .empty),
    Case("object", "{\n  \"descripcion\" : \"exito\"", .json),
    Case("list-behind-mark", "\u{FEFF} [ {", .json),
    Case("prolog", "<?xml version=\"1.0\"?>\n<alert xmlns = \"urn:x\">", .xml),
    Case("bare-root", "<rss version=\"2.0\">", .xml),
    Case("blank-lines-before-prolog", "\n\n<?xml version=\"1.0\"?><feed/>", .xml),
    Case("prefixed-root", "<cap:alert>", .xml),
    Case("doctype-of-a-document", "<!DOCTYPE rss SYSTEM \"x\"><rss/>", .xml),
    Case("tomcat-page", "<!doctype html><html lang=\"es\"><head><title>404</title>", .html),
    Case("upper-case-page", "<HTML><BODY>", .html),
    Case("page-behind-prolog", "<?xml version=\"1.0\"?>\n<!-- c --><!DOCTYPE html PUBLIC \"-//W3C//DTD\">", .html),
    Case("heading-alone", "<h1>Too many requests</h1>", .html),
    Case("pdf", "%PDF-1.4\n", .pdf),
    Case("gif87", "GIF87a\u{1}", .gif),
    Case("gif89", "GIF89a\u{1}", .gif),
    Case("zip", "PK\u{3}\u{4}", .zip),
    Case("bulletin", "AGENCIA ESTATAL DE METEOROLOGÍA\r\r\n", .text),
    Case("less-than-in-text", "< 5 mm", .text),
    Case("message", "Consulta incorrecta", .text),
    Case("control-characters", "\u{1}\u{2}\u{3}", .unknown),
    // Magic is magic, whatever the rest looks like.
    Case("json-like-gif", "GIF89a{}", .gif),
  ]

  @Test("Q-TAR-03: the first bytes tell what a body is", arguments: cases)
  func sniffing(_ example: Case) {
    #expect(ContainerKind(sniffing: example.bytes) == example.kind)
  }

  @Test("Q-TAR-01: ustar at offset 257 is a tar, whatever its first member is called")
  func tarMagic() {
    for (name, magic) in [("{}.xml", TarBytes.posix), ("<alert>", TarBytes.gnu), ("PK\u{3}\u{4}", TarBytes.posix)] {
      var archive = TarBytes()
      archive.add(name, Array("x".utf8), magic: magic)
      archive.end()
      #expect(ContainerKind(sniffing: archive.bytes) == .tar)
    }
  }

  @Test("Q-TAR-02: gzip is taken off, once or twice, and what is inside is judged")
  func unwrapping() throws {
    var archive = TarBytes()
    archive.add("a.xml", Array("<alert/>".utf8))
    archive.end()
    var body = archive.bytes
    for layers in 0...3 {
      let container = try Container.unwrap(body)
      #expect(container.kind == .tar && container.gzipLayers == layers && container.bytes == archive.bytes)
      body = try Gzip.deflate(body)
    }
    #expect(throws: GzipError.tooManyLayers(limit: 3)) { try Container.unwrap(body) }
    #expect(try Container.unwrap(Gzip.deflate([])).kind == .empty)
    #expect(throws: GzipError.tooLong(member: 0, limitBytes: 100)) {
      try Container.unwrap(Gzip.deflate(archive.bytes), limitBytes: 100)
    }
  }

  @Test("Every recorded payload is what its name says", .needsRecordings)
  func recordings() throws {
    let expected: [(String, ContainerKind)] = [
      ("avisos/Z_CAP_C_LEMM_20260702162803_AFAZ700602ATTA0319.xml", .xml),
      ("avisos/FRAGMENT-verde-61VV61ATTA2223-2023-01-19.xml.txt", .xml),
      ("avisos/sobre-area-esp-2026-07-02.json", .json),
      ("aemet/errors/200-empty-body-no-api-key.txt", .empty),
      ("aemet/errors/404-tomcat.RECONSTRUCTED.html", .html),
      ("aemet/errors/500-html-429.RECONSTRUCTED.html", .html),
      ("boletines/nacional-hoy-2026-07-17T0854.reconstruido.iso8859-15.crcrlf.txt", .text),
      ("rss/aemet-avisos-rss-2025-02-08.xml", .xml),
      ("ica/ica-ultima-hora.muestra-citada.csv", .text),
    ]
    for (name, kind) in expected {
      #expect(ContainerKind(sniffing: try Recordings.bytes(name)) == kind, "\(name)")
    }
  }
}
