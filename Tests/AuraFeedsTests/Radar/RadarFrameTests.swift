// SPDX-License-Identifier: MIT

import AuraChance
import AuraFeeds
import AuraFixtures
import AuraModel
import AuraTime
import Testing

struct RadarFrameTests {
  static let now = WallInstant(secondsSinceEpoch: 1_787_734_800)

  /// The smallest GIF there is, 1 × 1, from the specification's own parts: header, screen, two colours, an extension,
  /// one image of two codes, trailer.
  static let gif: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255] + [0x21, 0xF9, 4, 1, 0, 0, 0, 0]
    + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]

  static func decode(_ bytes: [UInt8]) throws(RadarError) -> RadarFrame {
    try RadarFrame.decode(bytes, siteCode: "ss", fetchedAt: now).record
  }

  @Test("Q-RAD-03: the picture by its own bytes, kept as they are, aged by its fetching")
  func frame() throws {
    let frame = try Self.decode(Self.gif)
    #expect(frame.bytes == Self.gif && [frame.width, frame.height] == [1, 1] && frame.siteCode == "ss")
    #expect(frame.ageSeconds(at: Self.now.advanced(bySeconds: 600)) == 600)
    #expect(try Self.decode(Array("GIF87a".utf8) + Self.gif.dropFirst(6)).width == 1)
  }

  @Test("A picture cut at any byte is an error, never half a picture")
  func cuts() {
    for count in 0..<Self.gif.count {
      let isRefused = (try? Self.decode(Array(Self.gif.prefix(count)))) == nil
      #expect(isRefused, "\(count) bytes")
    }
  }

  @Test(
    "What is no picture is an error that says so",
    arguments: [
      ("", "found nothing"), ("<html>Mantenimiento</html>", "found html"),
      (
        "{\"descripcion\":\"Error al obtener los datos\",\"estado\":404}",
        "\"Error al obtener los datos\" with estado 404"
      ),
      ("{\"descripcion\":", "found json"), ("hola", "found text"), ("GIF89b", "found text"),
    ])
  func refusals(_ body: String, _ expected: String) {
    #expect {
      try Self.decode(Array(body.utf8))
    } throws: {
      "\($0)".contains(expected)
    }
  }

  @Test("Size is bounded: bytes, pixels, and screens of nothing")
  func bounds() {
    func screen(_ width: UInt16, _ height: UInt16) -> [UInt8] {
      var bytes = Self.gif
      bytes.replaceSubrange(
        6..<10, with: [UInt8(width & 255), UInt8(width >> 8), UInt8(height & 255), UInt8(height >> 8)])
      return bytes
    }
    let large = Self.gif + Array(repeating: 0, count: RadarFrame.limitBytes)
    for (bytes, expected) in [
      (large, "expected a GIF of 1048576 at most"), (screen(4097, 1), "4097 × 1 pixels"), (screen(0, 1), "a screen"),
    ] {
      #expect {
        try Self.decode(bytes)
      } throws: {
        "\($0)".contains(expected)
      }
    }
  }

  @Test("250 damaged pictures are a picture or a typed error")
  func damaged() {
    var mutator = ByteMutator(chance: SeedStream(seed: 7).stream("gif"))
    var counts = (good: 0, failed: 0)
    // The sweep `feed-mutations` takes 100,000.
    for _ in 0..<250 {
      do throws(RadarError) {
        let frame = try Self.decode(mutator.mutate(Self.gif))
        counts.good += 1
        if frame.bytes.count > RadarFrame.limitBytes { Issue.record("too large") }
      } catch {
        counts.failed += 1
      }
    }
    #expect(counts.good > 12 && counts.failed > 50)
  }
}
