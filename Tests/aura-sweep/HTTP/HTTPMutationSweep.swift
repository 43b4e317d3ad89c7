// SPDX-License-Identifier: MIT

import AuraChance
import AuraFixtures
import AuraKit
import AuraMockServer

extension Sweep {
  /// Damaged requests: the parser and a second reader agree, cuts change nothing, no limit is passed.
  package static let httpMutations = Sweep(name: "http-mutations", unit: "requests", defaultCount: 100_000) {
    count, chance in
    var report = SweepReport(tried: 0)
    var statuses: [Int: Int] = [:]
    var limits = RequestLimits()
    limits.bodyBytes = 40
    var narrow = limits
    (narrow.requestLineBytes, narrow.fieldLineBytes, narrow.fieldBytes, narrow.chunkLineBytes) = (60, 60, 120, 60)
    for number in 0..<count {
      var draws = chance.stream(number)
      var mutator = ByteMutator(chance: draws.stream("bytes"))
      let sample = HTTPSamples.requests[number % HTTPSamples.requests.count]
      let other = HTTPSamples.requests[Int(draws.below(UInt64(HTTPSamples.requests.count)))]
      let bytes = mutator.mutate(Array((sample + other).utf8))
      report.tried += 1
      for limits in [limits, narrow] {
        let whole = HTTPReading(of: [bytes], limits: limits)
        let piece = Int(draws.below(9)) + 1
        let pieces = stride(from: 0, to: bytes.count, by: piece).map { Array(bytes[$0..<min($0 + piece, bytes.count)]) }
        let cut = HTTPReading(of: pieces, limits: limits)
        if cut.events != whole.events { report.failures.append("\(number): depends on cuts: \(Self.shown(bytes))") }
        if limits == narrow, cut.mostHeld > 60 + 2 + 40 + piece {
          report.failures.append("\(number): holds \(cut.mostHeld) bytes: \(Self.shown(bytes))")
        }
        statuses[whole.status, default: 0] += 1
        // What is too long for the narrow limits is no matter of grammar.
        guard limits != narrow, ![414, 431].contains(whole.status), !whole.isChunkLineTooLong else { continue }
        var second = HTTPSecondReader(bytes, bodyLimit: limits.bodyBytes)
        let reading = second.read()
        if reading.messages != whole.messages || reading.isRefused != (whole.status >= 400) {
          report.failures.append(
            "\(number): \(whole.messages) \(whole.status), second reader \(reading): \(Self.shown(bytes))")
        }
      }
    }
    report.figures = [statuses.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")]
    return report
  }

  private static func shown(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}

/// What the server's parser made of pieces of bytes.
struct HTTPReading {
  var events: [RequestParser.Event] = []
  var messages: [String] = []
  /// Of the refusal; 200 when there was none.
  var status = 200
  var isChunkLineTooLong = false
  var mostHeld = 0

  init(of pieces: [[UInt8]], limits: RequestLimits) {
    var parser = RequestParser(limits: limits)
    for piece in pieces {
      parser.append(piece)
      reading: while true {
        let event = parser.next()
        switch event {
        case .needsMore: break reading
        case .awaitsContinue: continue
        case .request(let request):
          let body = request.body.map { UInt32($0) }
          messages.append(
            "\(request.method) \(request.target) \(request.keepsAlive) \(request.fields.all.count) \(body)")
          events.append(event)
        case .refused(let error):
          if status == 200 { events.append(event) }
          status = error.status
          if case .malformed(.chunkLine, _) = error { isChunkLineTooLong = true }
          break reading
        }
      }
      mostHeld = max(mostHeld, parser.heldBytes)
    }
  }
}

/// Requests that reach every state of the parser.
enum HTTPSamples {
  static let requests = [
    "GET / HTTP/1.1\r\nHost: h\r\n\r\n",
    "\r\nGET /a%C3%B1?api_key=x HTTP/1.1\r\nhOsT: [::1]:81\r\nX: \t y \t\r\n\r\n",
    "GET http://a.es:81/a?b HTTP/1.1\r\nHost:\r\nConnection: foo , Close\r\n\r\n",
    "OPTIONS * HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    "POST /p HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nhello",
    "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0A;n=v\r\n0123456789\r\n0\r\nT: x\r\n\r\n",
    "PUT / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\nok",
  ]
}
