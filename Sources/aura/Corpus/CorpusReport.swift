// SPDX-License-Identifier: MIT

import AuraCommand
import AuraCorpus
import AuraKit
import AuraTruth

/// `aura corpus report`: a page over all capitals, to be read from top to bottom.
enum CorpusReport {
  static func write(_ arguments: Arguments, console: Console) throws -> ExitStatus {
    guard let path = arguments.value("out") else { throw UsageError("--out FILE is missing") }
    let folder = try CorpusFolder(arguments)
    var check = folder.check()
    let measures = try CorpusGates.judge(folder, adding: &check)
    try InputFile.write(Array(try page(folder, check, measures).utf8), to: path)
    console.message("\(path): \(check.caseCount) cases")
    return check.isClean ? .ok : .judgedFalse
  }

  private static func page(
    _ folder: CorpusFolder, _ check: CorpusCheck, _ measures: [VarietyGates.Measure]
  ) throws -> String {
    let changed = Dictionary(check.changes.map { ($0.line.id, $0) }, uniquingKeysWith: { first, _ in first })
    var sections = ""
    var lines: [Variety.Line] = []
    for file in folder.approved {
      guard let first = file.lines.first else { continue }
      let place = Gazetteer.municipality(first.place)?.name ?? "\(first.place)"
      let title = file.name == "edges.tsv" ? "Edges" : place
      sections += "<section><h2 id=\"\(MarkupEscape.escaped(file.name))\">\(MarkupEscape.escaped(title))</h2>\n<table>"
      sections += "<tr><th>case<th>text<th>rules</tr>\n"
      for line in file.lines {
        let (snapshot, _) = try CorpusFolder.decode(line)
        lines.append(
          Variety.Line(
            place: line.place.number, day: 0, text: line.headline,
            structure: TruthStructure.of(
              line.headline, place: Location.shortName(of: snapshot.place.name, code: snapshot.place.code)),
            group: SkyGroup.name(of: snapshot)))
        sections += row(line, changed[line.id])
      }
      sections += "</table></section>\n"
    }
    let variety = Variety(lines)
    let groups = variety.structuresPerGroup.map { "\($0.group): \($0.structures) structures in \($0.lines) cases" }
    return """
      <!doctype html>
      <html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>Aura: golden corpus</title><style>
      body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:1rem auto;padding:0 1rem;color:#1b1b1b;background:#fff}
      table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #ccc;padding:.4rem;text-align:left;vertical-align:top}
      td:first-child,td:last-child{font-size:.8rem;color:#555}del{color:#8a1f11}ins{color:#0b5d1e}strong{display:block}
      @media(prefers-color-scheme:dark){body{color:#eee;background:#161616}td:first-child,td:last-child{color:#bbb}
      del{color:#ff9d8f}ins{color:#8fe3a3}}
      </style></head><body>
      <h1>Golden corpus</h1>
      <p>\(check.caseCount) cases, \(check.problems.count) problems, \(check.ruleCounts.count) rules and patterns spoke,
      \(variety.structureCount) structures of headlines. \(MarkupEscape.escaped(groups.joined(separator: "; "))).</p>
      <p>Over the capitals and sixty days of the mock's weather:
      \(measures.map { "\(MarkupEscape.escaped($0.name)) \(CorpusChecking.printed($0.value))" }.joined(separator: "; ")).</p>
      <p>Synthetic weather: not AEMET's. Aura is not affiliated with AEMET or MITECO.</p>
      <ul>\(check.problems.prefix(100).map { "<li>\(MarkupEscape.escaped($0.description))" }.joined(separator: "\n"))</ul>
      \(sections)</body></html>

      """
  }

  private static func row(_ line: GoldenLine, _ change: CorpusChange?) -> String {
    let text =
      change.map { change in
        "<del><strong>\(MarkupEscape.escaped(line.headline))</strong>\(MarkupEscape.escaped(line.dataline))</del> "
          + "<ins><strong>\(MarkupEscape.escaped(change.line.headline))</strong>\(MarkupEscape.escaped(change.line.dataline))</ins>"
      } ?? "<strong>\(MarkupEscape.escaped(line.headline))</strong>\(MarkupEscape.escaped(line.dataline))"
    let rules = MarkupEscape.escaped((change?.line.rules ?? line.rules).joined(separator: " "))
    return "<tr><td>\(MarkupEscape.escaped(line.id))<br>\(MarkupEscape.escaped(line.at))<td>\(text)<td>\(rules)</tr>\n"
  }
}
