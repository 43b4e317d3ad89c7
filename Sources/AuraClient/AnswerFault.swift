// SPDX-License-Identifier: MIT

public import AuraFormats

/// What is wrong with an answer: where, found and expected.
public enum AnswerFault: Hashable, Sendable {
  /// No body. On call 1 this is how AEMET says that no key reached it (Q-ENV-05).
  case empty(Hop)
  /// A web page under a good status: a notice of maintenance, or the log-in page of a network on the way.
  case webPage(Hop, found: String)
  /// A status that AEMET was never seen to give.
  case status(Hop, Int)
  /// An `estado` that AEMET was never seen to give.
  case estado(Hop, Int)
  /// An envelope of estado 200 without `datos`.
  case noLink
  /// `datos` is no address, or one that must not be followed.
  case link(found: String, expected: String)
  /// Not JSON where JSON was expected.
  case notJSON(Hop, JSONError)
  /// Another kind of body than the product's.
  case wrongShape(Hop, found: String, expected: String)
  /// The body ends before its declared length, or inside its JSON (Q-ENV-18); `expectedBytes` is nil when unknown.
  case cutShort(Hop, receivedBytes: Int, expectedBytes: Int?)
  /// The base is neither https nor this machine: the key is not sent there.
  case insecureBase(found: String)
}

extension AnswerFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty(let hop): "call \(hop.rawValue): found no bytes, expected a body"
    case .webPage(let hop, let found): "call \(hop.rawValue): found a web page, \(found)"
    case .status(let hop, let status): "call \(hop.rawValue): found status \(status)"
    case .estado(let hop, let estado): "call \(hop.rawValue): found estado \(estado)"
    case .noLink: "call 1: found estado 200 and no datos, expected a link"
    case .link(let found, let expected): "call 1: found the link \(found), expected \(expected)"
    case .notJSON(let hop, let error): "call \(hop.rawValue): \(error)"
    case .wrongShape(let hop, let found, let expected): "call \(hop.rawValue): found \(found), expected \(expected)"
    case .cutShort(let hop, let received, let expected):
      "call \(hop.rawValue): found \(received) bytes, expected \(expected.map(String.init) ?? "more")"
    case .insecureBase(let found): "found the base \(found), expected https or this machine"
    }
  }
}
