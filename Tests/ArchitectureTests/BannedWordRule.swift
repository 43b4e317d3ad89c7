// SPDX-License-Identifier: MIT

/// Words that bring ambient time, chance, threads or swallowed errors in by the back door, each with its replacement.
struct BannedWordRule {
  struct Word {
    let text: String
    let instead: String
    /// Paths (or folders, ending in `/`) where the word belongs.
    let allowedIn: [String]

    init(_ text: String, instead: String, allowedIn: [String] = []) {
      self.text = text
      self.instead = instead
      self.allowedIn = allowedIn
    }
  }

  /// Where the machine's clocks are read: the time seam, the sockets' own time-outs, the stop-watch of the benches.
  private static let realClocks = [
    "Sources/AuraTime/SystemTime.swift", "Sources/AuraMockServer/", "Benchmarks/aura-bench/Measurement.swift",
  ]

  static let words: [Word] = [
    Word("Date()", instead: "TimeSource.wall"),
    Word("ContinuousClock", instead: "TimeSource passed in", allowedIn: Self.realClocks),
    Word("SuspendingClock", instead: "TimeSource passed in"),
    Word("clock_gettime", instead: "TimeSource passed in", allowedIn: Self.realClocks),
    Word("gettimeofday", instead: "TimeSource passed in"),
    Word("Date.now", instead: "TimeSource.wall"),
    Word("Task.sleep", instead: "TimeSource.sleep"),
    Word("Task {", instead: "a child of a task group"),
    Word("Task(", instead: "a child of a task group"),
    Word("Task.detached", instead: "a child of a task group"),
    Word("UUID()", instead: "a named SeedStream"),
    Word(".random(", instead: "a named SeedStream"),
    Word("shuffled()", instead: "a named SeedStream"),
    Word("SystemRandomNumberGenerator", instead: "a named SeedStream"),
    Word("URLSession", instead: "Transport", allowedIn: ["Sources/AuraTransportLive/"]),
    Word(
      "URLSessionTransport(", instead: "a Transport passed in",
      allowedIn: [
        "Sources/AuraTransportLive/", "Sources/aura-smoke/", "Sources/aura/Record/",
        "Sources/aura/Doctor/LiveExamination.swift", "Sources/aura/Load/LoadServer.swift",
        "Sources/aura/Sim/SimDifferential.swift",
        "Benchmarks/aura-bench/HTTPBenchmarks.swift",
      ]),
    Word(
      "FileManager", instead: "AuraStore, InputFile or Fixtures",
      allowedIn: ["Sources/AuraStore/Files/SystemFolder+AppGroup.swift"]),
    Word("print(", instead: "Console"),
    Word("DispatchQueue", instead: "structured concurrency"),
    Word("@MainActor", instead: "values and a Mutex"),
    Word("nonisolated(unsafe)", instead: "a Mutex"),
    Word("@unchecked", instead: "a Mutex, or values", allowedIn: []),
    Word("try?", instead: "a typed error, handled"),
    Word("try!", instead: "a typed error, handled"),
    Word("fatalError", instead: "precondition with a sentence, or a typed error"),
    Word("Bundle.module", instead: "AuraFixtures"),
    Word("TimeZone.current", instead: "CivilZone"),
    Word("Calendar.current", instead: "CivilDate"),
    Word("Locale.current", instead: "rules of our own"),
    Word("String(format:", instead: "digits written by hand: 22 times faster"),
    Word("DateFormatter", instead: "WireTimestamp: 850 times faster"),
    Word("NumberFormatter", instead: "digits written by hand"),
    Word("ISO8601DateFormatter", instead: "WireTimestamp"),
  ]

  func violations(in file: SourceFile) -> [Violation] {
    // Most files hold none of the words even in comments: a search of the bytes spares taking them apart.
    let met = Self.words.filter { file.mentions($0.text) }
    guard !met.isEmpty else { return [] }
    let code = file.codeLines
    return met.flatMap { word -> [Violation] in
      guard !word.allowedIn.contains(where: { $0.hasSuffix("/") ? file.path.hasPrefix($0) : file.path == $0 }) else {
        return []
      }
      return code.enumerated().filter { holds(word.text, in: $0.element) }.map { index, _ in
        Violation(path: file.path, line: index + 1, message: "\(word.text) is banned, use \(word.instead)")
      }
    }
  }

  /// Whether a line holds the word as a word: `.nowhere` is not `.now`, `withTaskGroup(` is not `Task(`.
  private func holds(_ word: String, in line: String) -> Bool {
    let isName = { (character: Character?) in character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    var rest = line[...]
    while let range = rest.firstRange(of: word) {
      let before = range.lowerBound == line.startIndex ? nil : line[line.index(before: range.lowerBound)]
      let after = range.upperBound == line.endIndex ? nil : line[range.upperBound]
      let beginsFree = !isName(word.first) || !isName(before)
      let endsFree = !isName(word.last) || !isName(after)
      if beginsFree && endsFree { return true }
      rest = line[range.upperBound...]
    }
    return false
  }
}
