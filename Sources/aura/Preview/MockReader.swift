// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock

/// Asks a mock in this process for a product, both calls, and judges what comes as the client does.
///
/// Without the pacer and without waiting: a page is of one moment, and its mock belongs to nobody else.
struct MockReader: Sendable {
  let mock: Mock

  /// A product's bytes, with the type that was declared.
  struct Answer {
    let bytes: [UInt8]
    let contentType: String?
  }

  func read(_ endpoint: Endpoint) -> Result<Answer, Refusal> {
    if let address = endpoint.hostAddress {
      return judged(send(address.pathAndQuery, "https://\(address.host)"), endpoint, .second)
    }
    switch send("/opendata/api/\(endpoint.path)", Self.aemet, key: "made.up.key") {
    case .failure(let refusal): return .failure(refusal)
    case .success(let response):
      switch Outcome.judge(response, to: endpoint, hop: .first) {
      case .failed(let error): return .failure(Refusal(reason: FailureReason(error)))
      case .payload: return .success(answer(response))
      case .link(let text):
        guard let address = WebAddress(text) else { return .failure(Refusal(reason: .unreadableAnswer)) }
        return judged(send(address.pathAndQuery, Self.aemet), endpoint, .second)
      }
    }
  }

  struct Refusal: Error {
    let reason: FailureReason
  }

  private static let aemet = "https://opendata.aemet.es"

  private func judged(
    _ response: Result<HTTPResponse, Refusal>, _ endpoint: Endpoint, _ hop: Hop
  ) -> Result<Answer, Refusal> {
    response.flatMap { response in
      switch Outcome.judge(response, to: endpoint, hop: hop) {
      case .payload: .success(answer(response))
      case .failed(let error): .failure(Refusal(reason: FailureReason(error)))
      case .link: .failure(Refusal(reason: .unreadableAnswer))
      }
    }
  }

  private func answer(_ response: HTTPResponse) -> Answer {
    Answer(bytes: response.body, contentType: response.fields["Content-Type"])
  }

  /// An answer as it reaches a client; a delay is a delay, and no failure.
  private func send(_ target: String, _ origin: String, key: String? = nil) -> Result<HTTPResponse, Refusal> {
    let fields = key.map { HTTPFields([HTTPField(name: "api_key", value: $0, isSecret: true)]) } ?? HTTPFields()
    let answer = mock.respond(to: MockRequest(target: target, fields: fields, client: "127.0.0.1", origin: origin))
    switch answer.delivery.ending {
    case .whole: break
    case .cutShort, .reset, .stalls, .emptyReply: return .failure(Refusal(reason: .unreachable))
    }
    return .success(HTTPResponse(status: answer.status, fields: answer.fields, body: answer.body))
  }
}
