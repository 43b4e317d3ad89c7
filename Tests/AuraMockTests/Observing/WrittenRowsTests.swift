// SPDX-License-Identifier: MIT

import AuraMock
import AuraModel
import AuraTime
import Testing

/// What the mock keeps of what it wrote: a file is the same whatever was asked for before it.
struct WrittenRowsTests {
  /// Hours' ends in their old form, then in the new one; stations coming in, another day.
  static let moments = [
    utc(2024, 3, 1, 10, 40), utc(2026, 8, 26, 20, 34), utc(2026, 8, 26, 20, 44), utc(2026, 8, 27, 0, 45),
  ]

  @Test("The file of many stations is the one that a mock writes which wrote none before")
  func sameFiles() {
    var scenario = Scenario.quiet
    scenario.national = NationalShare(near: [MunicipalityCode("28079")!], km: 15)
    var long = MockDriver(scenario)
    let path = "/observacion/convencional/todas"
    let wrong = Self.moments.filter { moment in
      long.now = moment
      var fresh = MockDriver(scenario, at: moment)
      let bytes = fresh.fetch(path).body
      // Madrid's university measures the ground's temperature, whose mean goes over the file's days.
      let hasSoil = String(decoding: bytes, as: UTF8.self).contains("\"tss20cm\"")
      return !hasSoil || long.fetch(path).body != bytes
    }
    #expect(wrong == [])
  }

  @Test("The news of an outlet are those of a mock that told none before")
  func sameNews() {
    var long = MockState(.quiet, weather: SharedWeather.source)
    var bench = HostBench()
    let wrong = (0..<20).filter { step in
      bench.at = utc(2026, 8, 26, 9).advanced(bySeconds: Int64(step) * 1260)
      let request = MockRequest(
        method: "GET", target: "/api/tematicas/821/noticias.rss", body: [], client: "10.0.0.1",
        origin: "https://www.rtve.es")
      let fresh = bench.answer(HostBench.rtve).body
      return fresh.count < 1000 || long.respond(to: request, at: bench.at).body != fresh
    }
    #expect(wrong == [])
  }
}
