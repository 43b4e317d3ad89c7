// SPDX-License-Identifier: MIT

/// A place in a JSON document: the path of the innermost value being read, and the byte.
public struct JSONPlace: Hashable, Sendable, CustomStringConvertible {
  /// `[0].prediccion.dia[2].viento[1].velocidad`; empty for the document itself.
  public let path: String
  /// Bytes before it in the body as it was sent, whatever its charset.
  public let offset: Int

  package init(path: String, offset: Int) {
    self.path = path
    self.offset = offset
  }

  /// The place of an offset of a document whose grammar is sound up to there.
  package init(in text: UTF8Text, at offset: Int) {
    self.init(
      path: JSONPathFinder.path(in: text.bytes.span, at: offset),
      offset: text.origin.offset(of: offset, in: text.bytes.span))
  }

  public var description: String { "\(path.isEmpty ? "document" : path), byte \(offset)" }
}

/// Why bytes are not the JSON they should be: where, found and expected.
///
/// Indirect, so that every function of the cursor returns one word for it: they are called a thousand times a payload.
public indirect enum JSONError: Error, Hashable, Sendable {
  /// The text breaks the grammar of RFC 8259.
  case syntax(at: JSONPlace, found: String, expected: String)
  /// The text ends inside a value.
  case truncated(at: JSONPlace, expected: String)
  /// A control character, an escape that does not exist, or half of a surrogate pair inside a string.
  case badString(at: JSONPlace, found: String, expected: String)
  /// A lone minus, a leading zero, a point or an exponent without digits.
  case badNumber(at: JSONPlace, found: String, expected: String)
  /// A value of another kind than the reader needs.
  case wrongKind(at: JSONPlace, found: String, expected: String)
  /// A number that does not fit what it is read into.
  case outOfRange(at: JSONPlace, found: String, expected: String)
  /// A key that its object already has, where the limits forbid that.
  case duplicateKey(at: JSONPlace, key: String)
  /// Arrays and objects nested deeper than the limit.
  case tooDeep(at: JSONPlace, limit: Int)
  /// A document longer than the limit.
  case tooLong(foundBytes: Int, limitBytes: Int)
  /// Bytes that are not well-formed UTF-8.
  case notUTF8(UTF8Fault)
}

extension JSONError {
  /// Where the fault is.
  public var place: JSONPlace {
    switch self {
    case .syntax(let place, _, _), .truncated(let place, _), .badString(let place, _, _),
      .badNumber(let place, _, _), .wrongKind(let place, _, _), .outOfRange(let place, _, _),
      .duplicateKey(let place, _), .tooDeep(let place, _):
      place
    case .tooLong(_, let limit): JSONPlace(path: "", offset: limit)
    case .notUTF8(let fault): JSONPlace(path: "", offset: fault.offset)
    }
  }

  /// What stands there; bytes are escaped and at most 64.
  public var found: String {
    switch self {
    case .syntax(_, let found, _), .badString(_, let found, _), .badNumber(_, let found, _),
      .wrongKind(_, let found, _), .outOfRange(_, let found, _):
      found
    case .truncated: "end of text"
    case .duplicateKey(_, let key): "a second \"\(key)\""
    case .tooDeep(_, let limit): "nesting deeper than \(limit)"
    case .tooLong(let bytes, _): "\(bytes) bytes"
    case .notUTF8(let fault): fault.found
    }
  }

  /// What would have been right there.
  public var expected: String {
    switch self {
    case .syntax(_, _, let expected), .truncated(_, let expected), .badString(_, _, let expected),
      .badNumber(_, _, let expected), .wrongKind(_, _, let expected), .outOfRange(_, _, let expected):
      expected
    case .duplicateKey: "each key once"
    case .tooDeep(_, let limit): "at most \(limit) levels"
    case .tooLong(_, let limit): "at most \(limit) bytes"
    case .notUTF8: "well-formed UTF-8"
    }
  }
}

extension JSONError: CustomStringConvertible {
  public var description: String { "at \(place): found \(found), expected \(expected)" }
}
