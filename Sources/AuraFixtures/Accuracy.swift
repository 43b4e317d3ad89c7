// SPDX-License-Identifier: MIT

/// Errors of one quantity against a reference, held against its row of a tolerance table.
public struct Accuracy: Sendable {
  /// What a quantity may be wrong by.
  public struct Tolerance: Hashable, Sendable {
    public let quantity: String
    public let unit: String
    /// Limit of the mean absolute error.
    public let mean: Double
    /// Limit of the largest error.
    public let max: Double
  }

  public let tolerance: Tolerance
  public private(set) var count = 0
  public private(set) var largest = 0.0
  /// Which sample had the largest error.
  public private(set) var largestAt = ""
  private var sum = 0.0
  private var absoluteSum = 0.0

  public init(_ tolerance: Tolerance) {
    self.tolerance = tolerance
  }

  /// Rows `quantity,unit,mean,max,why` by quantity.
  public static func tolerances(csv text: String) -> [String: Tolerance] {
    let table = FixtureTable(csv: text)
    let rows = table.rows.map {
      Tolerance(quantity: String($0[0]), unit: String($0[1]), mean: Double($0[2])!, max: Double($0[3])!)
    }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0.quantity, $0) })
  }

  public var mean: Double { count == 0 ? 0 : absoluteSum / Double(count) }
  public var bias: Double { count == 0 ? 0 : sum / Double(count) }

  /// Counts one error; `sample` names where it was made. An error that is no number is the largest there is.
  public mutating func add(_ error: Double, at sample: @autoclosure () -> String) {
    count += 1
    sum += error
    absoluteSum += abs(error)
    if abs(error) > largest || error.isNaN {
      largest = error.isNaN ? .infinity : abs(error)
      largestAt = sample()
    }
  }

  /// What breaks the tolerance; no samples at all does.
  public var failures: [String] {
    var found: [String] = []
    if count == 0 { found.append("\(tolerance.quantity): no samples") }
    if !(mean <= tolerance.mean) { found.append("\(tolerance.quantity): mean \(mean) over \(tolerance.mean)") }
    if !(largest <= tolerance.max) {
      found.append("\(tolerance.quantity): \(largest) over \(tolerance.max) at \(largestAt)")
    }
    return found
  }

  /// One line for people.
  public var summary: String {
    "\(tolerance.quantity): n \(count), mean \(rounded(mean)), max \(rounded(largest)), bias \(rounded(bias)) "
      + "\(tolerance.unit) (limits \(tolerance.mean), \(tolerance.max)); largest at \(largestAt)"
  }

  private func rounded(_ value: Double) -> Double {
    value.isFinite ? (value * 1e5).rounded() / 1e5 : value
  }
}
