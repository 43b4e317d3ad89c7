// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraFormats
import AuraModel
import AuraTestSupport
import Testing

/// Archives made to hurt: each ends in a typed error, without growing beyond its limits.
@Suite(.timeLimit(.minutes(1)))
struct AvisosHostileTests {
  static func error(_ bytes: [UInt8]) -> AvisosError? {
    do throws(AvisosError) {
      _ = try AvisosRecord.decode(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// A header of a file with the size as its twelve bytes say.
  static func header(_ size: [UInt8]) -> [UInt8] {
    var archive = TarBytes()
    archive.add("a.xml", size: size)
    return archive.bytes
  }

  @Test("Q-TAR-08: a hundred thousand members stop at the limit")
  func manyMembers() {
    let empty = Self.header(TarBytes.octal(0, digits: 11) + [0])
    var all: [UInt8] = []
    all.reserveCapacity(empty.count * 100_000)
    for _ in 0..<100_000 { all.append(contentsOf: empty) }
    guard case .tar(.limit(let offset, let what, let limit))? = Self.error(all) else {
      Issue.record("no limit")
      return
    }
    #expect(what == "members" && limit == TarLimits.standard.memberCount && offset == limit * 512)
  }

  @Test(
    "Q-TAR-05, Q-TAR-08: a size that is not true is an error, whatever it says",
    arguments: [
      Array("77777777777\0".utf8), Array("00000010000 ".utf8), [0x80] + [UInt8](repeating: 0xFF, count: 11),
      [0xFF] + [UInt8](repeating: 0, count: 11), Array("-0000000001\0".utf8), Array("0x000000200\0".utf8),
      [0x80, 0, 0, 0, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    ])
  func lyingSizes(_ size: [UInt8]) {
    let alone = Self.header(size)
    // Behind it a whole warning, that must not be taken for the content of the first.
    for bytes in [alone, alone + CAPFile.tar([CAPFile()])] {
      #expect(Self.error(bytes) != nil, "\(size)")
    }
  }

  @Test("A PAX size beyond the archive, and one for a member that never comes, are errors")
  func lyingPAX() {
    for value in ["99999999999", "-1", "1e3"] {
      var archive = TarBytes()
      archive.add("x", TarBytes.pax("size", value), type: "x")
      archive.add("a.xml", CAPFile().bytes)
      archive.end()
      guard case .tar? = Self.error(archive.bytes) else {
        Issue.record("\(value)")
        continue
      }
    }
    var last = TarBytes()
    last.add("a.xml", CAPFile().bytes)
    last.add("x", TarBytes.pax("size", "1"), type: "x")
    last.end()
    guard case .tar(.memberMissing)? = Self.error(last.bytes) else {
      Issue.record("a header without its member")
      return
    }
  }

  @Test("A file of ten thousand areas or of elements without end is read within its limits or is an error")
  func manyElements() throws {
    let area = "<area><areaDesc>x</areaDesc></area>"
    let head = "<alert><identifier>i</identifier><sent>2026-07-02T16:28:03-00:00</sent><info><language>es</language>"
    let wide = head + String(repeating: area, count: 10_000) + "</info></alert>"
    let record = try AvisosRecord.decode(Array(wide.utf8)).record
    #expect(record.alerts.first?.areas.count == 10_000)
    let deep = head + String(repeating: "<area>", count: 100_000)
    guard case .allUnreadable(1, "", .xml)? = Self.error(Array(deep.utf8)) else {
      Issue.record("elements without end")
      return
    }
  }
}
