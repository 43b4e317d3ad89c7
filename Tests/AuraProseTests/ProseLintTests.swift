// SPDX-License-Identifier: MIT

import AuraProse
import Testing

/// Planted errors, one a line: what must be found. Sentences are ours; rules from the prose rules and Ortografía, 2010.
private let planted = """
  LO-01|Cielo  despejado
  LO-01|Cielo despejado.␣
  LO-02|Lluvia débil ,viento flojo.
  LO-02|Lluvia débil,viento flojo.
  LO-03|Lluvia débil.. Viento flojo.
  LO-03|De 9 a 15~°C,
  LO-04|De 9 a 15 °C.
  LO-04|De 9 a 15°C.
  LO-04|De 9 a 15~ºC.
  LO-04|Viento flojo a 12~Km/h.
  LO-04|Lluvia de 0~mm en una hora.
  LO-04|Humedad del 60%.
  LO-05|Lluvia de 0.4~mm en una hora.
  LO-05|Lluvia de 2,0~mm en una hora.
  LO-05|Lluvia de 0,45~mm en una hora.
  LO-06|De -2 a 7~°C.
  LO-06|Mínima de −0~°C.
  LO-07|Viento de el norte.
  LO-07|Lluvia a el amanecer.
  LO-07|Viento del el norte.
  LO-08|Humedad del 60~% y índice UV muy alto (9).
  LO-08|Calor e viento flojo
  LO-09|Viento del norte o oeste
  LO-09|De 7 o 8 grados.
  LO-09|Viento del norte u sur
  LO-10|Cielo cielo despejado
  LO-11|cielo despejado
  LO-11|De 9 a 15~°C. viento flojo.
  LO-11|Viento flojo del Norte.
  LO-11|Cielo DESPEJADO
  LO-12|Sensacion térmica de −5~°C.
  LO-12|Viento debil
  LO-12|Cielo mas despejado
  LO-13|Cielo despejado ☀
  LO-13|Máxima de {maximum}~°C.
  LO-14|Máxima de 1 grados.
  LO-14|Máxima de 12 grado.
  LO-15|De 15 a 9~°C.
  LO-15|Entre 9 y 9~°C.
  LO-15|Entre 9 a 15~°C.
  LO-15|Entre −2 y −7~°C.
  LO-16|Índice UV muy alto (9.
  LO-16|Llueve!
  LO-17|Mínima de −3~°C bajo cero.
  LA-01|La cielo está despejado
  LA-01|Un nube en el cielo
  LA-01|Las viento sopla
  LA-01|La agua cae
  LA-02|Cielo despejada
  LA-02|Nubes alto
  LA-02|Lluvia débiles
  LA-02|Rachas muy fuerte de viento
  LA-02|Ambiente fría en la calle
  LA-03|Las nubes domina el cielo
  LA-03|El sol brillan
  LA-03|Se espera lluvias
  LA-03|Se esperan lluvia
  LA-03|Llega las nubes
  LA-04|Hacen frío en la calle
  LA-04|Habrán tormentas
  LA-04|Llueven en la calle
  LA-05|El cielo está despejada
  LA-05|La noche llega estrellado
  LV-01|Celo despejado
  LV-01|Cielo despejado con granizo
  """

struct ProseLintTests {
  @Test("Every planted error is found by the rule that names it")
  func plantedErrors() {
    var missed: [String] = []
    var rules: Set<String> = []
    for line in planted.split(separator: "\n") {
      let parts = line.split(separator: "|", maxSplits: 1)
      let text = String(parts[1].replacing("~", with: "\u{A0}").replacing("␣", with: " "))
      let rule = String(parts[0])
      rules.insert(rule)
      let found = ProseLint.findings(in: text)
      if !found.contains(where: { $0.rule.rawValue == rule }) { missed.append("\(line) → \(found)") }
    }
    #expect(missed.isEmpty, "\(missed.joined(separator: "\n"))")
    #expect(rules == Set(LintFinding.Rule.allCases.map(\.rawValue)), "a rule without a planted error proves nothing")
  }

  @Test("Sentences that are right are left alone")
  func rightSentences() {
    let sentences = """
      Cielo despejado de punta a punta
      Las nubes dominan el cielo, con ambiente templado
      Aviso naranja por viento, con lluvia y niebla
      De −4 a −1~°C, con un 60~% de humedad e índice UV muy alto (9).
      El alba llega despejada
      Nubes y claros a partes iguales en Las Palmas de Gran Canaria
      Se esperan precipitaciones
      Entre 7 y 18~°C; viento fuerte del oeste a 45~km/h y rachas muy fuertes de hasta 85~km/h.
      Una noche para mirar las estrellas
      Lluvia de 0,4~mm en una hora.
      Frío y hielo
      """
    let wrong = sentences.split(separator: "\n").flatMap { line in
      ProseLint.findings(in: String(line.replacing("~", with: "\u{A0}"))).filter { $0.rule != .vocabulary }
        .map { "\(line): \($0)" }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }
}
