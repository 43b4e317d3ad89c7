// SPDX-License-Identifier: MIT

import AuraFormats

/// How one row of a list of objects is read.
protocol RowDecoder {
  associatedtype Row: Sendable

  /// For messages: what the list is, and what its objects have.
  static var expected: String { get }

  /// Reads a row; nil, with a note, when it is of no use.
  static func row(_ json: inout JSONCursor, index: Int, notes: inout NoteBook) throws(JSONError) -> Row?
}

/// Reads a product that is a list of objects, row by row.
struct RowList<Decoder: RowDecoder> {
  private(set) var rows: [Decoder.Row] = []
  private(set) var notes = NoteBook()

  /// Reads a body.
  ///
  /// - Throws: `FeedError`, also when no row can be read.
  init(_ bytes: [UInt8], contentType: String?) throws(FeedError) {
    let text = try FeedBody.text(bytes, contentType: contentType, notes: &notes)
    let problem: FeedError?
    do throws(JSONError) {
      var json = try JSONCursor(text, limits: RowLimits.limits)
      problem = try root(&json)
    } catch { throw .json(error) }
    if let problem { throw problem }
  }

  private mutating func root(_ json: inout JSONCursor) throws(JSONError) -> FeedError? {
    guard json.nextKind == .array else { return try ErrorObject.error(&json, expected: Decoder.expected) }
    var index = 0
    try json.beginArray()
    while try json.nextElement() {
      if json.isAtObject {
        if let row = try Decoder.row(&json, index: index, notes: &notes) { rows.append(row) }
      } else {
        notes.lose("bad-element", at: FeedPlace(root: index), found: try json.skipOdd())
      }
      index += 1
    }
    try json.end()
    guard rows.isEmpty else { return nil }
    let found = index == 0 ? "an empty list" : "no row that can be read"
    return .wrongShape(path: "", found: found, expected: Decoder.expected)
  }
}

/// Bounds on lists of rows: the longest, AEMET's national observations, has 3.8 MB and two levels.
///
/// Of a key that repeats in a row the first counts, as it must for a pass that stops reading a row at its first far
/// longitude.
enum RowLimits {
  static let limits = JSONLimits(maximumDepth: 16, maximumBytes: 64 << 20, duplicateKeys: .keepFirst)
}
