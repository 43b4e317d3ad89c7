// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraFormats
import AuraTestSupport
import Foundation
import Testing

struct CSVReaderTests {
  /// Rows as `line:a|b`, ragged ones with `!`, errors in their own words.
  static func outcome(_ text: String, separator: Unicode.Scalar = ",", limits: CSVLimits = .standard) -> [String] {
    var reader = CSVReader(UTF8Text(text), separator: separator, limits: limits)
    var lines: [String] = []
    while true {
      do throws(CSVError) {
        guard let row = try reader.next() else { return lines }
        lines.append("\(row.line):" + row.fields.map(reader.string).joined(separator: "|") + (row.isRagged ? "!" : ""))
      } catch {
        lines.append("\(error)")
      }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let rows: [String]

    init(_ id: String, _ text: String, _ rows: [String]) {
      (self.id, self.text, self.rows) = (id, text, rows)
    }

    var testDescription: String { id }
  }

  // The first seven are the RFC's own rules, section 2.
  static let cases: [Case] = [
    Case("rfc-1-line-ends", "aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", ["1:aaa|bbb|ccc", "2:zzz|yyy|xxx"]),
    Case("rfc-2-no-last-end", "aaa,bbb\r\nzzz,yyy", ["1:aaa|bbb", "2:zzz|yyy"]),
    Case("rfc-4-blanks-are-data", " a , b\r\n", ["1: a | b"]),
    Case("rfc-5-quotes", "\"aaa\",\"bbb\",ccc\r\n", ["1:aaa|bbb|ccc"]),
    Case("rfc-6-break-in-quotes", "\"aaa\",\"b\r\nbb\",c\r\nzzz,yyy,x", ["1:aaa|b\r\nbb|c", "3:zzz|yyy|x"]),
    Case("rfc-6-separator-in-quotes", "\"a,a\",b", ["1:a,a|b"]),
    Case("rfc-7-quote-in-quotes", "\"aaa\",\"b\"\"bb\"\"\",\"\"\"\"", ["1:aaa|b\"bb\"|\""]),
    Case("line-feed-alone", "a,b\nc,d\n", ["1:a|b", "2:c|d"]),
    Case("Q-ICA-08-no-cr-in-the-last-column", "a,b\r\nc,d\r\n", ["1:a|b", "2:c|d"]),
    Case("other-ends", "a\rb\r\r\nc", ["1:a", "2:b", "3:c"]),
    Case(
      "Q-ICA-07-quoted-list", "1022001,20,\"PM10,PM2.5\"\n1022002,0,\n", ["1:1022001|20|PM10,PM2.5", "2:1022002|0|"]),
    Case("empty-fields", ",\n,,\n\"\",\"\"", ["1:|", "2:||!", "3:|"]),
    Case("empty-lines-are-no-rows", "\n\na,b\n\r\n\nc,d\n\n", ["3:a|b", "6:c|d"]),
    Case("ragged", "a,b,c\n1,2\n1,2,3,4\n1,2,3", ["1:a|b|c", "2:1|2!", "3:1|2|3|4!", "4:1|2|3"]),
    Case("quote-inside-a-field", "a\"b\",\"c\"", ["1:a\"b\"|c"]),
    Case("mark", "\u{FEFF}\"a\",b", ["1:a|b"]),
    Case("nothing", "", []),
    Case(
      "text-behind-quote", "a,b\n\"x\"y,z\nc,d",
      [
        "1:a|b", "line 2, offset 7: found \"y,z\\nc,d\", expected a separator or a line end", "3:c|d",
      ]),
    Case("unclosed-quote", "a,b\nc,\"d\ne,f\n", ["1:a|b", "line 2, offset 6: no quote closes this one"]),
  ]

  @Test("Tables are read by the RFC, and beyond it as the services write them", arguments: cases)
  func reading(_ example: Case) {
    #expect(Self.outcome(example.text) == example.rows)
  }

  @Test("Columns are found by name; another separator is a separator")
  func headers() throws {
    var reader = CSVReader(UTF8Text("zona; Nombre ;\"pcp12h_rojo\"\n610401;Valle;120"), separator: ";")
    let header = try reader.readHeader()
    #expect(header?.index(of: "nombre") == 1 && header?.index(of: "PCP12H_ROJO") == 2 && header?.index(of: "x") == nil)
    #expect(try reader.next()?.fields.map(reader.string) == ["610401", "Valle", "120"])
    #expect(Self.outcome("a,b;c", separator: ";") == ["1:a,b|c"])
  }

  @Test("Rows, fields and lengths stop at their limits")
  func limits() {
    let many = String(repeating: "a\n", count: 20)
    #expect(Self.outcome(many, limits: CSVLimits(rowCount: 10)).last == "line 11: more than 10 rows")
    #expect(Self.outcome("a,b,c\nd,e,f", limits: CSVLimits(fieldCount: 2)) == ["line 1: more than 2 fields in a row"])
    #expect(
      Self.outcome("a\n\"bbbb\"", limits: CSVLimits(fieldBytes: 3)) == ["1:a", "line 2: more than 3 bytes in a field"])
  }

  @Test("Drawn tables are read as Python's csv module reads them", .needsTools("python3"))
  func differential() throws {
    var chance = SeedStream(seed: 17).stream("csv")
    let plain = ["a", "", " b ", "12.5", "ñandú", "it's", "a;b", "|"]
    let quoted = ["\"x,y\"", "\"\"", "\"a\"\"b\"", "\"line\nbreak\"", "\"cr\r\nlf\"", "\"\"\"\"", "\"ñ\""]
    func draw(_ choices: [String]) -> String { choices[Int(chance.below(UInt64(choices.count)))] }
    let tables = (0..<200).map { _ in
      (0..<chance.below(6)).map { _ in
        (0...chance.below(4)).map { _ in chance.below(2) == 0 ? draw(plain) : draw(quoted) }.joined(separator: ",")
          + draw(["\n", "\r\n"])
      }.joined()
    }
    let script = """
      import csv, json, sys
      for text in json.load(open(sys.argv[1], encoding="utf-8")):
          print(json.dumps([row for row in csv.reader(__import__("io").StringIO(text, newline=""), strict=True) if row]))
      """
    try MachineTools.withFolder { folder in
      try JSONEncoder().encode(tables).write(to: folder.appendingPathComponent("tables.json"))
      let answer = try MachineTools.run("python3", ["-c", script, "tables.json"], in: folder)
      #expect(answer.status == 0 && answer.lines.count == tables.count)
      for (table, line) in zip(tables, answer.lines) {
        let theirs = try JSONDecoder().decode([[String]].self, from: Data(line.utf8))
        var reader = CSVReader(UTF8Text(table))
        var ours: [[String]] = []
        while let row = try reader.next() { ours.append(row.fields.map(reader.string)) }
        #expect(ours == theirs, "\(table)")
      }
    }
  }

  @Test("The quoted rows of the hourly air file have nine columns", .needsRecordings)
  func recording() throws {
    var reader = CSVReader(
      DecodedText(try Recordings.bytes("ica/ica-ultima-hora.muestra-citada.csv"), contentType: nil).text)
    let header = try reader.readHeader()
    #expect(header?.names.first == "cod_estacion" && header?.index(of: "debido_a") == 8)
    var count = 0
    while let row = try reader.next() {
      #expect(row.fields.count == 9 && !row.isRagged)
      count += 1
    }
    #expect(count == 4)
  }

  @Test("250 mutations give rows that lie in the text, or typed errors, and end")
  func mutations() throws {
    var mutator = ByteMutator(chance: SeedStream(seed: 6).stream("csv"))
    let table = Array("cod,nombre,indice\r\n1,\"a,\"\"b\"\"\",20\r\n2,ñ,\"x\r\ny\"\r\n3,,\r\n".utf8)
    var counts = (rows: 0, errors: 0)
    // The sweep `csv-mutations` takes 100,000.
    for _ in 0..<250 {
      let text = DecodedText(mutator.mutate(table), contentType: nil).text
      var reader = CSVReader(text)
      while true {
        do throws(CSVError) {
          guard let row = try reader.next() else { break }
          counts.rows += 1
          #expect(row.fields.allSatisfy { $0.range.upperBound <= text.bytes.count })
        } catch {
          counts.errors += 1
        }
      }
    }
    #expect(counts.rows > 250 && counts.errors > 12)
  }
}
