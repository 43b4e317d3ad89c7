// SPDX-License-Identifier: MIT

import AuraClient
import AuraModel
import AuraPacing
import Testing

struct EndpointTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let typed: String
    /// The path asked for, or the error.
    let asked: String
    var testDescription: String { typed }
  }

  @Test(
    "Typed paths: composed, encoded once, and nothing that names another path",
    arguments: [
      Case(
        typed: "/prediccion/especifica/municipio/diaria/28079", asked: "/prediccion/especifica/municipio/diaria/28079"),
      Case(typed: "//avisos_cap/ultimoelaborado/area/esp/", asked: "/avisos_cap/ultimoelaborado/area/esp/"),
      // The form of the field guide: ":" as "%3A", the letters "UTC" as they are.
      Case(typed: "/fechaini/2026-08-25T00:00:00UTC", asked: "/fechaini/2026-08-25T00%3A00%3A00UTC"),
      Case(typed: "/fechaini/2026-08-25T00%3A00%3A00UTC", asked: "/fechaini/2026-08-25T00%3A00%3A00UTC"),
      Case(typed: "/estaciones/3195,5783", asked: "/estaciones/3195,5783"),
      // Composed and decomposed.
      Case(typed: "/monta\u{F1}a", asked: "/monta%C3%B1a"),
      Case(typed: "/montan\u{303}a", asked: "/monta%C3%B1a"),
      Case(typed: "/a\u{301}e\u{300}i\u{302}u\u{308}c\u{327}", asked: "/%C3%A1%C3%A8%C3%AE%C3%BC%C3%A7"),
      // No Latin code point: stays in two.
      Case(typed: "/q\u{303}", asked: "/q%CC%83"),
      Case(typed: "/a[b]|\"<>", asked: "/a%5Bb%5D%7C%22%3C%3E"),
      Case(typed: "", asked: "empty"),
      Case(typed: "///", asked: "empty"),
      Case(typed: "/a?api_key=x", asked: "character"),
      Case(typed: "/a#b", asked: "character"),
      Case(typed: "/a b", asked: "character"),
      Case(typed: "/a\r\nX: y", asked: "character"),
      Case(typed: "/a\\b", asked: "character"),
      Case(typed: "/a%", asked: "character"),
      Case(typed: "/a%4", asked: "character"),
      Case(typed: "/a%zz", asked: "character"),
      Case(typed: "/a/../b", asked: "dotSegment"),
      Case(typed: "./a", asked: "dotSegment"),
    ])
  func paths(_ row: Case) {
    let asked: String
    do throws(EndpointError) {
      asked = try Endpoint.raw(path: row.typed).description
    } catch {
      asked =
        switch error {
        case .empty: "empty"
        case .character: "character"
        case .dotSegment: "dotSegment"
        }
    }
    #expect(asked == row.asked)
  }

  @Test("Q-LIM-01, Q-LIM-03: places share a template, and hourly forecasts have the pacer's tightest")
  func templates() throws {
    let (madrid, getafe) = (try #require(MunicipalityCode("28079")), try #require(MunicipalityCode("01001")))
    #expect(Endpoint.dailyForecast(ine: madrid).template == Endpoint.dailyForecast(ine: getafe).template)
    #expect(Endpoint.hourlyForecast(ine: madrid).template == PacingProfile.hourlyTemplate)
    // Leading zeros count.
    #expect(Endpoint.hourlyForecast(ine: getafe).description == "/prediccion/especifica/municipio/horaria/01001")
    // What is typed counts with what the engine asks.
    let typed = try Endpoint.raw(path: "/prediccion/especifica/municipio/horaria/28079")
    #expect(typed.template == PacingProfile.hourlyTemplate)
    #expect(try Endpoint.raw(path: "/prediccion/nacional/hoy").template == "prediccion/nacional/hoy")
  }

  @Test("Q-MUN-02, Q-UVI-06: every other product: its path, its template, its limit")
  func products() throws {
    let alava = try #require(MunicipalityCode("01059"))
    let rows: [(Endpoint, String, String)] = [
      (.observations, "/observacion/convencional/todas", "observacion/convencional/todas"),
      (
        .observations(station: "9262P"), "/observacion/convencional/datos/estacion/9262P",
        "observacion/convencional/datos/estacion/{idema}"
      ),
      (
        .stationInventory, "/valores/climatologicos/inventarioestaciones/todasestaciones",
        "valores/climatologicos/inventarioestaciones/todasestaciones"
      ),
      (.municipalities, "/maestro/municipios", "maestro/municipios"),
      // The prefix, and the leading zero behind it.
      (.municipality(ine: alava), "/maestro/municipio/id01059", "maestro/municipio/{id}"),
      (.uvi(daysAhead: 4), "/prediccion/especifica/uvi/4", "prediccion/especifica/uvi/{dia}"),
    ]
    for (endpoint, path, template) in rows {
      #expect(endpoint.description == path && endpoint.template == template)
      #expect(try Endpoint.raw(path: path).template == template)
    }
    // An identifier that somebody typed cannot leave its segment.
    #expect(Endpoint.observations(station: "../todas?x").path.hasSuffix("/estacion/..%2Ftodas%3Fx"))
    // The bodies of 2026, twice over.
    #expect(Endpoint.observations.bodyLimit > 7_600_000 && Endpoint.municipalities.bodyLimit > 6_000_000)
  }
}
