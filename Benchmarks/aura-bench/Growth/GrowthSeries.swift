// SPDX-License-Identifier: MIT

/// How the cost of a piece of work grows with how much there is of it.
struct GrowthSeries: Sendable {
  /// A size and the work at that size: one call of the body is all of it.
  struct Point: Sendable {
    let size: Int
    let benchmark: Benchmark
  }

  struct Result: Sendable {
    let series: GrowthSeries
    /// Size and nanoseconds of all of it, best of the rounds.
    let points: [(size: Int, nanoseconds: Double)]

    /// The slope of the straight line through the logarithms, by least squares: 0 flat, 1 in proportion, 2 squared.
    var exponent: Double { Self.slope(points[...]) }
    /// The slope between the two largest sizes: what is left once fixed costs are small.
    var lastExponent: Double { Self.slope(points.suffix(2)) }

    private static func slope(_ points: ArraySlice<(size: Int, nanoseconds: Double)>) -> Double {
      let logs = points.map { (x: logarithm(Double($0.size)), y: logarithm($0.nanoseconds)) }
      let count = Double(logs.count)
      let (meanX, meanY) = (logs.reduce(0) { $0 + $1.x } / count, logs.reduce(0) { $0 + $1.y } / count)
      let square = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
      return square > 0 ? logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / square : 0
    }
  }

  let name: String
  /// What is counted: `places`.
  let sizeUnit: String
  /// What is done with them.
  let work: String
  /// Why it grows as it does.
  let why: String
  let points: @Sendable () async throws -> [Point]

  /// Times every size; the sizes run in turn.
  func measure(rounds: Int, progress: (String) -> Void) async throws -> Result {
    let points = try await points()
    let measured = try await Measurement.run(points.map(\.benchmark), rounds: rounds, progress: progress)
    return Result(
      series: self,
      points: zip(points, measured).map { ($0.size, $1.best * Double($0.benchmark.operations)) })
  }
}

/// The natural logarithm of a positive number, to some 1e-9: Foundation is not needed for a slope.
private func logarithm(_ value: Double) -> Double {
  let (exponent, significand) = (Double(value.exponent), value.significand)
  // ln m = 2 artanh((m - 1) / (m + 1)) for 1 ≤ m < 2.
  let ratio = (significand - 1) / (significand + 1)
  var (sum, power) = (0.0, ratio)
  for term in 0..<12 {
    sum += power / Double(2 * term + 1)
    power *= ratio * ratio
  }
  return exponent * 0.693_147_180_559_945_3 + 2 * sum
}
