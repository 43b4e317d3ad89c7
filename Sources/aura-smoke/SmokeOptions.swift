// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// What a call of `aura-smoke` asks for, checked before anything is read.
struct SmokeOptions {
  enum Mode {
    /// Five digits, of a municipality or not.
    case forecast(code: String)
    case raw(Endpoint)
  }

  enum Source {
    case live, mock
    case base(WebAddress)
  }

  enum Format {
    case text, json, line
  }

  let mode: Mode
  let source: Source
  let format: Format
  /// The moment asked for; nil for now.
  let moment: WallInstant?

  init(_ arguments: Arguments) throws(UsageError) {
    switch (arguments.has("mock"), arguments.value("base")) {
    case (true, .some): throw UsageError("--mock and --base exclude each other")
    case (true, nil): source = .mock
    case (false, let text?):
      guard let base = WebAddress(text), base.query == nil else {
        throw UsageError("--base expects http://HOST:PORT or https://HOST, found \"\(text)\"")
      }
      source = .base(base)
    case (false, nil): source = .live
    }
    switch (arguments.has("json"), arguments.has("line")) {
    case (true, true): throw UsageError("--json and --line exclude each other")
    case (true, false): format = .json
    case (false, let isLine): format = isLine ? .line : .text
    }
    mode = try Self.mode(arguments.operands)
    var zone = CivilZone.peninsula
    if case .forecast(let code) = mode, let place = MunicipalityCode(code) { zone = place.province.zone }
    moment = try arguments.instant("at", in: zone)
  }

  private static func mode(_ operands: [String]) throws(UsageError) -> Mode {
    guard let first = operands.first else { throw UsageError("expected a mode: an INE code, or raw PATH") }
    if first == "raw" {
      guard operands.count == 2 else { throw UsageError("raw expects one path") }
      do throws(EndpointError) {
        return .raw(try Endpoint.raw(path: operands[1]))
      } catch {
        throw UsageError("raw: \(error)")
      }
    }
    guard first.utf8.count == 5, first.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw UsageError("expected five digits of an INE code, or raw PATH; found \"\(first)\"")
    }
    guard operands.count == 1 else { throw UsageError("expected one INE code") }
    return .forecast(code: first)
  }
}
