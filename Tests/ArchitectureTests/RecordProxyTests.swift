// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura record proxy` between a client and the mock, as a user runs the three.
@Suite(.timeLimit(.minutes(1)), .waiting)
struct RecordProxyTests {
  /// A command that serves until a signal, and the address it says it has.
  struct Serving {
    let process: ChildProcess
    let origin: String

    init(_ product: String, _ arguments: [String]) throws {
      process = try ChildProcess([BuiltCommand.path(of: product)] + arguments)
      let words = try #require(process.line()?.split(separator: " "), "\(product) said nothing")
      origin = String(try #require(words.first { $0.hasPrefix("http://") }))
    }
  }

  /// Names of the bodies of a recording: each is named by its bytes.
  private func bodies(_ folder: String) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder + "/bodies"))
  }

  @Test(
    "A reading through the proxy is on disk once a signal has stopped it, and is answered from there without the mock",
    arguments: [SIGTERM, SIGINT])
  func twoHops(signal: Int32) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("aura-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    /// Both calls, by the client that `aura record fetch` is.
    func read(_ origin: String, into name: String) throws -> BuiltCommand.Answer {
      try BuiltCommand.run(
        "aura",
        ["record", "fetch", "--out", root + name, "--base", origin, "/prediccion/especifica/municipio/diaria/28079"],
        environment: ["AEMET_API_KEY": nil])
    }
    let mock = try Serving("aura-mock", ["--port", "0", "--scenario", "frozen-day"])
    let proxy = try Serving(
      "aura", ["record", "proxy", "--out", root + "/session", "--base", mock.origin, "--port", "0"])
    let live = try read(proxy.origin, into: "/live")
    #expect(live.status == 0, "\(live.messages)")
    let status = proxy.process.exitStatus(after: signal)
    #expect(status == 0, "\(proxy.process.messageText())")
    let stored = try bodies(root + "/session")
    #expect(try stored.count == 2 && stored == bodies(root + "/live"))
    let checked = try BuiltCommand.run("aura", ["record", "check", root + "/session"])
    #expect(checked.status == 0 && checked.output.contains("\"datos\": 1"), "\(checked.output)\(checked.messages)")

    #expect(mock.process.exitStatus(after: signal) == 0)
    let replaying = try Serving(
      "aura", ["record", "proxy", "--out", root + "/session", "--mode", "none", "--port", "0"])
    let replayed = try read(replaying.origin, into: "/replayed")
    #expect(replayed.status == 0, "\(replayed.messages)")
    // The payload to the byte; the envelope's link is minted anew.
    #expect(try bodies(root + "/replayed").intersection(stored).count == 1)
    #expect(replaying.process.exitStatus(after: signal) == 0, "\(replaying.process.messageText())")
  }
}
