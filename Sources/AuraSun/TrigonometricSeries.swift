// SPDX-License-Identifier: MIT

/// A sum of cosines by power of time: Σₖ τᵏ Σᵢ Aᵢ cos(Bᵢ + Cᵢ τ), the form of VSOP87.
struct TrigonometricSeries: Sendable {
  struct Term: Sendable {
    var amplitude: Double
    var phase: Double
    var frequency: Double
    /// Cosine and sine of the advance of the argument in one day: the neighbouring noons cost no further cosine.
    var dayCosine: Double
    var daySine: Double
  }

  /// Terms by power of time.
  private let terms: [[Term]]

  /// - Parameters:
  ///   - variable: first column of the rows to take.
  ///   - table: rows `variable,power,amplitude_1e-8,phase,frequency`.
  init(variable: Substring, of table: StaticString) {
    var byPower: [[Term]] = []
    for row in table.description.split(separator: "\n") where row.prefix(while: { $0 != "," }) == variable {
      let columns = row.split(separator: ",").dropFirst().compactMap { Double($0) }
      precondition(columns.count == 4, "a row of a series is a variable, a power and three numbers")
      let step = columns[3] / 365_250
      let term = Term(
        amplitude: columns[1] * 1e-8, phase: columns[2], frequency: columns[3], dayCosine: cosine(step),
        daySine: sine(step))
      while byPower.count <= Int(columns[0]) { byPower.append([]) }
      byPower[Int(columns[0])].append(term)
    }
    terms = byPower
  }

  /// The sum at a time in Julian millennia.
  func value(at millennia: Double) -> Double {
    var total = 0.0
    for power in terms.indices.reversed() {
      var sum = 0.0
      for term in terms[power] { sum += term.amplitude * cosine(term.phase + term.frequency * millennia) }
      total = total * millennia + sum
    }
    return total
  }

  /// The sums at a time in Julian millennia, one day before it and one day after it.
  func values(around millennia: Double) -> ThreeNoons {
    let times = ThreeNoons { millennia + $0 / 365_250 }
    var total = ThreeNoons(previous: 0, current: 0, next: 0)
    for power in terms.indices.reversed() {
      var sum = ThreeNoons(previous: 0, current: 0, next: 0)
      for term in terms[power] {
        let argument = term.phase + term.frequency * millennia
        let inPhase = term.amplitude * cosine(argument)
        let across = term.amplitude * sine(argument) * term.daySine
        let along = inPhase * term.dayCosine
        sum.previous += along + across
        sum.current += inPhase
        sum.next += along - across
      }
      total.previous = total.previous * times.previous + sum.previous
      total.current = total.current * times.current + sum.current
      total.next = total.next * times.next + sum.next
    }
    return total
  }
}
