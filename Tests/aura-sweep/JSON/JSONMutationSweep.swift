// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit

extension Sweep {
  /// Damaged documents end in a value or a typed error, and Foundation's parser agrees or a named rule says why not.
  package static let jsonMutations = Sweep(name: "json-mutations", unit: "documents", defaultCount: 100_000) {
    count, chance in
    var report = SweepReport(tried: 0)
    var tally: [FoundationComparison.Outcome: Int] = [:]
    for number in 0..<count {
      var mutator = ByteMutator(chance: chance.stream(number), kinds: ByteMutator.Kind.allCases)
      let document = JSONSamples.documents[number % JSONSamples.documents.count]
      let bytes = mutator.mutate(Array(document.utf8))
      report.tried += 1
      let outcome = FoundationComparison.compare(bytes)
      tally[outcome, default: 0] += 1
      if case .unexplained(let difference) = outcome {
        report.failures.append("\(number): \(difference): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
    report.figures = tally.map { "\($0.key): \($0.value)" }.sorted()
    return report
  }
}

/// Small documents that hold every part of the grammar, AEMET's own ways among them.
enum JSONSamples {
  static let documents = [
    #"{"descripcion":"exito","estado":200,"datos":"https://host/sh/1f2e3d4c"}"#,
    "[ {\n  \"periodo\" : \"0208\",\n  \"value\" : \"Ip\"\n}, {\n  \"value\" : \"-0\"\n} ]",
    #"{"a":[1,-2.5,3e2,0.1E-3,true,false,null],"ñ":{"b":[[],{}]},"":"\u00f1\ud83c\udf27\n"}"#,
    #"{"dia":[{"viento":[{"direccion":["SO"],"velocidad":["12"]}],"uvMax":9,"fecha":"2026-08-25T00:00:00"}]}"#,
    "[[[[[[1,[2]],\"España ☀️\"]]]],-0,1234567890123456789,\t\"\\\"\\\\\\/\"\r\n]",
  ]
}
