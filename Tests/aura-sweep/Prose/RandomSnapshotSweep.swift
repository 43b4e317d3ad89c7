// SPDX-License-Identifier: MIT

import AuraKit

extension Sweep {
  /// Phrases of snapshots that no weather would make: clean by the lint and in their length.
  static let proseSnapshots = Sweep(name: "prose-snapshots", unit: "snapshots", defaultCount: 20_000) { count, chance in
    var report = SweepReport(tried: count)
    var random = RandomSnapshot(chance: chance)
    for number in 0..<count {
      if let fault = random.fault() { report.failures.append("snapshot \(number): \(fault)") }
    }
    return report
  }
}

extension RandomSnapshot {
  /// What is wrong with the phrase of the next snapshot; nil when nothing is.
  package mutating func fault() -> String? {
    let snapshot = next()
    let phrase = ForecastPhrase.compose(snapshot, at: snapshot.moment)
    var found = ProseLint.findings(in: phrase.headline).map(\.description)
    found += ProseLint.findings(in: phrase.dataline).map(\.description)
    if !(5...70).contains(phrase.headline.count) || phrase.headline.hasSuffix(".") { found.append("headline's form") }
    if !(5...140).contains(phrase.dataline.count) || !phrase.dataline.hasSuffix(".") { found.append("line's form") }
    if let wrong = Self.misread(aviso: phrase.dataline) { found.append("an aviso read as \(wrong)") }
    return found.isEmpty ? nil : "\(found) | \(phrase.headline) · \(phrase.dataline)"
  }

  /// What an aviso would be taken to be for: nothing follows its cause, and the cause is not said twice.
  private static func misread(aviso line: String) -> String? {
    guard let range = line.firstRange(of: "viso amarillo por ") else { return nil }
    let cause = line[range.upperBound...].prefix { $0 != "." && $0 != ";" && $0 != "," }
    let isTwice = cause == "viento" && line[..<range.lowerBound].contains("iento ")
    return cause.contains(" y ") || isTwice ? String(cause) : nil
  }
}
