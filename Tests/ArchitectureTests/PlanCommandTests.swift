// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura plan` and the cache shared by processes, run as a user does.
struct PlanCommandTests {
  @Test("Of a place of which nothing is known everything is fetched, its warnings first, in one object of JSON")
  func json() throws {
    let answer = try BuiltCommand.run("aura", ["plan", "28079", "--at", "2026-08-26T09:00Z", "--json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    let errands = try #require(object["errands"] as? [[String: Any]])
    #expect(answer.status == 0 && answer.messages.isEmpty && object["at"] as? String == "2026-08-26T09:00:00Z")
    #expect(
      errands.map { $0["target"] as? String } == [
        "avisos-13", "hourlyForecast-28079", "dailyForecast-28079", "observations", "airQuality", "uvIndex",
        "bulletin-13", "radar-ma", "news-rtve", "news-aemet", "news-meteored", "news-aemetBlog",
      ])
    // Madrid is area 72 of the warnings, not 13.
    #expect(errands[0]["address"] as? String == "/avisos_cap/ultimoelaborado/area/72")
    #expect(errands.allSatisfy { $0["reason"] as? String == "never fetched" })
  }

  @Test(
    "What is wrong is told, with the status that says so",
    arguments: [
      (["plan"], 64), (["plan", "28"], 64), (["plan", "28999"], 67), (["plan", "99999"], 67),
      (["plan", "28079", "28079"], 64),
      (["plan", "--cache", "/nowhere/at/all"], 66),
    ])
  func wrong(words: [String], status: Int) throws {
    let answer = try BuiltCommand.run("aura", words)
    #expect(answer.status == Int32(status) && answer.output.isEmpty && !answer.messages.isEmpty)
  }

  @Test("Two processes that upsert one place at once lose nothing of each other; 1,000 each run in the sweeps")
  func twoProcesses() throws {
    let answer = try BuiltCommand.run("aura-sweep", ["shared-cache", "--count", "40"])
    #expect(answer.status == 0 && answer.output.contains("pass shared-cache: 40 upserts"))
  }
}
