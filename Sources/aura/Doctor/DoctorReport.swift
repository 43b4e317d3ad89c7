// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// The findings for people and for programs, and the status they end the command with.
struct DoctorReport {
  let moment: WallInstant
  let findings: [Finding]

  /// That of the first thing that is bad.
  var status: ExitStatus {
    for finding in findings {
      if case .bad(let status) = finding.verdict { return status }
    }
    return .ok
  }

  var text: String {
    let width = findings.map(\.subject.count).max() ?? 0
    return findings.map { finding in
      let subject = finding.subject + String(repeating: " ", count: width - finding.subject.count)
      let verdict = finding.verdict.word + String(repeating: " ", count: 4 - finding.verdict.word.count)
      return "\(verdict)  \(subject)  \(finding.found)" + (finding.remedy.map { " (\($0))" } ?? "")
    }.joined(separator: "\n")
  }

  var json: String {
    var writer = JSONWriter(layout: .pretty)
    writer.beginObject()
    writer.field("at", "\(moment)")
    writer.field("status", Int(status.rawValue))
    writer.array("findings", findings) { writer, finding in
      writer.beginObject()
      writer.field("subject", finding.subject)
      writer.field("verdict", finding.verdict.word)
      writer.field("found", finding.found)
      writer.field("remedy", finding.remedy)
      writer.endObject()
    }
    writer.endObject()
    return writer.text
  }
}
