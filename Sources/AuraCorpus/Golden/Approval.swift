// SPDX-License-Identifier: MIT

import AuraFormats

/// Who accepted a text and why: a line of `Fixtures/golden/approvals.tsv`.
public struct Approval: Hashable, Sendable {
  public var id: String
  /// The first 16 hexadecimal digits of the SHA-256 of the two lines: an approval is of a text, not of a case.
  public var textHash: String
  public var reviewer: String
  public var reason: String

  public init(id: String, textHash: String, reviewer: String, reason: String) {
    self.id = id
    self.textHash = textHash
    self.reviewer = reviewer
    self.reason = reason
  }

  public static func hash(headline: String, dataline: String) -> String {
    String(SHA256.hexadecimal(Array("\(headline)\n\(dataline)".utf8)).prefix(16))
  }

  /// The same of a whole file.
  public static func hash(text: String) -> String { String(SHA256.hexadecimal(Array(text.utf8)).prefix(16)) }

  static let header = "id\ttext\treviewer\treason"

  /// Reads the file; what is wrong in it is an error with its line.
  public static func read(_ text: String, file: String) throws(GoldenError) -> [Approval] {
    var approvals: [Approval] = []
    for (index, row) in text.split(separator: "\n").enumerated() {
      if index == 0 {
        guard row == header else { throw .line(file: file, number: 1, found: "\(row.prefix(64))", expected: header) }
        continue
      }
      let parts = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4, !parts.contains("") else {
        throw .line(file: file, number: index + 1, found: "\(row.prefix(64))", expected: "four columns, all filled")
      }
      approvals.append(Approval(id: parts[0], textHash: parts[1], reviewer: parts[2], reason: parts[3]))
    }
    return approvals
  }

  public static func text(_ approvals: [Approval]) -> String {
    let rows = approvals.sorted { $0.id < $1.id }.map { "\($0.id)\t\($0.textHash)\t\($0.reviewer)\t\($0.reason)" }
    return ([header] + rows).map { $0 + "\n" }.joined()
  }
}
