// SPDX-License-Identifier: MIT

import AuraModel
import AuraTime
import AuraTruth
import Testing

/// Texts written by hand, true and false, against the snapshots they were written for.
@Suite(.timeLimit(.minutes(1)))
struct TruthOracleTests {
  static let calm = "sky=11 t=19 range=11..23 feels=19 rh=50 wind=SO/10 pop=0 mm=0 uv=5"
  static let rain = "sky=26 t=12 range=10..14 feels=12 rh=92 wind=SO/25 gust=55 pop=100 mm=2.4 storm=0"
  static let maybe = "sky=15 t=13 range=9..15 feels=13 rh=80 wind=O/15 pop=69 mm=0"
  static let snow = "sky=36 t=-1 range=-4..1 feels=-6 wind=N/20 gust=40 pop=100 mm=1.5 snow=1.5"
  static let night = "sky=11n t=2 range=-3..9 feels=0 rh=70 wind=N/6 pop=0 mm=0"
  static let evening = "2026-03-10T23:30"

  static let truths: [TruthCase] = [
    TruthCase(
      id: "clear day", facts: calm, headline: "Luce el sol en un cielo despejado",
      dataline: "Entre 11 y 23\u{A0}°C, humedad del 50\u{A0}% y viento flojo del suroeste a 10\u{A0}km/h."),
    TruthCase(
      id: "clear night", facts: night, at: evening, headline: "Noche rasa y con estrellas",
      dataline: "De \u{2212}3 a 9\u{A0}°C, con helada débil y humedad del 70\u{A0}%."),
    TruthCase(
      id: "sure rain", facts: rain, headline: "Llueve bajo un cielo cubierto",
      dataline:
        "De 10 a 14\u{A0}°C. Lluvia moderada, 2,4\u{A0}mm en una hora, y viento del suroeste con rachas de 55\u{A0}km/h."
    ),
    TruthCase(
      id: "probable rain", facts: maybe, headline: "Cielo muy nuboso y lluvia probable",
      dataline: "De 9 a 15\u{A0}°C, con un 69\u{A0}% de probabilidad de lluvia y viento flojo del oeste."),
    TruthCase(
      id: "snow", facts: snow, headline: "La nieve cae sin prisa",
      dataline: "De \u{2212}4 a 1\u{A0}°C, 1,5\u{A0}mm de nieve y sensación de \u{2212}6\u{A0}°C."),
    TruthCase(
      id: "trace", facts: "sky=45 t=14 range=11..16 pop=85 mm=Ip", headline: "Cuatro gotas y un cielo gris",
      dataline: "De 11 a 16\u{A0}°C y lluvia inapreciable."),
    TruthCase(
      id: "red aviso", facts: "sky=54 t=17 range=15..19 wind=E/40 gust=85 pop=100 mm=62 storm=95",
      place: 29_067, aviso: (.rojo, "PR;Lluvias", "P1;Precipitación acumulada en una hora;60 mm"),
      headline: "Aviso rojo por lluvia y tormenta",
      dataline: "De 15 a 19\u{A0}°C, lluvia torrencial, 62\u{A0}mm en una hora, y rachas muy fuertes de 85\u{A0}km/h."),
    TruthCase(
      id: "fog", facts: "sky=81 t=4 range=1..8 feels=4 wind=C/0 pop=5",
      headline: "La niebla no suelta la mañana",
      dataline: "De 1 a 8\u{A0}°C, con el aire en calma."),
    TruthCase(
      id: "levante", facts: "sky=17 t=22 range=18..25 wind=E/45 gust=62 pop=0 uv=7", place: 11_012,
      headline: "Levante fuerte y un velo de nubes altas",
      dataline: "De 18 a 25\u{A0}°C, viento fuerte del este a 45\u{A0}km/h y UV alto, 7."),
    TruthCase(
      id: "felt", facts: "sky=14 t=5 range=3..8 feels=0 wind=NO/38 gust=65 pop=20",
      headline: "Frío bajo las nubes",
      dataline:
        "De 3 a 8\u{A0}°C, sensación de 0\u{A0}°C y viento del noroeste a 38\u{A0}km/h; no se descarta alguna lluvia."),
    TruthCase(
      id: "heat", facts: "sky=11 t=43 range=26..44 feels=43 wind=S/10 pop=0 uv=9", at: "2026-08-10T14:30",
      headline: "Calor extremo a mediodía", dataline: "De 26 a 44\u{A0}°C; UV muy alto, 9."),
    TruthCase(
      id: "unknown avisos", facts: calm, avisosKnown: false, headline: "Sol y cielo limpio",
      dataline: "De 11 a 23\u{A0}°C; avisos, sin datos disponibles."),
    TruthCase(
      id: "storm to come", facts: "sky=26 t=18 range=12..22 pop=90 mm=3 storm=80",
      headline: "Llueve y se espera tormenta",
      dataline: "De 12 a 22\u{A0}°C, probabilidad de tormenta del 80\u{A0}% y lluvia de 3\u{A0}mm en una hora."),
    TruthCase(
      id: "rain beside an aviso of snow", facts: "sky=45 t=4 range=1..7 pop=100 mm=0.4 snow=0",
      aviso: (.amarillo, "NE;Nevadas", "N1;Nieve acumulada en 24 horas;5 cm"), headline: "Apenas llueve",
      dataline: "De 1 a 7\u{A0}°C, acumulado de 0,4\u{A0}mm en una hora y aviso amarillo por nieve."),
    TruthCase(
      id: "bad air", facts: calm + " ica=5", headline: "Luce el sol en un cielo despejado",
      dataline: "Entre 11 y 23\u{A0}°C, humedad del 50\u{A0}% y calidad del aire muy desfavorable."),
  ]

  @Test("A true text brings no finding and is understood", arguments: truths)
  func truth(_ row: TruthCase) throws {
    let verdict = TruthOracle.judge(
      headline: row.headline, dataline: row.dataline, of: try row.snapshot(), at: try row.snapshot().moment)
    #expect(verdict.findings.map(\.description) == [])
    #expect(verdict.recovered.count >= 3)
  }

  /// A text with one thing changed: what to put for what, and the rule it breaks.
  struct Lie: Sendable, CustomTestStringConvertible {
    let of: String
    let replace: String
    let by: String
    let rule: TruthRule
    var testDescription: String { "\(of): \(by)" }
  }

  static let lies: [Lie] = [
    Lie(of: "clear day", replace: "23", by: "24", rule: .figureNotInData),
    Lie(of: "clear day", replace: "Entre 11 y 23", by: "Entre 23 y 11", rule: .rangeReversed),
    Lie(of: "clear day", replace: "50", by: "52", rule: .figureNotInData),
    Lie(of: "clear day", replace: "flojo", by: "fuerte", rule: .bandWord),
    Lie(of: "clear day", replace: "suroeste", by: "sureste", rule: .direction),
    Lie(of: "clear day", replace: "Luce el sol", by: "Lucen las estrellas", rule: .time),
    Lie(of: "clear day", replace: "despejado", by: "cubierto", rule: .sky),
    Lie(of: "clear day", replace: "Luce el sol", by: "Tormenta", rule: .phenomenonNotInData),
    Lie(of: "clear day", replace: "Luce el sol", by: "Niebla", rule: .phenomenonNotInData),
    Lie(of: "clear day", replace: "Luce el sol", by: "Aviso naranja", rule: .aviso),
    Lie(of: "clear day", replace: "un cielo", by: "un cielo de récord", rule: .notKnowable),
    Lie(of: "clear day", replace: "un cielo", by: "el cielo de Toledo", rule: .place),
    Lie(of: "clear day", replace: "Entre 11 y 23\u{A0}°C, h", by: "H", rule: .mustSay),
    Lie(
      of: "clear day", replace: "y viento flojo del suroeste a 10\u{A0}km/h", by: "y rachas", rule: .phenomenonNotInData
    ),
    Lie(of: "clear day", replace: "50\u{A0}%", by: "50", rule: .figureWithoutUnit),
    Lie(of: "clear night", replace: "débil", by: "fuerte", rule: .bandWord),
    Lie(of: "clear night", replace: "\u{2212}3", by: "3", rule: .figureNotInData),
    Lie(of: "sure rain", replace: "Llueve", by: "Podría llover", rule: .certainty),
    Lie(of: "sure rain", replace: "Llueve", by: "Sin lluvia", rule: .denialNotInData),
    Lie(of: "sure rain", replace: "moderada", by: "débil", rule: .bandWord),
    Lie(of: "sure rain", replace: "2,4", by: "2,5", rule: .figureNotInData),
    Lie(of: "sure rain", replace: "55", by: "25", rule: .figureNotInData),
    Lie(of: "sure rain", replace: "rachas de", by: "rachas muy fuertes de", rule: .bandWord),
    Lie(of: "sure rain", replace: "Llueve bajo", by: "Nieva bajo", rule: .phenomenonNotInData),
    Lie(of: "sure rain", replace: "cubierto", by: "despejado", rule: .sky),
    Lie(of: "probable rain", replace: "lluvia probable", by: "lluvia posible", rule: .certainty),
    Lie(of: "probable rain", replace: "lluvia probable", by: "lluvia", rule: .certainty),
    Lie(of: "probable rain", replace: "69", by: "96", rule: .figureNotInData),
    Lie(of: "snow", replace: "La nieve", by: "La lluvia", rule: .phenomenonNotInData),
    Lie(of: "snow", replace: "sensación de \u{2212}6", by: "sensación de \u{2212}1", rule: .figureNotInData),
    Lie(of: "snow", replace: "nieve y", by: "nieve fuerte y", rule: .bandWord),
    Lie(of: "snow", replace: " y sensación de \u{2212}6\u{A0}°C", by: "", rule: .mustSay),
    Lie(of: "trace", replace: "inapreciable", by: "fuerte", rule: .bandWord),
    Lie(of: "trace", replace: "lluvia inapreciable", by: "0\u{A0}mm", rule: .figureNotInData),
    Lie(of: "red aviso", replace: "rojo", by: "naranja", rule: .aviso),
    Lie(of: "red aviso", replace: "Aviso rojo por lluvia y tormenta", by: "Lluvia y tormenta", rule: .mustSay),
    Lie(of: "red aviso", replace: " y tormenta", by: "", rule: .mustSay),
    Lie(of: "red aviso", replace: "muy fuertes", by: "huracanadas", rule: .bandWord),
    Lie(of: "red aviso", replace: "torrencial", by: "muy fuerte", rule: .bandWord),
    Lie(of: "fog", replace: "niebla", by: "calima", rule: .phenomenonNotInData),
    Lie(of: "fog", replace: "La niebla no suelta la mañana", by: "Cielo gris y quieto", rule: .mustSay),
    Lie(of: "levante", replace: "Levante", by: "Poniente", rule: .direction),
    Lie(of: "levante", replace: "Levante", by: "Cierzo", rule: .direction),
    Lie(of: "levante", replace: "alto", by: "extremo", rule: .bandWord),
    Lie(of: "levante", replace: "7", by: "8", rule: .figureNotInData),
    Lie(of: "felt", replace: "Frío", by: "Calor", rule: .phenomenonNotInData),
    Lie(of: "felt", replace: "no se descarta alguna lluvia", by: "lluvia", rule: .certainty),
    Lie(of: "heat", replace: "a mediodía", by: "de madrugada", rule: .time),
    Lie(of: "heat", replace: "Calor extremo a mediodía", by: "Frío a mediodía", rule: .phenomenonNotInData),
    // A storm that is only to come does not stand for the rain that falls.
    Lie(of: "storm to come", replace: "Llueve y se espera", by: "Se espera", rule: .mustSay),
    Lie(of: "bad air", replace: "muy desfavorable", by: "extremadamente desfavorable", rule: .bandWord),
    Lie(of: "clear day", replace: "y viento", by: "y calidad del aire muy desfavorable con viento", rule: .bandWord),
    Lie(of: "unknown avisos", replace: "avisos, sin datos disponibles", by: "no hay avisos", rule: .aviso),
  ]

  @Test("A text with one thing changed is found out, by the rule that it breaks", arguments: lies)
  func lie(_ lie: Lie) throws {
    let row = try #require(Self.truths.first { $0.id == lie.of })
    let (headline, dataline) = (
      row.headline.replacing(lie.replace, with: lie.by), row.dataline.replacing(lie.replace, with: lie.by)
    )
    try #require(headline != row.headline || dataline != row.dataline)
    let verdict = TruthOracle.judge(
      headline: headline, dataline: dataline, of: try row.snapshot(), at: try row.snapshot().moment)
    #expect(verdict.findings.contains { $0.rule == lie.rule }, "\(verdict.findings)")
  }

  // Found by the simulator, `--seed 1 --days 10 --calm`: a surface that is composed in the minute of sunrise.
  @Test(
    "Until sunrise it is madrugada, the sun's minute included: a clock of minutes knows no better",
    arguments: [("07:28:59", true), ("07:29:05", true), ("07:29:55", true), ("07:30:00", false)])
  func sunrise(clock: String, isTrue: Bool) throws {
    let row = TruthCase(
      id: "sunrise", facts: Self.night, headline: "Cielo raso de madrugada",
      dataline: "De \u{2212}3 a 9\u{A0}°C, con helada débil y humedad del 70\u{A0}%.")
    func instant(_ clock: String) throws -> WallInstant {
      // Madrid is an hour ahead of UTC in March.
      try #require(WireTimestamp("2026-03-10T\(clock)+01:00")).instant(withoutOffsetIn: .utc)
    }
    var snapshot = try row.snapshot().at(try instant(clock))
    snapshot.sunrise = try instant("07:29:40")
    let verdict = TruthOracle.judge(
      headline: row.headline, dataline: row.dataline, of: snapshot, at: snapshot.moment)
    #expect(verdict.findings.contains { $0.rule == .time } != isTrue, "\(verdict.findings)")
  }

  @Test("Every rule has a text that breaks it")
  func everyRule() {
    let proved = Set(Self.lies.map(\.rule))
    #expect(TruthRule.allCases.filter { !proved.contains($0) } == [])
  }
}
