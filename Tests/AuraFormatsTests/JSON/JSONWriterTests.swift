// SPDX-License-Identifier: MIT

import AuraChance
import AuraFormats
import Foundation
import Testing

struct JSONWriterTests {
  @Test("A number is written as the standard library writes it, but for the point and zero of whole ones")
  func numbers() {
    var chance = SeedStream(seed: 5).stream("numbers")
    var values =
      (-5000...5000).map { Double($0) / 10 } + [
        0, -0.0, 0.05, 1e8, 99_999_999.9, 100_000_000.1, Double.leastNonzeroMagnitude, 1e300,
      ]
    for _ in 0..<5000 { values.append(Double(bitPattern: chance.next())) }
    var differences: [String] = []
    for value in values where value.isFinite {
      var writer = JSONWriter()
      writer.number(value)
      let expected = value.description.hasSuffix(".0") ? String(value.description.dropLast(2)) : value.description
      if writer.text != expected { differences.append("\(value): \(writer.text)") }
    }
    #expect(differences == [])
  }

  @Test("Foundation reads what is written: members, empty containers, escapes, depths, in either layout")
  func structure() throws {
    for layout in [JSONWriter.Layout.compact, .pretty] {
      var writer = JSONWriter(layout: layout, capacity: 64)
      for _ in 0..<100 { writer.beginArray() }
      writer.beginObject()
      writer.key("k\"\u{1}")
      writer.string("a\\b\n\u{7F}é")
      writer.key("none")
      writer.beginObject()
      writer.endObject()
      writer.key("list")
      writer.beginArray()
      for number in [0, 9, 10, 999, 1000, -1] { writer.number(number) }
      writer.endArray()
      writer.endObject()
      for _ in 0..<100 { writer.endArray() }
      var tree = try JSONSerialization.jsonObject(with: Data(writer.bytes))
      for _ in 0..<100 { tree = try #require((tree as? [Any])?.first) }
      let object = try #require(tree as? [String: Any])
      #expect(object["k\"\u{1}"] as? String == "a\\b\n\u{7F}é" && (object["none"] as? [String: Any])?.isEmpty == true)
      #expect(object["list"] as? [Int] == [0, 9, 10, 999, 1000, -1])
    }
  }
}
