// SPDX-License-Identifier: MIT

/// One record of a table: where its fields lie in the text.
package struct CSVRow: Hashable, Sendable {
  /// The line it begins on, counted from 1.
  package let line: Int
  package let fields: [CSVField]
  /// Whether it has another number of fields than the first row of the table.
  package let isRagged: Bool
}

/// One field as it stands in the text, without the quotes around it.
package struct CSVField: Hashable, Sendable {
  package let range: Range<Int>
  package let isQuoted: Bool
  /// Whether two quotes in it stand for one.
  let hasEscapes: Bool
}

/// The names of a table's columns, from its first row.
package struct CSVHeader: Hashable, Sendable {
  package let names: [String]

  /// The place of a column, whatever the case of its name and the blanks around it; nil when there is none.
  package func index(of name: String) -> Int? {
    names.firstIndex(of: name.lowercased())
  }
}

/// How much a table may hold before reading it stops with an error.
package struct CSVLimits: Hashable, Sendable {
  package var rowCount: Int
  package var fieldCount: Int
  package var fieldBytes: Int

  package init(rowCount: Int = 1_000_000, fieldCount: Int = 1000, fieldBytes: Int = 1 << 20) {
    self.rowCount = rowCount
    self.fieldCount = fieldCount
    self.fieldBytes = fieldBytes
  }

  package static let standard = CSVLimits()
}
