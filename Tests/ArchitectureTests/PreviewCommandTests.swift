// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura preview`, run as a user does. What pages look like is measured by Tests/Browser/preview.py.
struct PreviewCommandTests {
  private func run(_ words: [String]) throws -> (status: Int32, output: String, messages: String) {
    let answer = try BuiltCommand.run("aura", ["preview"] + words)
    return (answer.status, answer.output, answer.messages)
  }

  @Test("A place is a page under 300 KB and a drawing a surface, the same bytes for the same moment")
  func place() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    // The stations of all Spain would be three quarters of the work; a day of the whole is in `.ci/run`.
    let near = #"{"format": 1, "name": "near", "purpose": "A page.", "national": {"near": ["35016"]}}"#
    let scenario = try DecodeCommandTests.file(near)
    let words = ["35016", "--at", "2026-12-24T23:30", "--scenario", scenario, "--out"]
    let answer = try run(words + [first.path])
    let again = try run(words + [second.path])
    #expect(answer.status == 0 && again.status == 0)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let files = try #require(report["files"] as? [[String: Any]])
    let told = files.compactMap { $0["name"] as? String }
    #expect(told.sorted() == first.names.sorted() && told.count { $0.hasSuffix(".svg") } >= 15)
    let sizes = files.map { $0["bytes"] as? Int == first.bytes(of: $0["name"] as? String ?? "")?.count }
    #expect(!sizes.contains(false) && first.bytes(of: "index.html").map { $0.count < 300_000 } == true)
    let changed = first.names.filter { first.bytes(of: $0) != second.bytes(of: $0) }
    #expect(changed == [])
    // It is night in Las Palmas, on the clocks of the Canaries.
    let page = String(decoding: first.bytes(of: "index.html") ?? [], as: UTF8.self)
    #expect(page.contains("LAS PALMAS DE GRAN CANARIA · Noche") && page.contains("2026-12-24 23:30"))

    let difference = try TemporaryFolder()
    let compared = try run(["--compare", first.path, second.path, "--out", difference.path])
    let told2 = String(decoding: difference.bytes(of: "index.html") ?? [], as: UTF8.self)
    #expect(compared.status == 0 && told2.contains("Every value of every surface is the same."))
  }

  @Test(
    "A call that makes no sense has its own status and one line that says why",
    arguments: [
      (["28079"], 64, "--out is missing"), (["--out", "x"], 64, "expected one INE code"),
      (["2807", "--out", "x"], 64, "five digits"), (["28999", "--out", "x"], 67, "no municipality"),
      (["28079", "--out", "x", "--at", "2026-03-29T02:30"], 64, "left out"),
      (["28079", "--out", "x", "--scenario", "no-such"], 66, "no-such"),
      (["--gallery", "--compare", "--out", "x"], 64, "exclude each other"),
      (["--compare", "x", "--out", "y"], 64, "two folders"),
      (["--compare", "/nowhere/a", "/nowhere/b", "--out", "y"], 66, "/nowhere/a"),
      (["--snapshot", "/nowhere/a", "--out", "y"], 66, "/nowhere/a"),
      (["--serve", "--out", "x"], 64, "--serve"),
    ] as [([String], Int32, String)])
  func refusals(words: [String], status: Int32, told: String) throws {
    let answer = try run(words)
    #expect(answer.status == status && answer.output.isEmpty && answer.messages.contains(told), "\(answer)")
  }
}
