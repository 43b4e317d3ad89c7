// SPDX-License-Identifier: MIT

import AuraCommand
import AuraCorpus
import AuraFixtures
import AuraKit

/// `Fixtures/golden` as it lies on the disk: approved files, the pending ones beside them, and who approved what.
struct CorpusFolder {
  let path: String
  var approved: [GoldenFile] = []
  var pending: [GoldenFile] = []
  var approvals: [Approval] = []

  static let approvalsName = "approvals.tsv"
  static let handName = "hand.tsv"

  /// The folder named by `--golden`, else the one of the fixtures.
  init(_ arguments: Arguments) throws {
    path = try arguments.value("golden") ?? Fixtures.folder() + "/golden"
    try read()
  }

  /// Reads a folder; one that is not there is an empty corpus.
  init(path: String) throws {
    self.path = path
    try read()
  }

  var pendingPath: String { path + "/pending" }

  private mutating func read() throws {
    for name in InputFolder.names(in: path, endingWith: ".tsv") where name != Self.handName {
      let text = String(decoding: try InputFile.read("\(path)/\(name)"), as: UTF8.self)
      if name == Self.approvalsName {
        approvals = try Approval.read(text, file: name)
      } else {
        approved.append(try GoldenFile(name: name, text: text))
      }
    }
    for name in InputFolder.names(in: pendingPath, endingWith: ".tsv") {
      let text = String(decoding: try InputFile.read("\(pendingPath)/\(name)"), as: UTF8.self)
      pending.append(try GoldenFile(name: name, text: text))
    }
  }

  /// Writes what a decision left. A file without a case stays, with its header alone: nothing is deleted here.
  func write(_ decision: CorpusDecision) throws {
    for file in decision.approved { try Self.write(file, in: path) }
    for old in pending {
      let new = decision.pending.first { $0.name == old.name } ?? GoldenFile(name: old.name, lines: [])
      try Self.write(new, in: pendingPath)
    }
    try InputFile.write(Array(Approval.text(decision.approvals).utf8), to: "\(path)/\(Self.approvalsName)")
  }

  /// Puts proposals beside the corpus.
  func propose(_ files: [GoldenFile]) throws {
    try InputFolder.make(path)
    try InputFolder.make(pendingPath)
    for file in files { try Self.write(file, in: pendingPath) }
  }

  private static func write(_ file: GoldenFile, in folder: String) throws {
    try InputFile.write(Array(file.text.utf8), to: "\(folder)/\(file.name)")
  }

  /// The texts written by hand.
  func hand() throws -> [HandGolden] {
    let bytes = try InputFile.read("\(path)/\(Self.handName)")
    return try HandGolden.read(String(decoding: bytes, as: UTF8.self), file: Self.handName)
  }

  func check() -> CorpusCheck {
    CorpusCheck(
      approved: approved, pending: pending, approvals: approvals, engine: .shipping, decode: Self.decode)
  }

  /// The snapshot of a line and the moment it is told at.
  static func decode(_ line: GoldenLine) throws(GoldenError) -> (WeatherSnapshot, WallInstant) {
    do {
      let snapshot = try WeatherSnapshot(json: Array(line.snapshot.utf8))
      return (snapshot, snapshot.moment)
    } catch {
      throw .snapshot(id: line.id, detail: "\(error)")
    }
  }
}
