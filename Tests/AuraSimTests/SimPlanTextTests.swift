// SPDX-License-Identifier: MIT

import AuraSim
import Testing

/// A plan that cannot be carried out is refused with its line, what stands there and what should.
struct SimPlanTextTests {
  private static let head = "seed 1\nstart 1787648400000\nhours 24\nplaces 28079\n"

  @Test(
    "What is wrong is told with its line",
    arguments: [
      ("", 0, "no seed", "seed …"),
      ("seed 1\nstart 1787648400000\nhours 24\n", 0, "no places", "places …"),
      ("seed -1\n", 1, "seed -1", "0…18446744073709551615"),
      ("seed 1\nseed 2\n", 2, "seed 2", "seed once"),
      (head + "\n# a remark\n12 nonsense\n", 7, "12 nonsense", "one of activate, add"),
      (head + "12 network slow\n", 5, "12 network slow", "12 network offline|slow|lossy"),
      (head + "12 server stall all 101 60\n", 5, "12 server", "PERCENT SECONDS"),
      (head + "12 wall 99999999999999999999\n", 5, "12 wall", "12 wall SECONDS"),
      (head + "12 add 28999\n", 5, "12 add 28999", "a municipality of Spain, not 28999"),
      (head + "86400000 open\n", 0, "86400000 open", "before the end, 86400000"),
      (head + "scenario nosuch\n", 5, "scenario nosuch", "one of quiet, calima-2020"),
      (head + "quirks Q-NO-01\n", 5, "quirks Q-NO-01", "ids of quirks"),
      (head + "plant rose\n", 5, "plant rose", "one of amnesiacFolder"),
      (head + "weather fine\n", 5, "weather fine", "seed, start, hours, scenario"),
      (head + "latency 0\n", 5, "latency 0", "1…60000"),
      ("seed 1\nstart 0\n", 2, "start 0", "start and a whole number 15"),
      ("hours 1000000000\n", 1, "hours 1000000000", "1…24000"),
      ("places 28079 28079\n", 1, "places 28079 28079", "each once"),
    ] as [(String, Int, String, String)])
  func wrong(text: String, line: Int, found: String, expected: String) {
    do throws(SimTextError) {
      _ = try SimPlan(text: text)
      Issue.record("read without a fault")
    } catch {
      let isTold = error.line == line && error.found.contains(found) && error.expected.contains(expected)
      #expect(isTold, "\(error)")
    }
  }
}
