// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraFormats
import AuraTestSupport
import Foundation
import Testing

/// The machine's `tar` writes and we read; we write and `tar` reads; both judge damaged archives.
@Suite(.needsTools("tar"))
struct TarDifferentialTests {
  /// Names and contents that try every way a format has to write them.
  ///
  /// Version 7 has room for 99 letters, ustar for 155 and 100 around a stroke, the others for any.
  static let files: [(name: String, count: Int)] = [
    ("a.xml", 700), ("zero", 0), ("full", 512), ("more", 513), ("dir/inner", 3), ("dir/ñandú & ¿qué?", 1024),
    (String(repeating: "p", count: 90) + "/" + String(repeating: "q", count: 95), 10),
    ("dir/" + String(repeating: "n", count: 110), 11),
    (
      String(repeating: "d", count: 90) + "/" + String(repeating: "e", count: 90) + "/"
        + String(repeating: "f", count: 95), 12
    ),
  ]

  static func content(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ count) }
  }

  @Test(
    "Archives of GNU tar in each of its formats are read as they were made", arguments: ["ustar", "gnu", "pax", "v7"])
  func reading(_ format: String) throws {
    try MachineTools.withFolder { folder in
      let count = ["v7": 6, "ustar": 7][format] ?? Self.files.count
      let files = Self.files.prefix(count)
      var names: [String] = []
      let manager = FileManager.default
      for (name, count) in files {
        let url = folder.appendingPathComponent(name)
        try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(Self.content(count)).write(to: url)
        names.append(name)
      }
      try manager.createSymbolicLink(atPath: folder.path + "/soft", withDestinationPath: "dir/inner")
      try manager.linkItem(atPath: folder.path + "/a.xml", toPath: folder.path + "/hard")
      names += ["soft", "hard", "dir"]
      let arguments = ["--format=\(format)", "-cf", "-", "--no-recursion", "--"] + names
      let archive = try MachineTools.run("tar", arguments, in: folder).output
      let members = try TarReader.members(of: archive)
      #expect(members.map { $0.name.hasSuffix("/") ? String($0.name.dropLast()) : $0.name } == names)
      for (member, file) in zip(members, files) {
        #expect(Array(archive[member.content]) == Self.content(file.count) && member.kind == .file, "\(member.name)")
      }
      #expect(members.suffix(3).map(\.kind) == [.symbolicLink, .hardLink, .directory])
      #expect(members.suffix(3).map(\.linkTarget) == ["dir/inner", "a.xml", nil])
      #expect(
        members.allSatisfy { abs($0.modifiedSeconds - Int(Date(timeIntervalSinceNow: 0).timeIntervalSince1970)) < 3600 }
      )
    }
  }

  @Test("GNU tar lists and unpacks the archives of the table as we do")
  func writing() throws {
    // GNU tar reads content behind directories and links with a size, believes global records, and does not let an
    // empty PAX value take back an earlier one, as POSIX says it does.
    let differing: Set = [
      "Q-TAR-06-directory-with-size", "links-with-sizes", "global-records-name-nothing", "no-member",
      "Q-TAR-08-pax-size-taken-back",
    ]
    try MachineTools.withFolder { folder in
      for example in TarReaderTests.whole where !differing.contains(example.id) {
        var archive = TarBytes()
        example.build(&archive)
        try Data(archive.bytes).write(to: folder.appendingPathComponent("t.tar"))
        let members = try TarReader.members(of: archive.bytes)
        let listed = try MachineTools.run("tar", ["-tf", "t.tar", "--quoting-style=literal"], in: folder)
        #expect(listed.status == 0 && listed.lines == members.map(\.name), "\(example.id)")
        let unpacked = try MachineTools.run("tar", ["-xOf", "t.tar"], in: folder).output
        // `-O` leaves out volume labels.
        #expect(
          unpacked == members.filter { $0.kind != .other(type: 0x56) }.flatMap { Array(archive.bytes[$0.content]) },
          "\(example.id)")
      }
    }
  }

  @Test("What we read from damaged archives, GNU tar lists too")
  func damaged() throws {
    var mutator = ByteMutator(chance: SeedStream(seed: 11).stream("tar"))
    var archive = TarBytes()
    archive.add("a", Array("A".utf8))
    archive.add("x", TarBytes.pax("path", "pax/name"), type: "x")
    archive.add("b", TarReaderTests.full)
    archive.add("c", Array("C".utf8), magic: TarBytes.gnu)
    archive.end()
    var agreed = 0
    try MachineTools.withFolder { folder in
      for _ in 0..<120 {
        let bytes = mutator.mutate(archive.bytes)
        guard let members = try? TarReader.members(of: bytes), !members.isEmpty else { continue }
        try Data(bytes).write(to: folder.appendingPathComponent("t.tar"))
        let listed = try MachineTools.run("tar", ["-tf", "t.tar", "--quoting-style=literal"], in: folder)
        #expect(listed.lines == members.map(\.name))
        agreed += 1
      }
    }
    #expect(agreed > 10)
  }
}
