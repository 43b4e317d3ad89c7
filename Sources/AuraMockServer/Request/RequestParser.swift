// SPDX-License-Identifier: MIT

/// A reader of HTTP/1.x requests from bytes as they come: no sockets, no time, the same events however bytes are cut.
///
/// Strict where two readers could disagree about where a request ends (request smuggling): lines end in CR LF only,
/// one length, no folding. After a refusal it reads nothing more.
/// Source: RFC 9112 (HTTP/1.1), RFC 9110 (semantics).
package struct RequestParser: Sendable {
  package enum Event: Hashable, Sendable {
    case needsMore
    /// The head asks for a word before its body is sent (`Expect: 100-continue`); comes at most once a request.
    case awaitsContinue
    case request(ParsedRequest)
    case refused(RequestError)
  }

  enum Step: Hashable, Sendable {
    case requestLine
    case fieldLines
    case fixedBody(remaining: Int)
    case chunkSize
    case chunkData(remaining: Int)
    case chunkEnd
    case trailerLines
    case refused(RequestError)
  }

  let limits: RequestLimits
  var buffer: [UInt8] = []
  /// Index of the first byte that is not yet consumed.
  var cursor = 0
  /// Index up to which the line at the cursor was searched for its end.
  var scanned = 0
  /// Bytes of the present request that stood before `buffer[0]`, negative while an earlier request's still stand
  /// there, so that offsets count from its start.
  var consumed = 0
  var step = Step.requestLine
  var head = RequestHead()
  var body: [UInt8] = []
  var owesContinue = false

  package init(limits: RequestLimits = RequestLimits()) {
    self.limits = limits
  }

  /// Whether nothing of a next request has come.
  @inline(__always) package var isBetweenRequests: Bool {
    guard case .requestLine = step else { return false }
    return cursor == buffer.count
  }

  /// Bytes held: not yet consumed, and of an unfinished body.
  package var heldBytes: Int {
    buffer.count - cursor + body.count
  }

  /// Takes bytes as they came from the client.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if case .refused = step { return }
    buffer.append(contentsOf: bytes)
  }

  /// Takes bytes as they came from the client.
  package mutating func append(_ bytes: some Sequence<UInt8>) {
    if case .refused = step { return }
    buffer.append(contentsOf: bytes)
  }

  /// Reads on to the next event; `.needsMore` once the bytes are used up.
  package mutating func next() -> Event {
    do throws(RequestError) {
      while true {
        switch step {
        case .requestLine:
          try checkFirstByte()
          guard let line = try takeLine(.request) else { return starve() }
          if line.isEmpty {
            // RFC 9112, 2.2: empty lines before a request are let pass; here a few.
            head.emptyLines += 1
            guard head.emptyLines <= 4 else { throw malformed(.requestLine, at: line.lowerBound) }
          } else {
            try readRequestLine(line)
            step = .fieldLines
          }
        case .fieldLines, .trailerLines:
          guard let line = try takeLine(.field) else { return starve() }
          if !line.isEmpty {
            try readFieldLine(line)
          } else if step == .trailerLines {
            return .request(finish())
          } else if let event = try endHead() {
            return event
          }
        case .fixedBody(let remaining):
          let left = takeBody(remaining)
          step = .fixedBody(remaining: left)
          guard left == 0 else { return starve() }
          return .request(finish())
        case .chunkSize:
          guard let line = try takeLine(.chunkSize) else { return starve() }
          try readChunkSize(line)
        case .chunkData(let remaining):
          let left = takeBody(remaining)
          step = left == 0 ? .chunkEnd : .chunkData(remaining: left)
          guard left == 0 else { return starve() }
        case .chunkEnd:
          guard let line = try takeLine(.chunkEnd) else { return starve() }
          precondition(line.isEmpty, "a line longer than its limit came through")
          step = .chunkSize
        case .refused(let error):
          return .refused(error)
        }
      }
    } catch {
      step = .refused(error)
      buffer = []
      body = []
      (cursor, scanned) = (0, 0)
      return .refused(error)
    }
  }

  /// What is left to say once the bytes are used up.
  private mutating func starve() -> Event {
    compact()
    guard owesContinue, cursor == buffer.count, step != .trailerLines else { return .needsMore }
    owesContinue = false
    return .awaitsContinue
  }

  /// Hands out the finished request and starts the next.
  mutating func finish() -> ParsedRequest {
    let request = head.request(body: body)
    body = []
    head = RequestHead()
    owesContinue = false
    step = .requestLine
    consumed = -cursor
    if cursor == buffer.count { compact() }
    return request
  }
}
