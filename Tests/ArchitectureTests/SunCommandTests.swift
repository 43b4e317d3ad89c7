// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// `aura sun`, run as a user does, against tables made from DE421 and tzdata (recipe in Fixtures/sun).
struct SunCommandTests {
  @Test(
    "A year as CSV is the reference's, minute by minute: a row a local date, clock changes, missing moonrises",
    arguments: [("28079", "2026"), ("38038", "2027")])
  func csv(ine: String, year: String) throws {
    let answer = try BuiltCommand.run("aura", ["sun", ine, "--year", year])
    #expect(answer.status == 0 && answer.messages.isEmpty)
    let expected = try Tree.text("Fixtures/sun/year-\(ine)-\(year).csv").split(separator: "\n")
    let found = answer.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(found.first == expected.first)
    #expect(found.count == 366 && expected.count == 366)
    var wrong: [String] = []
    for (line, row) in zip(found, expected).dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false)
      let allowed = row.split(separator: ",", omittingEmptySubsequences: false)
      // Where the second lies in doubt of a tie the table has both minutes.
      let fits =
        cells.count == allowed.count
        && zip(cells, allowed).allSatisfy { $1 == $0 || $1.split(separator: "|").contains($0) }
      if !fits { wrong.append("\(line) against \(row)") }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  @Test("JSON holds the same times as CSV, in UTC too, and null for what a date does not have")
  func json() throws {
    let csv = try BuiltCommand.run("aura", ["sun", "28079", "--year", "2026", "--csv", "--utc"]).output
    let answer = try BuiltCommand.run("aura", ["sun", "28079", "--year", "2026", "--json", "--utc"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(object["ine"] as? String == "28079" && object["name"] as? String == "Madrid")
    #expect(object["clock"] as? String == "UTC")
    let changes = try #require(object["clock_changes"] as? [[String: Any]])
    #expect(changes.map { $0["date"] as? String } == ["2026-03-29", "2026-10-25"])
    let days = try #require(object["days"] as? [[String: Any]])
    let lines = csv.split(separator: "\n")
    let columns = lines[0].split(separator: ",").map(String.init)
    let rows = days.map { day in columns.map { day[$0] as? String ?? "" }.joined(separator: ",") }
    #expect(rows == lines.dropFirst().map(String.init))
    // 21 June 2026, oracle: rise 04:44:43, set 19:48:25 UTC.
    #expect(rows[171].hasPrefix("2026-06-21,04:45,19:48,"))
    #expect(days[7]["moonrise"] is NSNull)
  }

  @Test("The graph is well-formed XML of one size, names escaped, clock changes told, the same every time")
  func svg() throws {
    let first = try BuiltCommand.run("aura", ["sun", "15030", "--year", "2026", "--svg"])
    let second = try BuiltCommand.run("aura", ["sun", "15030", "--year", "2026", "--svg"])
    #expect(first.status == 0 && first.output == second.output)
    let svg = first.output
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 640\""))
    #expect(svg.contains(">A Coruña 2026</text>"))
    #expect(svg.contains("29 Mar: clocks +1 h") && svg.contains("25 Oct: clocks −1 h"))
    // By the reference, UTC: latest sunrise 29,174.0 s on 3 January, 29,173.4 s on the 2nd; 26 and 27 June tie.
    #expect(svg.contains("latest sunrise 09:06 on 3 Jan, ") && svg.contains("latest sunset 22:18 on 2"))
    #expect(svg.utf8.count < 120_000 && !svg.contains("nan") && !svg.contains("inf"))
    let tags = svg.split(separator: "<").map { $0.prefix { $0 != ">" } }
    let opened = tags.count { !$0.hasPrefix("/") && !$0.hasSuffix("/") }
    #expect(opened == tags.count { $0.hasPrefix("/") })
  }

  @Test(
    "Wrong calls end with their own status and one line of help",
    arguments: [
      (["sun"], 64), (["sun", "28079"], 64), (["sun", "28079", "--year", "1899"], 64),
      (["sun", "2807", "--year", "2026"], 64), (["sun", "28079", "--year", "2026", "--csv", "--svg"], 64),
      (["sun", "28999", "--year", "2026"], 67), (["sun", "48916", "--year", "2026"], 67),
    ] as [([String], Int32)])
  func wrong(arguments: [String], status: Int32) throws {
    let answer = try BuiltCommand.run("aura", arguments)
    #expect(answer.status == status)
    #expect(answer.output.isEmpty && answer.messages.hasPrefix("aura sun: "))
  }
}
