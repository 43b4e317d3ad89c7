// SPDX-License-Identifier: MIT

import AuraCommand
import AuraCorpus
import AuraKit

/// `Fixtures/golden/surfaces` as it lies on the disk: the cases, what was approved of each, and who approved it.
struct ArtifactFolder {
  /// Everything that the command can make of a case.
  static let sources: [ArtifactSource] = [SurfaceTranscript.source, DrawingArtifacts.source]

  /// The corpus's folder.
  private let path: String
  let made: [Artifact]
  private let approved: [Artifact]
  private let approvals: [Approval]

  private static let folder = "surfaces"
  private static let casesName = "cases.tsv"

  /// Reads the folder beside the corpus; a corpus without one has no surfaces.
  init(_ corpus: CorpusFolder) throws {
    path = corpus.path
    let own = "\(path)/\(Self.folder)"
    var cases: [SurfaceCase] = []
    var approvals: [Approval] = []
    for name in InputFolder.names(in: own, endingWith: ".tsv") {
      let text = String(decoding: try InputFile.read("\(own)/\(name)"), as: UTF8.self)
      if name == Self.casesName { cases = try SurfaceCase.read(text, file: "\(Self.folder)/\(name)") }
      if name == CorpusFolder.approvalsName { approvals = try Approval.read(text, file: "\(Self.folder)/\(name)") }
    }
    self.approvals = approvals
    made = cases.flatMap { one in Self.sources.flatMap { $0.make(one) } }
    // A case's files lie in the folder itself or in one of the case's name.
    approved =
      try Self.artifacts(in: Self.folder, under: path)
      + cases.flatMap { try Self.artifacts(in: "\(Self.folder)/\($0.id)", under: corpus.path) }
  }

  private static func artifacts(in folder: String, under path: String) throws -> [Artifact] {
    let names = ["txt", "svg"].flatMap { InputFolder.names(in: "\(path)/\(folder)", endingWith: ".\($0)") }
    return try names.map { name in
      let text = String(decoding: try InputFile.read("\(path)/\(folder)/\(name)"), as: UTF8.self)
      return Artifact(name: "\(folder)/\(name)", text: text)
    }
  }

  var isEmpty: Bool { made.isEmpty && approved.isEmpty && approvals.isEmpty }

  func check() -> ArtifactCheck { ArtifactCheck(made: made, approved: approved, approvals: approvals) }

  /// Carries out a decision that is about artifacts; false when it is about the corpus's texts.
  func decide(
    _ verb: String, _ choice: CorpusDecision.Choice, _ arguments: Arguments, console: Console
  ) throws -> Bool {
    let changes = check().changes
    switch choice {
    case .paths(let paths): guard paths.contains(where: { $0.hasPrefix("\(Self.folder)/") }) else { return false }
    case .cluster(let name):
      guard ArtifactCluster.group(changes).contains(where: { $0.name == name }) else { return false }
    }
    guard verb == "accept" else {
      throw UsageError("a surface's text is rejected by mending the engine, a case in \(Self.folder)/\(Self.casesName)")
    }
    var decision = ArtifactDecision(approvals: approvals)
    try decision.accept(
      choice, of: changes, reviewer: arguments.value("reviewer") ?? "", reason: arguments.value("reason") ?? "")
    for artifact in decision.accepted {
      if let slash = artifact.name.lastIndex(of: "/") {
        try InputFolder.make("\(path)/\(artifact.name[..<slash])")
      }
      try InputFile.write(Array(artifact.text.utf8), to: "\(path)/\(artifact.name)")
    }
    let text = Approval.text(decision.approvals)
    try InputFile.write(Array(text.utf8), to: "\(path)/\(Self.folder)/\(CorpusFolder.approvalsName)")
    console.message("\(decision.accepted.count) artifacts accepted")
    return true
  }
}
