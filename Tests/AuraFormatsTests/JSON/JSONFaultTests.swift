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
}
