// SPDX-License-Identifier: MIT

/// Lines, body bytes and positions.
extension RequestParser {
  /// What a line is for: how long it may be, and what is said of one that is longer.
  enum LineUse: Hashable {
    case request
    case field
    case chunkSize
    case chunkEnd
  }

  /// The range of the next whole line, its end not included; nil while the end has not come.
  ///
  /// A fault of the line is found at the same byte however the bytes were cut.
  mutating func takeLine(_ use: LineUse) throws(RequestError) -> Range<Int>? {
    let limit = limit(of: use)
    while scanned < buffer.count {
      let byte = buffer[scanned]
      if byte == ByteClass.carriageReturn {
        guard scanned + 1 < buffer.count else { return nil }
        guard buffer[scanned + 1] == ByteClass.lineFeed else { throw malformed(.bareCarriageReturn, at: cursor) }
        let line = cursor..<scanned
        cursor = scanned + 2
        scanned = cursor
        return line
      }
      guard byte != ByteClass.lineFeed else { throw malformed(.bareLineFeed, at: cursor) }
      guard scanned - cursor < limit else { throw tooLong(use) }
      scanned += 1
    }
    return nil
  }

  /// Refuses what cannot be HTTP at its first byte, TLS for one, instead of waiting for a line that never ends.
  func checkFirstByte() throws(RequestError) {
    guard scanned == cursor, cursor < buffer.count else { return }
    let byte = buffer[cursor]
    guard byte != ByteClass.carriageReturn, byte != ByteClass.lineFeed, !ByteClass.isToken(byte) else { return }
    throw malformed(.notHTTP, at: cursor)
  }

  /// Moves up to `remaining` bytes into the body and says how many are still to come.
  mutating func takeBody(_ remaining: Int) -> Int {
    let count = min(remaining, buffer.count - cursor)
    if count > 0 {
      owesContinue = false
      body.append(contentsOf: buffer[cursor..<cursor + count])
      cursor += count
      scanned = cursor
    }
    return remaining - count
  }

  /// Drops consumed bytes, so that what is held does not grow with what has passed.
  mutating func compact() {
    guard cursor > 0 else { return }
    consumed += cursor
    scanned -= cursor
    if cursor == buffer.count, buffer.capacity > 4096 {
      buffer = []
    } else {
      buffer.removeSubrange(..<cursor)
    }
    cursor = 0
  }

  func malformed(_ flaw: RequestFlaw, at index: Int) -> RequestError {
    .malformed(flaw, offset: consumed + index)
  }

  private func limit(of use: LineUse) -> Int {
    switch use {
    case .request: limits.requestLineBytes
    case .field: limits.fieldLineBytes
    case .chunkSize: limits.chunkLineBytes
    case .chunkEnd: 0
    }
  }

  private func tooLong(_ use: LineUse) -> RequestError {
    switch use {
    case .request: .requestLineTooLong(limitBytes: limits.requestLineBytes)
    case .field: fieldsTooLarge
    case .chunkSize: malformed(.chunkLine, at: cursor)
    case .chunkEnd: malformed(.chunkEnd, at: cursor)
    }
  }

  var fieldsTooLarge: RequestError {
    .fieldsTooLarge(limitBytes: limits.fieldBytes, limitCount: limits.fieldCount)
  }
}
