// SPDX-License-Identifier: MIT

/// Why a table cannot be read on from a row. Lines count from 1; offsets are bytes of the
/// file as it was sent.
public enum CSVError: Error, Hashable, Sendable {
  /// A quote that no other closes before the text ends. Nothing behind it can be trusted.
  case unclosedQuote(line: Int, offset: Int)
  /// Something else than a separator or a line end behind a closing quote. The next row can be read.
  case textBehindQuote(line: Int, offset: Int, found: String)
  /// More of something than allowed.
  case limit(line: Int, what: String, limit: Int)
}

extension CSVError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unclosedQuote(let line, let offset): "line \(line), offset \(offset): no quote closes this one"
    case .textBehindQuote(let line, let offset, let found):
      "line \(line), offset \(offset): found \"\(found)\", expected a separator or a line end"
    case .limit(let line, let what, let limit): "line \(line): more than \(limit) \(what)"
    }
  }
}
