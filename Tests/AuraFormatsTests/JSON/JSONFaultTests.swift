// SPDX-License-Identifier: MIT

import AuraChance
import AuraFormats
import AuraTestSupport
import Testing

struct JSONFaultTests {
  @Test("512 faults planted at known paths and offsets are reported there", arguments: PlantedFault.Kind.allCases)
  func plantedFaults(_ kind: PlantedFault.Kind) {
    let stream = SeedStream(seed: 2).stream("\(kind)")
    let strict = JSONLimits(duplicateKeys: .reject)
    var differences: [String] = []
    for number in 0..<32 {
      let fault = PlantedFault(kind: kind, chance: stream.stream(number))
      do throws(JSONError) {
        _ = try JSONValue(fault.text, limits: strict)
        differences.append("\(number): accepted \(String(decoding: fault.text, as: UTF8.self))")
      } catch {
        if error.place.path != fault.path || error.place.offset != fault.offset {
          let text = String(decoding: fault.text, as: UTF8.self)
          differences.append("\(number): \(error), planted at \(fault.path), byte \(fault.offset): \(text)")
        }
      }
    }
    #expect(differences == [])
  }

  @Test("A recording cut at any byte ends there, and nowhere else", .needsRecordings)
  func truncation() throws {
    let bytes = try Recordings.bytes("aemet/extracted/municipio-diaria-28079-2026-08-25.json")
    let length = bytes.lastIndex(of: UInt8(ascii: "]"))!
    var differences: [Int] = []
    for end in stride(from: 0, through: length, by: 37) {
      do throws(JSONError) {
        var json = try JSONCursor(DecodedText(Array(bytes[..<end]), contentType: nil).text)
        try json.skipValue()
        differences.append(end)
      } catch {
        guard case .truncated = error else {
          differences.append(end)
          continue
        }
      }
    }
    #expect(differences == [])
  }

  @Test("An error names the byte of the file that was sent, behind accents in any charset and a byte order mark")
  func bytesAsSent() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let latin: [UInt8] = [0xC9, 0xA4, 0x73]  // É€s in ISO-8859-15
    let files: [[UInt8]] = [
      Array(#"{"Ávila": "cañón €"#.utf8), mark + Array(#"{"Ávila": "cañón €"#.utf8),
      Array(#"{"a": ""#.utf8) + latin, mark + Array(#"{"a": ""#.utf8) + latin,
    ]
    for head in files {
      // A control character may not stand in a string: its byte is the only one of it in the file.
      let file = head + [0x01] + Array(#"", "b": 1}"#.utf8)
      let text = DecodedText(file, contentType: nil).text
      #expect(throws: JSONError.self) {
        do throws(JSONError) {
          var json = try JSONCursor(text)
          try json.skipValue()
        } catch {
          #expect(error.place.offset == head.count)
          throw error
        }
      }
      var table = CSVReader(DecodedText(head + Array("\n\"open".utf8), contentType: nil).text)
      #expect(throws: CSVError.unclosedQuote(line: 2, offset: head.count + 1)) { while try table.next() != nil {} }
    }
  }
}
