// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura doctor`, run as a user does.
struct DoctorCommandTests {
  @Test("Whatever is wrong is named with its status, and the key never printed")
  func wrong() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("aura-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try Data("no frame".utf8).write(to: URL(fileURLWithPath: folder + "/snapshot-28079-a"))
    let at = ["--at", "2026-08-26T09:00Z"]
    // RFC 7519: the claims {"exp":1700000000}, in 2023.
    let expired = "abc.eyJleHAiOjE3MDAwMDAwMDB9.secretSignature"
    let table: [(words: [String], key: String?, status: Int32, line: String)] = [
      (at, nil, 0, "note  key"),
      (["--at", "2001-01-01T00:00Z"], nil, 70, "bad   clock"),
      (at, "a.secretSignature", 77, "bad   key         no web token: 1 points instead of 2"),
      (at, expired, 77, "bad   key         ended at 2023-11-14T22:13:20Z"),
      (at + ["--cache", folder + "/none"], nil, 66, "bad   folder"),
      (at + ["--cache", folder], nil, 65, "bad   place 28079  snapshot-28079: found 8 bytes that are no frame"),
      (at + ["--base", "http://127.0.0.1:1"], nil, 69, "refuses the connection"),
      (["28079"], nil, 64, ""),
    ]
    for row in table {
      let answer = try BuiltCommand.run(
        "aura", ["doctor"] + row.words, environment: ["AEMET_API_KEY": row.key, "AURA_RECORDINGS": nil])
      #expect(
        answer.status == row.status && (answer.output.contains(row.line) || row.line.isEmpty)
          && !(answer.output + answer.messages).contains("secret"), "\(row.words) \(answer)")
    }
  }

  @Test("The mock over HTTP is a good AEMET, whose clock is asked too")
  func mock() throws {
    let mock = try RecordProxyTests.Serving("aura-mock", ["--port", "0", "--scenario", "frozen-day"])
    let answer = try BuiltCommand.run(
      "aura", ["doctor", "--json", "--at", "2026-08-26T09:00Z", "--base", mock.origin],
      environment: ["AEMET_API_KEY": nil, "AURA_RECORDINGS": nil])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let findings = try #require(object["findings"] as? [[String: Any]])
    let verdicts = findings.map { "\($0["verdict"]!) \(String("\($0["subject"]!)".prefix { $0 != "1" }))" }
    #expect(
      answer.status == 0
        && verdicts == ["ok clock", "note key", "ok engine", "note recordings", "ok ", "ok clock of "])
    #expect(mock.process.exitStatus(after: SIGTERM) == 0)
  }
}
