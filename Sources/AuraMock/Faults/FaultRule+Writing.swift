// SPDX-License-Identifier: MIT

import AuraChance
package import AuraFormats
import AuraTime

extension FaultRule {
  /// Writes the rule as an object that reads back as the same rule.
  package func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    fault.write(to: &json)
    if let hop { json.field("hop", hop.rawValue) }
    for (key, value) in [("template", template), ("argument", argument), ("host", host), ("client", client)] {
      if let value { json.field(key, value) }
    }
    if let window {
      json.field("from", utcText(window.lowerBound))
      json.field("until", utcText(window.upperBound))
    }
    switch occurrence {
    case .always: break
    case .calls(let range):
      json.field("calls", range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)")
    case .every(let step): json.field("every", step)
    }
    if probability != .always { json.field("probability", "\(probability.numerator)/\(probability.denominator)") }
    if let times { json.field("times", times) }
    if !next.isEmpty {
      json.array("then", next) { json, step in
        json.beginObject()
        if let fault = step.fault { fault.write(to: &json) } else { json.field("fault", FaultName.none.rawValue) }
        if let times = step.times { json.field("times", times) }
        json.endObject()
      }
    }
    json.endObject()
  }
}

extension Fault {
  /// What the fault is called in a plan.
  public var name: String { planName.rawValue }

  /// What a plan can name.
  package static var names: [String] { FaultName.allCases.filter { $0 != .none }.map(\.rawValue) }

  private var planName: FaultName {
    switch self {
    case .delay: .delay
    case .slow: .slow
    case .stall: .stall
    case .cutShort: .cutShort
    case .reset: .reset
    case .emptyReply: .emptyReply
    case .emptyBody: .emptyBody
    case .htmlPage: .htmlPage
    case .errorObject: .errorObject
    case .productMissing: .productMissing
    case .expiredLink: .expiredLink
    case .limited: .limited
    case .limitPage: .limitPage
    case .serverError(let hasDescripcion): hasDescripcion ? .serverError : .serverErrorWithoutText
    case .forbidden: .forbidden
    case .envelopeWithoutLink: .envelopeWithoutLink
    case .garbage: .garbage
    case .wrongCharset: .wrongCharset
    case .missingHours: .missingHours
    case .duplicatedHours: .duplicatedHours
    case .badTar: .badTar
    case .staleProduct: .staleProduct
    case .clockJump: .clockJump
    }
  }

  /// The members `fault` and its amounts.
  fileprivate func write(to json: inout JSONWriter) {
    json.field("fault", name)
    switch self {
    case .delay(let delay): delay.write(to: &json)
    case .slow(let rate): json.field("bytesPerSecond", rate)
    case .cutShort(let bytes), .reset(let bytes): json.field("afterBytes", bytes)
    case .errorObject(let estado, let descripcion):
      json.field("estado", estado)
      json.field("descripcion", descripcion)
    case .garbage(let bytes): json.field("bytes", bytes)
    case .wrongCharset(let charset): json.field("charset", charset.rawValue)
    case .missingHours(let count), .duplicatedHours(let count): json.field("hours", count)
    case .badTar(let damage): json.field("damage", damage.rawValue)
    case .staleProduct(let minutes): json.field("minutes", minutes)
    case .clockJump(let seconds): json.field("seconds", seconds)
    case .stall, .emptyReply, .emptyBody, .htmlPage, .productMissing, .expiredLink, .limited, .limitPage, .serverError,
      .forbidden, .envelopeWithoutLink:
      break
    }
  }
}

extension FaultDelay {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .fixed(let milliseconds): json.field("milliseconds", milliseconds)
    case .uniform(let range):
      json.object("milliseconds") { json in
        json.array("uniform", [range.lowerBound, range.upperBound]) { $0.number($1) }
      }
    case .lognormal(let median, let p95):
      json.object("milliseconds") { json in
        json.object("lognormal") { json in
          json.field("median", median)
          json.field("p95", p95)
        }
      }
    }
  }
}
