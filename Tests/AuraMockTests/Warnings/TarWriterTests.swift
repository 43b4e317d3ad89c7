// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The mock's archives as the system's `tar` and `gzip` read them.
struct TarWriterTests {
  static let tool = "/usr/bin/tar"
  static let hasTool = access(tool, X_OK) == 0

  /// A file in a folder of its own, removed at the end.
  static func withFile<Result>(_ bytes: [UInt8], _ body: (_ path: String) throws -> Result) throws -> Result {
    var template = Array(("/tmp/aura-tar-" + String(repeating: "X", count: 6)).utf8CString)
    let made = mkdtemp(&template)
    try #require(made != nil)
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let path = folder + "/archive"
    defer {
      unlink(path)
      rmdir(folder)
    }
    let file = try #require(fopen(path, "wb"))
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    return try body(path)
  }

  static func lines(_ words: [String]) throws -> (lines: [String], status: Int32?) {
    let process = try ChildProcess(words)
    var lines: [String] = []
    while let line = process.line() { lines.append(line) }
    return (lines, process.exitStatus())
  }

  @Test(
    "Q-TAR-06..09: names, sizes and contents are what the system's tar finds", .enabled(if: hasTool),
    arguments: [
      nil, Quirk.oddMembers, .longNames, .paddedNumbers, .endBlocks, .gzippedTar,
    ])
  func systemTar(_ quirk: Quirk?) throws {
    let isOn = quirk != .endBlocks
    let body = WarningBench().answer(quirk, isOn).body
    let plain = quirk == .gzippedTar ? try Gzip.inflate(body) : body
    let ours = try TarReader.members(of: plain).filter { $0.kind == .file }
    #expect(ours.count > 10)
    try Self.withFile(body) { path in
      let listed = try Self.lines([Self.tool, "-tvf", path, "--full-time", "--numeric-owner", "--utc"])
      #expect(listed.status == 0)
      // -rw-r--r-- 0/0  5421 2026-07-02 16:28:03 name
      let rows = listed.lines.map { $0.split(separator: " ") }.filter { $0[0].hasPrefix("-") }
      #expect(rows.map { String($0[5]) } == ours.map(\.name))
      #expect(rows.map { Int($0[2]) } == ours.map(\.content.count))
      // A warning's member has the time in its name.
      let wrong = rows.filter { row in
        guard let stamp = row[5].split(separator: "_").dropFirst(4).first?.prefix(14) else { return false }
        return row[0] != "-rw-r--r--" || "\(row[3])\(row[4])".filter(\.isNumber) != stamp
      }
      #expect(wrong.isEmpty)
      let text = try Self.lines([Self.tool, "-xOf", path])
      let expected = ours.map { String(decoding: plain[$0.content], as: UTF8.self) }.joined()
      #expect(text.lines.joined(separator: "\n") + "\n" == expected && text.status == 0)
    }
  }

  @Test(
    "A body packed without making it smaller is gzip, across its blocks", arguments: [0, 1, 65_535, 65_536, 200_000])
  func storedGzip(_ count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try Gzip.inflate(StoredGzip.wrap(bytes)) == bytes)
  }
}
