// SPDX-License-Identifier: MIT

/// The climate of a place in one month: a value for each column.
struct ClimateRow: Sendable {
  private var values: [Double]

  init() {
    values = [Double](repeating: 0, count: ClimateColumn.allCases.count)
  }

  subscript(column: ClimateColumn) -> Double {
    get { values[column.rawValue] }
    set { values[column.rawValue] = newValue }
  }

  /// Adds a share of another row to every column.
  mutating func add(_ share: Double, of other: ClimateRow) {
    let added = other.values
    var index = 0
    while index < values.count {
      values[index] += share * added[index]
      index += 1
    }
  }

  /// The row between this one and another: this at 0, the other at 1.
  func mixed(with other: ClimateRow, at share: Double) -> ClimateRow {
    var row = self
    for index in row.values.indices { row.values[index] += share * (other.values[index] - row.values[index]) }
    return row
  }
}
