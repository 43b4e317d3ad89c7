// SPDX-License-Identifier: MIT

import Testing

@testable import AuraFormats

@Suite("Searches over bytes find what a look at each would")
struct ByteScanTests {
  /// Each byte that there is, at each place of texts of many lengths, from many places on.
  @Test("the first brace, or what looks like one")
  func firstBraceLike() {
    var wrong: [String] = []
    let filler = Array("  \"vmax\" : 12.4,\n  \"ubi\" : \"PUERTO ALTO\",\n  \"stdvv\" : 0.3, \"xz|~\u{80}\u{FF}".utf8)
    for count in [0, 1, 7, 8, 9, 31, 32, 33, 63, 64, 65, 97] {
      let text = (0..<count).map { filler[$0 % filler.count] }
      for place in 0..<count {
        for byte in [0x79, 0x7A, 0x7B, 0x7C, 0x7D, 0x7E, 0x7F, 0xFB, 0xFD] as [UInt8] {
          var bytes = text
          bytes[place] = byte
          for start in [0, 1, place, min(place + 1, count), count] {
            // The four bytes that the search promises to find.
            let expected = bytes[start...].firstIndex { [0x79, 0x7B, 0x7D, 0x7F].contains($0) } ?? count
            let found = ByteScan.firstBraceLike(in: bytes.span, from: start)
            if found != expected { wrong.append("\(byte) at \(place) of \(count) from \(start): \(found)") }
          }
        }
      }
    }
    #expect(wrong.isEmpty)
  }
}
