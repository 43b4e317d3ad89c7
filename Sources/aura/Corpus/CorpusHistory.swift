// SPDX-License-Identifier: MIT

import AuraCommand
import AuraCorpus
import AuraKit
import Foundation

/// The goldens of another time: a folder, or a revision of the repository the corpus lies in.
enum CorpusHistory {
  static func folder(_ name: String, of corpus: CorpusFolder) throws -> CorpusFolder {
    if !InputFolder.names(in: name, endingWith: ".tsv").isEmpty { return try CorpusFolder(path: name) }
    guard !name.hasPrefix("-") else { throw UsageError("--against expects a folder or a revision, found \"\(name)\"") }
    var old = corpus
    old.pending = []
    old.approvals = []
    old.approved = []
    let listed = try git(["ls-tree", "--name-only", "\(name):./"], in: corpus.path)
    for file in listed.split(separator: "\n").map(String.init)
    where file.hasSuffix(".tsv") && file != CorpusFolder.approvalsName && file != CorpusFolder.handName {
      old.approved.append(try GoldenFile(name: file, text: try git(["show", "\(name):./\(file)"], in: corpus.path)))
    }
    return old
  }

  /// What git prints; its message as a usage error when it refuses.
  private static func git(_ words: [String], in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + words
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw UsageError("git \(words[0]): \(String(decoding: message, as: UTF8.self).prefix(200))")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
