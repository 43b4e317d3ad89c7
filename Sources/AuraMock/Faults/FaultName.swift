// SPDX-License-Identifier: MIT

/// What faults are called in a plan, and which amounts stand beside each name.
enum FaultName: String, CaseIterable {
  case delay, slow, stall, cutShort, reset, emptyReply, emptyBody, htmlPage, errorObject, productMissing, expiredLink
  case limited, limitPage, serverError, serverErrorWithoutText, forbidden, envelopeWithoutLink, garbage
  case wrongCharset, missingHours, duplicatedHours, badTar, staleProduct, clockJump
  /// Lets a call through; in `then` only.
  case none

  /// Keys of the amounts.
  private var amounts: [String] {
    switch self {
    case .delay: ["milliseconds"]
    case .slow: ["bytesPerSecond"]
    case .cutShort, .reset: ["afterBytes"]
    case .errorObject: ["estado", "descripcion"]
    case .garbage: ["bytes"]
    case .wrongCharset: ["charset"]
    case .missingHours, .duplicatedHours: ["hours"]
    case .badTar: ["damage"]
    case .staleProduct: ["minutes"]
    case .clockJump: ["seconds"]
    case .stall, .emptyReply, .emptyBody, .htmlPage, .productMissing, .expiredLink, .limited, .limitPage, .serverError,
      .serverErrorWithoutText, .forbidden, .envelopeWithoutLink, .none:
      []
    }
  }

  /// Reads `fault` and its amounts, and refuses keys that are neither of the fault nor among those of the rule.
  static func read(_ document: ScenarioDocument, beside keys: [String]) throws(ScenarioError) -> Fault? {
    let name: FaultName = try document.required("fault").choice()
    try document.allow(["fault"] + name.amounts + keys)
    func amount(_ range: ClosedRange<Int>) throws(ScenarioError) -> Int {
      try document.required(name.amounts[0]).number(in: range)
    }
    switch name {
    case .delay: return .delay(try FaultDelay(document.required("milliseconds")))
    case .slow: return .slow(bytesPerSecond: try amount(1...1_000_000_000))
    case .stall: return .stall
    case .cutShort: return .cutShort(afterBytes: try amount(0...1_000_000_000))
    case .reset: return .reset(afterBytes: try amount(0...1_000_000_000))
    case .emptyReply: return .emptyReply
    case .emptyBody: return .emptyBody
    case .htmlPage: return .htmlPage
    case .errorObject:
      return .errorObject(
        estado: try amount(100...599), descripcion: try document.required("descripcion").text())
    case .productMissing: return .productMissing
    case .expiredLink: return .expiredLink
    case .limited: return .limited
    case .limitPage: return .limitPage
    case .serverError: return .serverError(hasDescripcion: true)
    case .serverErrorWithoutText: return .serverError(hasDescripcion: false)
    case .forbidden: return .forbidden
    case .envelopeWithoutLink: return .envelopeWithoutLink
    case .garbage: return .garbage(bytes: try amount(0...1_048_576))
    case .wrongCharset: return .wrongCharset(try document.required("charset").choice())
    case .missingHours: return .missingHours(count: try amount(1...24))
    case .duplicatedHours: return .duplicatedHours(count: try amount(1...24))
    case .badTar: return .badTar(try document.required("damage").choice())
    case .staleProduct: return .staleProduct(minutes: try amount(1...527_040))
    case .clockJump: return .clockJump(seconds: try amount(-31_622_400...31_622_400))
    case .none: return nil
    }
  }
}

extension FaultDelay {
  /// `250`, `{"uniform": [100, 900]}` or `{"lognormal": {"median": 350, "p95": 900}}`.
  fileprivate init(_ part: ScenarioDocument) throws(ScenarioError) {
    let range = 0...Self.longestMilliseconds
    guard part.isObject else {
      self = .fixed(milliseconds: try part.number(in: range))
      return
    }
    try part.allow(["uniform", "lognormal"])
    if let uniform = part["uniform"] {
      let bounds = try uniform.elements()
      guard bounds.count == 2 else { throw uniform.unexpected("the least and the most") }
      let (least, most) = (try bounds[0].number(in: range), try bounds[1].number(in: range))
      guard least <= most else { throw uniform.unexpected("the least and the most") }
      self = .uniform(milliseconds: least...most)
    } else {
      let shape = try part.required("lognormal")
      try shape.allow(["median", "p95"])
      let median = try shape.required("median").number(in: 1...Self.longestMilliseconds)
      self = .lognormal(
        medianMilliseconds: median,
        p95Milliseconds: try shape.required("p95").number(in: median...Self.longestMilliseconds))
    }
  }
}
