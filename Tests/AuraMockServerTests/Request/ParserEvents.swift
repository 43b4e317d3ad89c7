// SPDX-License-Identifier: MIT

import AuraMockServer

/// What a parser said about bytes: its requests, and the refusal that ended it.
struct ParserEvents: Hashable {
  var requests: [ParsedRequest] = []
  var refusal: RequestError?
  var continues = 0
  /// The most bytes the parser held at any time.
  var mostHeld = 0

  init() {}

  /// Feeds the pieces one after the other and collects what the parser says to each.
  init(of pieces: [[UInt8]], limits: RequestLimits = RequestLimits()) {
    var parser = RequestParser(limits: limits)
    for piece in pieces {
      parser.append(piece)
      feeding: while true {
        switch parser.next() {
        case .needsMore: break feeding
        case .awaitsContinue: continues += 1
        case .request(let request): requests.append(request)
        case .refused(let error):
          refusal = error
          break feeding
        }
      }
      mostHeld = max(mostHeld, parser.heldBytes)
    }
  }

  init(_ text: String, limits: RequestLimits = RequestLimits()) {
    self.init(of: [Array(text.utf8)], limits: limits)
  }

  /// The same without what depends on how the bytes were cut.
  var essence: ParserEvents {
    var essence = ParserEvents()
    (essence.requests, essence.refusal) = (requests, refusal)
    return essence
  }
}
