// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura sim`, run as a user does: a failing run with all its files, the same over HTTP, and wrong calls.
struct SimCommandTests {
  private static let plan = """
    seed 5
    start 1787637600000
    hours 1
    places 28079
    1000 open
    600000 open

    """

  @Test("A run that fails says so in every file that it leaves, is replayed, and held against its own trace")
  func files() throws {
    let folder = try TemporaryFolder()
    func path(_ name: String) -> String { folder.path + "/" + name }
    func text(_ name: String) -> String { String(decoding: folder.bytes(of: name) ?? [], as: UTF8.self) }
    try Data((Self.plan + "plant slowClock\n").utf8).write(to: URL(fileURLWithPath: path("in.plan")))
    let answer = try BuiltCommand.run(
      "aura",
      [
        "sim", "--scenario", path("in.plan"), "--json", "--shrink", "--plan", path("plan"), "--swift", path("swift"),
        "--mock", path("mock"), "--log", path("log"), "--timeline", path("told"), "--svg", path("svg"), "--html",
        path("html"),
      ])
    let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(answer.status == 1 && answer.messages.contains("replay: aura sim --scenario \(path("in.plan"))"))
    #expect((report["traceHash"] as? String)?.utf8.count == 64 && report["events"] as? Int == 2)
    // One of the two looks is enough.
    #expect(text("plan").split(separator: "\n").count { $0.first?.isNumber == true } == 1)
    #expect(text("swift").contains("struct Seed5SlotTests") && text("mock").contains("\"serves\""))
    #expect(text("told").contains("✗ ") && text("told").contains("the app is opened"))
    #expect(["svg", "html"].allSatisfy { text($0).contains("limit: 40 a minute") && text($0).contains("slot") })
    let replay = ["sim", "--scenario", path("plan"), "--against", path("log")]
    #expect(try !BuiltCommand.run("aura", replay).output.contains("DIVERGES"))
  }

  @Test("In process and over HTTP a run leaves one trace")
  func overHTTP() throws {
    let folder = try TemporaryFolder()
    let plan = folder.path + "/plan"
    try Data((Self.plan + "2000000 server cutShort all 100 600\n2300000 open\n").utf8).write(
      to: URL(fileURLWithPath: plan))
    let answer = try BuiltCommand.run("aura", ["sim", "--http", "--json", "--scenario", plan])
    let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(answer.status == 0 && report["isSame"] as? Bool == true && (report["requests"] as? Int ?? 0) > 20)
    #expect(report["traceHash"] as? String == report["traceHashOverHTTP"] as? String)
  }

  @Test(
    "Wrong calls end with their own status, and say what is wrong",
    arguments: [
      (["--seed", "x"], 64, "--seed expects a whole number"), (["--days", "0"], 64, "1…1000, found \"0\""),
      (["--start", "1492-10-12T00:00:00Z"], 64, "2019 to 2099"), (["--plant", "rose"], 64, "one of amnesiacFolder"),
      (["--scenario", "F", "--sweep", "3"], 64, "--scenario and --sweep exclude"),
      (["--sweep", "3", "--svg", "F"], 64, "--sweep and --svg exclude"),
      (["--svg", "-", "--log", "-"], 64, "cannot both go to standard output"),
      (["--scenario", "/nowhere/at/all"], 66, "No such file"), (["--log", "/nowhere/at/all"], 66, "No such file"),
      (["--scenario", "/dev/null"], 65, "no seed"),
    ] as [([String], Int32, String)])
  func wrong(words: [String], status: Int32, says: String) throws {
    let answer = try BuiltCommand.run("aura", ["sim"] + words)
    #expect(answer.status == status && answer.output.isEmpty)
    #expect(answer.messages.hasPrefix("aura sim: ") && answer.messages.contains(says), "\(answer.messages)")
  }
}
