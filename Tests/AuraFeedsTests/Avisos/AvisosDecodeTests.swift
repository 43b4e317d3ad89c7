// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraFormats
import AuraModel
import AuraTestSupport
import Testing

struct AvisosDecodeTests {
  static func outcome(_ bytes: [UInt8]) -> String {
    do throws(AvisosError) {
      let decoded = try AvisosRecord.decode(bytes)
      return "\(decoded.record.messages.count) messages, \(decoded.record.alerts.count) alerts, "
        + "\(decoded.record.unreadFiles.count) unread; " + decoded.notes.map(\.id).joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  static let day: [CAPFile] = [.green(), CAPFile(), .green("62VV62PRP12223", zones: ["622201"])]

  @Test("Q-TAR-01, Q-TAR-02, Q-TAR-09: a tar, plain or gzipped twice, with or without its end mark")
  func containers() throws {
    let tar = CAPFile.tar(Self.day)
    #expect(Self.outcome(tar) == "3 messages, 1 alerts, 0 unread; Q-CAP-02")
    #expect(Self.outcome(try Gzip.deflate(tar)) == "3 messages, 1 alerts, 0 unread; Q-TAR-02 Q-CAP-02")
    #expect(Self.outcome(try Gzip.deflate(Gzip.deflate(tar))).hasPrefix("3 messages, 1 alerts"))
    #expect(Self.outcome(Array(tar.dropLast(1024))) == "3 messages, 1 alerts, 0 unread; Q-TAR-09 Q-CAP-02")
    #expect(Self.outcome(tar + [UInt8](repeating: 0, count: 10_240 - tar.count % 10_240)).hasPrefix("3 messages"))
  }

  @Test("Q-TAR-03: a lone file is one warning; an error object, an envelope, a page or nothing is no answer")
  func otherBodies() throws {
    #expect(Self.outcome(CAPFile().bytes) == "1 messages, 1 alerts, 0 unread; Q-TAR-03")
    let refusal = "{\n  \"descripcion\" : \"No hay datos que satisfagan esos criterios\",\n  \"estado\" : 404\n}"
    #expect(
      throws: AvisosError.refused(estado: 404, descripcion: "No hay datos que satisfagan esos criterios")
    ) { try AvisosRecord.decode(Array(refusal.utf8)) }
    #expect(throws: AvisosError.refused(estado: 429, descripcion: "")) {
      try AvisosRecord.decode(Array("{\"estado\":\"429\"}".utf8))
    }
    #expect(throws: AvisosError.empty) { try AvisosRecord.decode([]) }
    let envelope = "{ \"descripcion\" : \"exito\", \"estado\" : 200, \"datos\" : \"https://h/sh/1\" }"
    for (body, kind) in [
      ("<html><h1>429</h1>", "html"), (envelope, "json"), ("[1,", "json"), ("no hay avisos", "text"),
    ] {
      #expect(Self.outcome(Array(body.utf8)).hasPrefix("found \(kind) \""), "\(body)")
    }
    #expect(Self.outcome(Array("<alert><info>".utf8)).hasPrefix("none of 1 files can be read"))
  }

  @Test("Q-CAP-02: a tar of green files says that there are no warnings; one without any file says nothing")
  func quiet() throws {
    let record = try AvisosRecord.decode(CAPFile.tar([.green(), .green("x")])).record
    #expect(record.alerts.isEmpty && record.messages.map(\.greenCount) == [1, 1])
    #expect(Self.outcome([UInt8](repeating: 0, count: 1024)).hasPrefix("found unknown"))
    var other = TarBytes()
    other.add("LEEME.txt", Array("hola".utf8))
    other.end()
    #expect(throws: AvisosError.noFiles(memberCount: 1)) { try AvisosRecord.decode(other.bytes) }
  }

  @Test("Q-TAR-05: a tar cut inside a member is an error, wherever the cut is")
  func cuts() {
    let tar = CAPFile.tar(Self.day)
    let ends = Set((try? TarReader.members(of: tar))!.map(\.content.upperBound))
    for count in stride(from: 1, to: tar.count - 1024, by: 97) {
      let outcome = Self.outcome(Array(tar[..<count]))
      // Only behind the content of a member can the cut not be seen, and then the missing end mark is told.
      let isBehindMember = ends.contains { ($0...($0 + 511) / 512 * 512).contains(count) }
      #expect(outcome.contains("messages") == isBehindMember, "\(count): \(outcome)")
      #expect(!isBehindMember || outcome.contains("Q-TAR-09"))
    }
  }

  @Test("Q-TAR-06, Q-TAR-07: directories, other files and long names lie beside the warnings")
  func members() throws {
    var archive = TarBytes()
    archive.add("avisos/", type: "5")
    archive.add("avisos/LEEME.txt", [UInt8](repeating: 0x78, count: 512))
    archive.add("x", TarBytes.pax("path", "avisos/" + String(repeating: "n", count: 200) + ".xml"), type: "x")
    archive.add("short", CAPFile().bytes)
    archive.add("sin-extension", CAPFile.green().bytes)
    archive.add("vacio.xml")
    archive.end()
    #expect(Self.outcome(archive.bytes) == "2 messages, 1 alerts, 1 unread; Q-TAR-06 Q-CAP-02 Q-TAR-10 bad-element")
    let record = try AvisosRecord.decode(archive.bytes).record
    #expect(record.messages[0].fileName == String(repeating: "n", count: 200) + ".xml")
    #expect(record.unreadFiles.map(\.fileName) == ["vacio.xml"] && record.unreadFiles[0].error == .empty)
  }

  @Test("Q-TAR-10: one broken file does not stop the rest and is counted; all broken is an error")
  func brokenFiles() throws {
    var archive = TarBytes()
    archive.add("a.xml", Array(CAPFile().bytes.dropLast(20)))
    archive.add("b.xml", CAPFile.green().bytes)
    archive.add("c.xml", Array("<alert/>".utf8))
    archive.end()
    #expect(Self.outcome(archive.bytes) == "1 messages, 0 alerts, 2 unread; Q-TAR-10 bad-element Q-CAP-02 bad-element")
    var broken = TarBytes()
    broken.add("a.xml", [0xFF])
    broken.add("c.xml", Array("<alert/>".utf8))
    broken.end()
    #expect(Self.outcome(broken.bytes).hasPrefix("none of 2 files can be read; a.xml: line 1, offset 0"))
  }
}
