// SPDX-License-Identifier: MIT

import AuraFormats
package import AuraTransport

/// What an answer of AEMET means, judged from status, headers and body together. HTTP 200 alone says nothing.
///
/// Source of the order of checks and of the table of errors: field guide, opendata 3.
package enum Outcome: Hashable, Sendable {
  /// An envelope: its link, not yet looked at.
  case link(String)
  /// The body is the product.
  case payload
  case failed(ClientError)

  /// Judges the answer to one call of a reading. Pure: the same answer always means the same.
  package static func judge(_ response: HTTPResponse, to endpoint: Endpoint, hop: Hop) -> Outcome {
    AnswerJudge(response: response, endpoint: endpoint, hop: hop).outcome
  }
}

/// The checks, one after the other.
private struct AnswerJudge {
  let response: HTTPResponse
  let endpoint: Endpoint
  let hop: Hop
  let kind: ContainerKind

  init(response: HTTPResponse, endpoint: Endpoint, hop: Hop) {
    self.response = response
    self.endpoint = endpoint
    self.hop = hop
    kind = ContainerKind(sniffing: response.body)
  }

  var outcome: Outcome {
    // Q-LIM-10: the text of a 429 changed four times; the number did not.
    if response.status == 429 { return limited }
    let object: AnswerObject?
    do throws(JSONError) {
      object = try answerObject()
    } catch {
      guard (200..<300).contains(response.status) else { return byStatus(nil) }
      return fault(isCut ? cutShort : .notJSON(hop, error))
    }
    return (200..<300).contains(response.status) ? good(object) : byStatus(object)
  }

  /// AEMET's object, where the body can be one; nil where it is something else.
  private func answerObject() throws(JSONError) -> AnswerObject? {
    guard kind == .json, isObject, response.body.count <= AnswerObject.limitBytes else { return nil }
    return try AnswerObject(response.body, contentType: response.fields["Content-Type"])
  }

  // MARK: A status that says no

  private func byStatus(_ object: AnswerObject?) -> Outcome {
    switch response.status {
    case 401 where hop == .first: return .failed(.key(object?.keyFailure ?? .rejected))
    case 403 where hop == .first: return .failed(.key(.notPermitted))
    case 404:
      if let object, object.estado != nil { return byEstado(404, object) }
      let isLink = hop == .second && endpoint.hostAddress == nil
      return .failed(isLink ? .linkExpired(endpoint) : .unknownPath(endpoint))
    case 500...599:
      // Q-LIM-11: the limit in a page of the server in front.
      let isDisguised = kind != .json && contains("429")
      return isDisguised || object?.estado == 429 ? limited : .failed(.serverFailed(endpoint, status: response.status))
    default: return fault(.status(hop, response.status))
    }
  }

  // MARK: A status that says yes

  private func good(_ object: AnswerObject?) -> Outcome {
    let estado = object?.estado ?? headerEstado(object)
    if let estado, !(200..<300).contains(estado), object != nil || kind == .empty { return byEstado(estado, object) }
    if let length = declaredLength, length > response.body.count { return fault(cutShort) }
    switch kind {
    case .empty: return fault(.empty(hop))
    case .html: return fault(.webPage(hop, found: excerpt))
    case .json, .xml, .tar, .gzip, .zip, .pdf, .gif, .text, .unknown: break
    }
    switch (hop, object) {
    case (.first, let object?) where object.estado != nil || object.datos != nil:
      return object.datos.map(Outcome.link) ?? fault(.noLink)
    case (.second, let object?) where object.estado != nil && (object.descripcion != nil || object.datos != nil):
      return fault(.wrongShape(.second, found: "another envelope", expected: "the product"))
    case (_, _):
      // Q-MUN-01, and the two products whose call 1 is a PDF: what is no envelope is the product itself.
      guard isAccepted else {
        return fault(isCut ? cutShort : .wrongShape(hop, found: excerpt, expected: "\(endpoint.content)"))
      }
      return isCut ? fault(cutShort) : .payload
    }
  }

  /// What an `estado` other than 200 means. Only where one number stands for three things do the texts decide.
  private func byEstado(_ estado: Int, _ object: AnswerObject?) -> Outcome {
    switch estado {
    case 401 where hop == .first: return .failed(.key(object?.keyFailure ?? .rejected))
    case 403 where hop == .first: return .failed(.key(.notPermitted))
    case 404:
      let text = object?.descripcion?.lowercased() ?? ""
      if text.contains("expirad") { return .failed(.linkExpired(endpoint)) }
      return .failed(text.contains("error al obtener") ? .productMissing(endpoint) : .noData(endpoint))
    case 429: return limited
    case 500...599: return .failed(.serverFailed(endpoint, status: estado))
    default: return fault(.estado(hop, estado))
    }
  }

  /// Q-ENV-16: the leading digits of `aemet_estado`, for an object or an empty body that has no `estado` of its own.
  private func headerEstado(_ object: AnswerObject?) -> Int? {
    response.fields["aemet_estado"].flatMap { Int($0.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }) }
  }

  private var limited: Outcome {
    // Q-LIM-07: never seen, honoured if it comes. Dates are not: a server's clock is not ours.
    let seconds = response.fields["Retry-After"].flatMap { Int($0) }.flatMap { (0...86_400).contains($0) ? $0 : nil }
    return .failed(.limited(endpoint, retryAfterSeconds: seconds))
  }

  private func fault(_ fault: AnswerFault) -> Outcome { .failed(.unusable(endpoint, fault)) }

  // MARK: The body

  private var isAccepted: Bool {
    switch endpoint.content {
    case .list: kind == .json && !isObject
    case .document: kind == .json
    case .text: kind == .text || kind == .unknown
    case .archive: [.tar, .gzip, .xml].contains(kind)
    case .image: kind == .gif
    case .table: kind == .text
    case .feed: kind == .xml
    case .any: true
    }
  }

  private var first: UInt8? { firstMark(response.body[...]) }
  private var isObject: Bool { first == UInt8(ascii: "{") }

  /// Whether JSON stops before its end (Q-ENV-18): a body without declared length can be cut without a trace.
  private var isCut: Bool {
    guard kind == .json else { return false }
    let last = response.body.last { !isBlank($0) }
    return last != (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  private var cutShort: AnswerFault {
    .cutShort(hop, receivedBytes: response.body.count, expectedBytes: declaredLength)
  }

  private var declaredLength: Int? { response.fields["Content-Length"].flatMap { Int($0) } }

  private var excerpt: String {
    let bytes = ContiguousArray(response.body.prefix(64))
    return "\"" + ByteExcerpt.escaped(bytes.span, from: 0, limit: 64) + "\""
  }

  private func contains(_ text: StaticString) -> Bool {
    String(decoding: response.body.prefix(4096), as: UTF8.self).contains(text.description)
  }
}

/// The first byte that says something, behind a byte order mark and blanks (Q-CHR-10).
private func firstMark(_ bytes: ArraySlice<UInt8>) -> UInt8? {
  bytes.drop { isBlank($0) || [0xEF, 0xBB, 0xBF].contains($0) }.first
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}
