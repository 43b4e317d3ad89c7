// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// The whole corpus held against the engine as it is now.
public struct CorpusCheck: Sendable {
  /// One thing that keeps the corpus from being clean.
  public struct Problem: Hashable, Sendable, CustomStringConvertible {
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case empty, unreadable, duplicateID, duplicateCase, changed, pending, untrue, unapproved, strayApproval,
        silentRule
      case uncovered
      /// Texts are too much alike.
      case monotonous
    }
    public let kind: Kind
    /// The case, file or rule.
    public let id: String
    public let detail: String

    public init(kind: Kind, id: String, detail: String) {
      self.kind = kind
      self.id = id
      self.detail = detail
    }

    public var description: String { "\(kind.rawValue) \(id): \(detail)" }
  }

  public private(set) var problems: [Problem] = []
  /// What is not approved: changed texts and pending cases.
  public private(set) var changes: [CorpusChange] = []
  public private(set) var caseCount = 0
  /// How often each rule fired.
  public private(set) var ruleCounts: [String: Int] = [:]

  public var isClean: Bool { problems.isEmpty }

  /// Checks files.
  ///
  /// - Parameters:
  ///   - pending: proposals that nobody has decided on.
  ///   - decode: a line to its snapshot and moment.
  public init(
    approved: [GoldenFile], pending: [GoldenFile], approvals: [Approval], engine: CorpusEngine,
    decode: (GoldenLine) throws(GoldenError) -> (WeatherSnapshot, WallInstant)
  ) {
    let byID = Dictionary(approvals.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var ids: Set<String> = []
    var cases: [String: String] = [:]
    for (file, isApproved) in approved.map({ ($0, true) }) + pending.map({ ($0, false) }) {
      for line in file.lines {
        guard ids.insert(line.id).inserted || !isApproved else {
          problems.append(Problem(kind: .duplicateID, id: line.id, detail: "twice, the second time in \(file.name)"))
          continue
        }
        if isApproved, let other = cases.updateValue(line.id, forKey: "\(line.place) \(line.at) \(line.snapshot)") {
          problems.append(
            Problem(kind: .duplicateCase, id: line.id, detail: "the same place, moment and data as \(other)"))
        }
        check(line, file: file.name, isApproved: isApproved, approval: byID[line.id], engine: engine, decode: decode)
      }
    }
    if caseCount == 0 { problems.append(Problem(kind: .empty, id: "corpus", detail: "there is no case")) }
    for approval in approvals where !ids.contains(approval.id) {
      problems.append(
        Problem(kind: .strayApproval, id: approval.id, detail: "approved by \(approval.reviewer), no such case"))
    }
    for rule in engine.rules where ruleCounts[rule] == nil {
      problems.append(Problem(kind: .silentRule, id: rule, detail: "no case makes it speak"))
    }
  }

  private mutating func check(
    _ line: GoldenLine, file: String, isApproved: Bool, approval: Approval?, engine: CorpusEngine,
    decode: (GoldenLine) throws(GoldenError) -> (WeatherSnapshot, WallInstant)
  ) {
    let (snapshot, moment): (WeatherSnapshot, WallInstant)
    do {
      (snapshot, moment) = try decode(line)
    } catch {
      return problems.append(Problem(kind: .unreadable, id: line.id, detail: "\(error)"))
    }
    let text = engine.compose(snapshot, moment)
    let findings = engine.findings(text, snapshot, moment)
    if isApproved {
      caseCount += 1
      for rule in text.rules { ruleCounts[rule, default: 0] += 1 }
      let isSame = text.headline == line.headline && text.dataline == line.dataline && text.rules == line.rules
      if !isSame {
        problems.append(Problem(kind: .changed, id: line.id, detail: "\(text.headline) | \(text.dataline)"))
      }
      let hash = Approval.hash(headline: line.headline, dataline: line.dataline)
      if approval?.textHash != hash {
        problems.append(Problem(kind: .unapproved, id: line.id, detail: "nobody has approved this text"))
      }
      for finding in findings { problems.append(Problem(kind: .untrue, id: line.id, detail: finding)) }
      if isSame { return }
    } else {
      problems.append(Problem(kind: .pending, id: line.id, detail: "accept or reject it"))
    }
    var now = line
    (now.headline, now.dataline, now.rules) = (text.headline, text.dataline, text.rules)
    let before = isApproved ? ComposedText(headline: line.headline, dataline: line.dataline, rules: line.rules) : nil
    changes.append(CorpusChange(line: now, file: file, before: before, findings: findings))
  }

  /// Adds what was found wrong with the corpus as a whole.
  public mutating func add(_ problem: Problem) { problems.append(problem) }
}
