// SPDX-License-Identifier: MIT

import AuraTestSupport
import Foundation
import Testing

/// The triangle of a quirk: its line in `docs/QUIRKS.md`, the mock's switch and test, the engine's test.
struct QuirkTriangleTests {
  /// Areas whose mock side and engine side are both here; an area joins with the issue that completes it.
  static let completeAreas = [
    "ENV", "LIM", "CHR", "DAY", "HOR", "OBS", "INV", "MUN", "UVI", "CAP", "TAR", "BOL", "ICA", "RSS", "RAD", "XML",
  ]

  /// Ids in a text, in order: `Q-DAY-05`, also each of `Q-DAY-05..08`.
  static func ids(in text: String) -> [String] {
    // A search of the bytes for where one may begin, for a pattern looks at every letter of a file.
    text.components(separatedBy: "Q-").dropFirst().flatMap { rest -> [String] in
      guard let match = rest.prefix(10).prefixMatch(of: /([A-Z]{3})-([0-9]{2})(?:\.\.([0-9]{2}))?/) else { return [] }
      let first = Int(match.2)!
      let last = match.3.flatMap { Int($0) } ?? first
      return (first...max(first, last)).map { "Q-\(match.1)-\($0 < 10 ? "0" : "")\($0)" }
    }
  }

  static func area(_ id: String) -> String { String(id.dropFirst(2).prefix(3)) }

  /// Ids named in the files of folders, by themselves or by the switch's name in code: `.twoCalls`.
  static func ids(under folders: [String], switches: [String: String]) -> Set<String> {
    let files = folders.flatMap { SourceFile.all(under: $0) }
    let bySwitch = files.flatMap { file in
      file.text.matches(of: /\.([a-z][A-Za-z0-9]+)/).compactMap { switches[String($0.1)] }
    }
    return Set(files.flatMap { ids(in: $0.text) } + bySwitch)
  }

  /// The switches' ids by their names in code.
  static func switches() throws -> [String: String] {
    let pairs = SourceFile.all(under: "Sources/AuraMock/Settings/Quirks").flatMap { file in
      file.text.matches(of: /static let ([A-Za-z0-9]+) = Quirk\("(Q-[A-Z]{3}-[0-9]{2})"/).map {
        (String($0.1), String($0.2))
      }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("Every quirk of a complete area has its line, its switch, a test of the mock and a test of the engine")
  func triangle() throws {
    let documented = Set(Self.ids(in: try Tree.text("docs/QUIRKS.md")))
    let switches = try Self.switches()
    let mock = Self.ids(under: ["Tests/AuraMockTests", "Tests/AuraMockServerTests"], switches: switches)
    let engine = Self.ids(
      under: ["Formats", "Feeds", "Client", "Pacing", "Transport", "TransportLive", "Model", "Places"].map {
        "Tests/Aura\($0)Tests"
      } + ["Tests/QuirkTests"], switches: switches)
    let wanted = Set(switches.values).filter { Self.completeAreas.contains(Self.area($0)) }
    #expect(wanted.count == 200)
    #expect(wanted.subtracting(documented).sorted() == [], "without a line in docs/QUIRKS.md")
    #expect(wanted.subtracting(mock).sorted() == [], "without a test of the mock")
    #expect(wanted.subtracting(engine).sorted() == [], "without a test of the engine")
  }

  @Test("No line, switch or test names a quirk that nothing documents")
  func documented() throws {
    let documented = Set(Self.ids(in: try Tree.text("docs/QUIRKS.md")))
    let tested = Self.ids(under: ["Tests"], switches: [:]).filter { Self.completeAreas.contains(Self.area($0)) }
    #expect(tested.subtracting(documented).sorted() == [])
  }
}
