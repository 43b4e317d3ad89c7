// SPDX-License-Identifier: MIT

import AuraFeeds
import AuraMock
import AuraModel
import AuraTransport
import Testing
import aura_sweep

/// The mock's radar with each quirk on and off: what the engine makes of it.
struct RadarQuirkTests {
  /// Under a dry sky: what a picture shows is not looked at here.
  private static func bench(_ quirk: Quirk, _ isOn: Bool) -> HostQuirkBench {
    var bench = HostQuirkBench(quirk, isOn)
    bench.weather = StagedWeather(stage: StagedWeather.calm)
    return bench
  }

  @Test("Q-RAD-03: the picture is the picture, whatever type it declares")
  func type() throws {
    for isOn in [true, false] {
      let bench = Self.bench(.radarDeclaresCharset, isOn)
      let answer = bench.radar("regional/ma")
      #expect(answer.fields["Content-Type"]?.contains("charset") == isOn)
      let frame = try RadarFrame.decode(answer.body, siteCode: "ma", fetchedAt: bench.at).record
      #expect(frame.bytes == answer.body && frame.width == 400 && frame.height == 400)
    }
  }

  @Test("Q-RAD-01, Q-RAD-02: an unknown code and the national picture are refusals, never pictures; off, pictures")
  func refusals() throws {
    for (quirk, path) in [(Quirk.radarCodes, "regional/28"), (.radarNationalMissing, "nacional")] {
      let on = Self.bench(quirk, true)
      #expect {
        try RadarFrame.decode(on.radar(path).body, siteCode: "", fetchedAt: on.at)
      } throws: {
        if case .refused(404, _)? = $0 as? RadarError { true } else { false }
      }
      let off = Self.bench(quirk, false)
      #expect(try RadarFrame.decode(off.radar(path).body, siteCode: "", fetchedAt: off.at).record.width == 400)
    }
  }

  @Test("Q-RAD-04: pictures of two radars, and of antenna and city, are pictures alike")
  func antenna() throws {
    for isOn in [true, false] {
      let bench = Self.bench(.radarAtAntenna, isOn)
      let frames = try ["co", "ss"].map { code in
        try RadarFrame.decode(bench.radar("regional/\(code)").body, siteCode: code, fetchedAt: bench.at).record
      }
      #expect(frames.map(\.siteCode) == ["co", "ss"] && frames.allSatisfy { $0.bytes.count <= RadarFrame.limitBytes })
    }
  }
}
