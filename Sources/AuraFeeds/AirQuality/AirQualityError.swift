// SPDX-License-Identifier: MIT

public import AuraFormats

/// Why an answer of MITECO says nothing of the air. None of these means good air.
public enum AirQualityError: Error, Hashable, Sendable {
  /// No bytes, or blanks only.
  case empty
  /// A web page under a good status: a notice of maintenance (Q-ICA-09).
  case unavailable(found: String)
  /// A body of another kind.
  case otherKind(kind: ContainerKind, found: String, expected: String)
  /// A table without a column that is needed, or another table.
  case missingColumn(String, found: String)
  /// The table is broken from a row on; the rows before it are not trusted to be all.
  case table(CSVError)
  /// The viewer's backend did not understand the question: `Consulta incorrecta` (Q-ICA-10).
  case questionRefused(found: String)
  /// The backend's JSON is broken, or of another shape.
  case json(JSONError)
  case wrongShape(found: String, expected: String)
}

extension AirQualityError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "found nothing, expected an answer of MITECO"
    case .unavailable(let found): "found a web page \(found), expected an answer of MITECO"
    case .otherKind(let kind, let found, let expected): "found \(kind.rawValue) \(found), expected \(expected)"
    case .missingColumn(let name, let found): "line 1: found the columns \"\(found)\", expected \"\(name)\" among them"
    case .table(let error): error.description
    case .questionRefused(let found): "found \(found), expected measurements: the question was not understood"
    case .json(let error): error.description
    case .wrongShape(let found, let expected): "at document: found \(found), expected \(expected)"
    }
  }
}
