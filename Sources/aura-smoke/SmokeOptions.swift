// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// What a call of `aura-smoke` asks for, checked before anything is read.
struct SmokeOptions {
  enum Mode {
    /// Five digits, of a municipality or not.
    case forecast(code: String)
    case snapshot(code: String)
    case raw(Endpoint)
    /// Two digits, of a province or not.
    case bulletin(code: String)
    /// Two digits of a province or five of a municipality, or of none.
    case avisos(code: String)

    /// Whose clocks `--at` without an offset is about; texts are of the peninsula's day, for the Canaries too.
    var zone: CivilZone {
      switch self {
      case .forecast(let code), .snapshot(let code), .avisos(let code):
        Province(code: code.prefix(2))?.zone ?? .peninsula
      case .raw, .bulletin: .peninsula
      }
    }
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
    moment = try arguments.instant("at", in: mode.zone)
  }

  private static func mode(_ operands: [String]) throws(UsageError) -> Mode {
    guard let first = operands.first else {
      throw UsageError("expected a mode: an INE code, boletin PROVINCE, avisos PROVINCE, or raw PATH")
    }
    if first == "raw" {
      guard operands.count == 2 else { throw UsageError("raw expects one path") }
      do throws(EndpointError) {
        return .raw(try Endpoint.raw(path: operands[1]))
      } catch {
        throw UsageError("raw: \(error)")
      }
    }
    if first == "snapshot" {
      guard operands.count == 2, operands[1].utf8.count == 5, Self.isDigits(operands[1]) else {
        throw UsageError("snapshot expects the five digits of a municipality")
      }
      return .snapshot(code: operands[1])
    }
    if first == "boletin" || first == "avisos" {
      let widths = first == "avisos" ? [2, 5] : [2]
      guard operands.count == 2, Self.isDigits(operands[1]), widths.contains(operands[1].utf8.count) else {
        throw UsageError(
          "\(first) expects the two digits of a province" + (first == "avisos" ? ", or the five of a municipality" : "")
        )
      }
      return first == "avisos" ? .avisos(code: operands[1]) : .bulletin(code: operands[1])
    }
    guard first.utf8.count == 5, Self.isDigits(first) else {
      throw UsageError(
        "expected five digits of an INE code, snapshot INE, boletin PROVINCE, avisos PROVINCE, or raw PATH; "
          + "found \"\(first)\"")
    }
    guard operands.count == 1 else { throw UsageError("expected one INE code") }
    return .forecast(code: first)
  }

  private static func isDigits(_ text: String) -> Bool { text.utf8.allSatisfy { (0x30...0x39).contains($0) } }
}
