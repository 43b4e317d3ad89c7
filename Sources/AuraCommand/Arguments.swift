// SPDX-License-Identifier: MIT

/// What a command was called with: options, switches and operands, checked against what it declares.
///
/// `--name value`, `--name=value`, switches without value, and `--` before operands that begin with a dash.
public struct Arguments: Sendable {
  /// The options and switches a command understands.
  public struct Grammar: Sendable {
    public var options: Set<String>
    public var switches: Set<String>

    public init(options: Set<String> = [], switches: Set<String> = []) {
      self.options = options
      self.switches = switches.union(["help"])
    }
  }

  public private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var present: Set<String> = []

  /// Sorts the words of a call.
  ///
  /// - Throws: `UsageError` for an unknown, repeated or incomplete option.
  public init(_ words: some Sequence<String>, grammar: Grammar) throws(UsageError) {
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("--") else {
        guard word == "-" || !word.hasPrefix("-") || Int(word) != nil else {
          throw UsageError("unknown option \(word)")
        }
        operands.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if grammar.switches.contains(name) {
        guard parts.count == 1 else { throw UsageError("--\(name) takes no value") }
        present.insert(name)
      } else if grammar.options.contains(name) {
        guard values[name] == nil else { throw UsageError("--\(name) is given twice") }
        guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
          throw UsageError("--\(name) needs a value")
        }
        values[name] = value
      } else {
        throw UsageError("unknown option --\(name)")
      }
    }
  }

  /// The value of an option, or nil.
  public func value(_ option: String) -> String? {
    values[option]
  }

  /// The value of an option as a whole number in a range, or nil when it is absent.
  public func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("--\(option) expects a whole number \(range.lowerBound)…\(range.upperBound), found \"\(text)\"")
    }
    return number
  }

  public func has(_ name: String) -> Bool {
    present.contains(name)
  }
}
