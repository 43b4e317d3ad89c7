// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTime
import Synchronization
import Testing

struct RadarTests {
  static func path(_ code: String) -> String { "/red/radar/regional/\(code)" }

  private struct Question: Hashable {
    let scenario: Scenario
    let path: String
    let at: WallInstant
  }

  /// Pictures that several tests look at, each drawn once.
  private static let answers = Mutex<[Question: MockAnswer]>([:])

  static func frame(
    _ code: String, _ quirk: Quirk = .twoCalls, _ isOn: Bool = true, at: WallInstant = utc(2026, 8, 26, 9, 30),
    national: Bool = false
  ) -> MockAnswer {
    var scenario = Scenario.quiet
    scenario.quirks[quirk] = isOn
    let question = Question(scenario: scenario, path: national ? "/red/radar/nacional" : path(code), at: at)
    if let known = answers.withLock({ $0[question] }) { return known }
    var driver = MockDriver(scenario, at: at)
    let answer = driver.fetch(question.path)
    answers.withLock { $0[question] = answer }
    return answer
  }

  @Test("Pictures of any size and any pixels come back from a reader of their own")
  func encoder() throws {
    // Sizes and patterns that fill the table of codes once and more, and colours from 2 to 256.
    for (width, height, colours, step) in [
      (1, 1, 2, 1), (3, 2, 4, 1), (64, 64, 2, 7), (80, 75, 16, 3), (90, 90, 256, 89), (133, 100, 12, 5),
    ] {
      let pixels = (0..<width * height).map { UInt8(($0 * $0 / 7 + $0 / step) % colours) }
      let palette = (0..<colours).map { UInt32($0 * 65_793 & 0xFF_FFFF) }
      let bytes = GIFEncoder.write(width: width, height: height, pixels: pixels, palette: palette)
      let picture = try #require(GIFReader(bytes))
      #expect(picture.width == width && picture.height == height && picture.pixels == pixels)
      #expect(Array(picture.palette.prefix(colours)) == palette)
    }
  }

  @Test("Q-RAD-03: a still GIF under the type of a text; off, under its own")
  func type() throws {
    let on = Self.frame("ma", .radarDeclaresCharset, true)
    #expect(on.contentType == "image/gif;charset=ISO-8859-15")
    let off = Self.frame("ma", .radarDeclaresCharset, false)
    #expect(off.contentType == "image/gif" && off.body == on.body)
    let picture = try #require(GIFReader(on.body))
    #expect(picture.width == 400 && picture.height == 400 && (3000...60_000).contains(on.body.count))
  }

  @Test("Q-RAD-01: fifteen codes, each its own picture; off, the numbers of provinces too")
  func codes() {
    let codes = "am sa pm ba cc co ma ml mu vd ca se va ss za".split(separator: " ").map(String.init)
    var driver = MockDriver(.quiet)
    func isThere(_ code: String) -> Bool {
      // Apart, for a burst would be refused.
      driver.now = driver.now.advanced(bySeconds: 11)
      return !driver.first(Self.path(code)).link.isEmpty
    }
    #expect(codes.filter(isThere) == codes && !["28", "mad", "md", "MA"].contains(where: isThere))
    var scenario = Scenario.quiet
    scenario.quirks[.radarCodes] = false
    var other = MockDriver(scenario)
    #expect(!other.first(Self.path("28")).link.isEmpty && other.first(Self.path("md")).link.isEmpty)
  }

  @Test("Q-RAD-02: the national picture is always missing; off, it is there")
  func national() {
    var driver = MockDriver(.quiet)
    #expect(driver.first("/red/radar/nacional").text.contains("Error al obtener los datos"))
    #expect(GIFReader(Self.frame("", .radarNationalMissing, false, national: true).body) != nil)
  }

  @Test("Q-RAD-04: centred on the antenna; off, on the city of the name, which is another picture")
  func antenna() {
    let (rainy, dry) = Self.rainAndDry
    #expect(rainy != nil && dry != nil)
    guard let rainy else { return }
    let on = Self.frame(rainy.code, .radarAtAntenna, true, at: rainy.at)
    let off = Self.frame(rainy.code, .radarAtAntenna, false, at: rainy.at)
    #expect(on.body != off.body && GIFReader(off.body) != nil)
  }

  @Test("The same moment gives the same bytes; ten minutes later the rain has moved on, a dry sky stays as it is")
  func clock() {
    let (rainy, dry) = Self.rainAndDry
    if let rainy {
      let first = Self.frame(rainy.code, at: rainy.at)
      #expect(first.body == Self.frame(rainy.code, at: rainy.at.advanced(bySeconds: 599)).body)
      #expect(first.body != Self.frame(rainy.code, at: rainy.at.advanced(bySeconds: 1200)).body)
    }
    if let dry {
      let first = Self.frame(dry.code, at: dry.at)
      #expect(first.body == Self.frame(dry.code, at: dry.at.advanced(bySeconds: 600)).body)
    }
  }

  /// A radar and a moment with rain in the picture, and one without, of the first days that have them.
  private static let rainAndDry: (rainy: (code: String, at: WallInstant)?, dry: (code: String, at: WallInstant)?) = {
    var rainy: (String, WallInstant)?
    var dry: (String, WallInstant)?
    for (code, month) in [("vd", 11), ("co", 1), ("am", 7), ("ss", 12), ("ml", 8), ("ca", 6)]
    where rainy == nil || dry == nil {
      let at = utc(2026, month, 12, 12)
      let isWet = GIFReader(frame(code, at: at).body)?.pixels.contains { $0 > 3 } ?? false
      if isWet { rainy = rainy ?? (code, at) } else { dry = dry ?? (code, at) }
    }
    return (rainy, dry)
  }()
}
