// SPDX-License-Identifier: MIT

import AuraTransport
import Synchronization

/// A transport that gives prepared answers in order and keeps the requests.
final class ScriptedTransport: Transport {
  typealias Answer = Result<HTTPResponse, TransportError>

  private let state: Mutex<(answers: [Answer], requests: [HTTPRequest])>

  init(_ answers: [Answer]) {
    state = Mutex((answers, []))
  }

  var requests: [HTTPRequest] { state.withLock { $0.requests } }

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let answer = state.withLock { state in
      state.requests.append(request)
      return state.answers.isEmpty ? Answer.failure(.offline) : state.answers.removeFirst()
    }
    return try answer.get()
  }
}

extension HTTPResponse {
  /// An answer with a text for its body.
  static func text(_ status: Int, _ body: String, _ fields: [String: String] = [:]) -> HTTPResponse {
    HTTPResponse(
      status: status, fields: HTTPFields(fields.map { HTTPField(name: $0.key, value: $0.value) }),
      body: Array(body.utf8))
  }
}
