// SPDX-License-Identifier: MIT

/// All artifacts held against what was approved: the corpus's check for files.
public struct ArtifactCheck: Sendable {
  public private(set) var problems: [CorpusCheck.Problem] = []
  /// What is not approved: changed artifacts and new ones.
  public private(set) var changes: [ArtifactChange] = []
  public let count: Int

  /// Checks artifacts as they are made now.
  ///
  /// - Parameters:
  ///   - made: every artifact of every case.
  ///   - approved: the files of the golden folder.
  public init(made: [Artifact], approved: [Artifact], approvals: [Approval]) {
    count = made.count
    if made.isEmpty {
      problems.append(.init(kind: .empty, id: "surfaces", detail: "there is no case"))
    }
    let goldens = Dictionary(approved.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
    let byID = Dictionary(approvals.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var names: Set<String> = []
    for artifact in made {
      guard names.insert(artifact.name).inserted else {
        problems.append(.init(kind: .duplicateID, id: artifact.name, detail: "made twice"))
        continue
      }
      let golden = goldens[artifact.name]
      switch golden {
      case nil: problems.append(.init(kind: .pending, id: artifact.name, detail: "accept it"))
      case let golden? where golden != artifact.text:
        problems.append(.init(kind: .changed, id: artifact.name, detail: "another text than the approved one"))
      default: break
      }
      if let golden, byID[artifact.name]?.textHash != Approval.hash(text: golden) {
        problems.append(.init(kind: .unapproved, id: artifact.name, detail: "nobody has approved this text"))
      }
      for finding in artifact.findings { problems.append(.init(kind: .untrue, id: artifact.name, detail: finding)) }
      if golden != artifact.text { changes.append(ArtifactChange(artifact: artifact, before: golden)) }
    }
    for name in approved.map(\.name).filter({ !names.contains($0) }).sorted() {
      problems.append(.init(kind: .strayApproval, id: name, detail: "no case makes this file"))
    }
    for approval in approvals where !names.contains(approval.id) {
      problems.append(
        .init(kind: .strayApproval, id: approval.id, detail: "approved by \(approval.reviewer), no such artifact"))
    }
  }
}
