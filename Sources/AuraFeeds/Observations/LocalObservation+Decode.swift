// SPDX-License-Identifier: MIT

import AuraFormats
public import AuraModel
public import AuraTime

extension LocalObservation {
  /// Reads the national file, `observacion/convencional/todas`, for one place: what the stations around it measured.
  ///
  /// One pass over the bytes, without a tree and without memory that grows with the rows. A row is read only until its
  /// longitude, latitude or hour shows that it is not wanted; what is left of it is passed to its closing brace and
  /// not checked. The answer is the one that `init(of:near:at:)` gives for all rows.
  ///
  /// - Throws: `FeedError` when the body is no JSON, breaks its grammar where it is read, or is no list of
  ///   observations.
  public static func decode(
    _ bytes: [UInt8], near place: Coordinate, at moment: WallInstant
  ) throws(FeedError) -> Decoded<LocalObservation> {
    let decoded = try decode(bytes, near: [place], at: moment)
    return Decoded(record: decoded.record[0], notes: decoded.notes, unlistedFaults: decoded.unlistedFaults)
  }

  /// Reads the national file for several places in the same one pass; answers stand in the order of the places.
  public static func decode(
    _ bytes: [UInt8], near places: [Coordinate], at moment: WallInstant
  ) throws(FeedError) -> Decoded<[LocalObservation]> {
    var notes = NoteBook()
    let text = try FeedBody.undecoded(bytes, notes: &notes)
    var pass = ObservationPass(places: places, moment: moment, notes: notes)
    let problem: FeedError?
    do throws(JSONError) {
      var json = try JSONCursor(text, limits: RowLimits.limits)
      problem = try read(&json, &pass)
    } catch { throw .json(error) }
    if let problem { throw problem }
    return pass.notes.decoded(pass.answers(text))
  }

  private static func read(_ json: inout JSONCursor, _ pass: inout ObservationPass) throws(JSONError) -> FeedError? {
    let expected = ObservationRowDecoder.expected
    guard json.nextKind == .array else { return try ErrorObject.error(&json, expected: expected) }
    try json.beginArray()
    pass.index = 0
    while try json.nextElement() {
      if json.isAtObject {
        try pass.row(&json)
      } else {
        pass.notes.lose("bad-element", at: FeedPlace(root: pass.index), found: try json.skipOdd())
      }
      pass.index += 1
    }
    try json.end()
    guard pass.hasMetRow else {
      let found = pass.index == 0 ? "an empty list" : "no row that can be read"
      return .wrongShape(path: "", found: found, expected: expected)
    }
    return nil
  }
}
