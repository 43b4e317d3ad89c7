// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraFormats
import AuraKit

extension Sweep {
  /// Damaged tables end in rows whose fields lie one behind the other in the text, or in typed errors.
  static let csvMutations = Sweep(name: "csv-mutations", unit: "tables", defaultCount: 100_000) { count, chance in
    var report = SweepReport(tried: 0)
    var counts = (rows: 0, errors: 0, ragged: 0)
    var mutator = ByteMutator(chance: chance.stream("damage"))
    let table = Array("cod,nombre,indice\r\n1,\"a,\"\"b\"\"\",20\r\n2,ñandú,\"x\r\ny\"\r\n3,,\r\n\n4,b\r\r\n".utf8)
    for number in 0..<count {
      let text = DecodedText(mutator.mutate(table), contentType: nil).text
      var reader = CSVReader(text)
      report.tried += 1
      var end = 0
      var isOpen = true
      while isOpen {
        do throws(CSVError) {
          guard let row = try reader.next() else {
            isOpen = false
            continue
          }
          counts.rows += 1
          for field in row.fields {
            if field.range.lowerBound < end || field.range.upperBound > text.bytes.count {
              report.failures.append("\(number): \(field) behind \(end) of \(text.bytes.count)")
            }
            end = field.range.upperBound
          }
        } catch {
          counts.errors += 1
        }
      }
      counts.ragged += reader.raggedRowCount
    }
    report.figures = ["rows \(counts.rows), ragged \(counts.ragged), errors \(counts.errors)"]
    return report
  }
}
