// SPDX-License-Identifier: MIT

import AuraCommand
import Testing

struct ArgumentsTests {
  static let grammar = Arguments.Grammar(options: ["at", "port"], switches: ["json"])

  @Test("Options, switches and operands in any order")
  func sorted() throws {
    let arguments = try Arguments(
      ["--json", "a", "--at=T", "--port", "80", "-", "-5", "--", "--b"], grammar: Self.grammar)
    #expect(arguments.operands == ["a", "-", "-5", "--b"])
    #expect(arguments.value("at") == "T")
    #expect(try arguments.number("port", in: 0...99) == 80)
    #expect(arguments.has("json") && !arguments.has("help"))
  }

  @Test(
    "Mistakes say what is wrong",
    arguments: [
      (["--nope"], "unknown option --nope"), (["-x"], "unknown option -x"), (["--at"], "--at needs a value"),
      (["--at", "a", "--at", "b"], "--at is given twice"), (["--json=1"], "--json takes no value"),
    ])
  func mistakes(words: [String], message: String) {
    #expect(throws: UsageError(message)) { try Arguments(words, grammar: Self.grammar) }
  }

  @Test("A number outside its range names the range and what was found")
  func numbers() throws {
    let arguments = try Arguments(["--port", "100"], grammar: Self.grammar)
    #expect(throws: UsageError("--port expects a whole number 0…99, found \"100\"")) {
      try arguments.number("port", in: 0...99)
    }
  }

  @Test("Statuses are the contract's numbers")
  func statuses() {
    let numbers = Dictionary(uniqueKeysWithValues: ExitStatus.allCases.map { ("\($0)", $0.rawValue) })
    #expect(numbers["ok"] == 0 && numbers["judgedFalse"] == 1 && numbers["usage"] == 64)
    #expect(numbers["unreadableInput"] == 65 && numbers["notFound"] == 66 && numbers["unreachable"] == 69)
    #expect(numbers["quota"] == 75 && numbers["key"] == 77)
  }
}
