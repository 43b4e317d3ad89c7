// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// The options of `aura load`, checked before anything runs.
struct LoadOptions: Sendable {
  enum Pace: Hashable, Sendable {
    case real
    case speed(Double)
    case virtual

    var name: String {
      switch self {
      case .real: "real"
      case .speed(let factor): "speed \(factor)"
      case .virtual: "virtual"
      }
    }
  }

  /// One budget for everything: what the app was told of AEMET's limit (Q-LIM-15).
  static let defaultProfile = PacingProfile.seed50

  let pace: Pace
  let minutes: Int
  let shape: LoadShape
  let apps: Int
  let profile: PacingProfile
  let base: WebAddress?
  let latencyMilliseconds: Int
  let seed: UInt64
  let ledgerFolder: String?
  let json: Bool
  let files: [LoadOutputs.Kind: String]

  init(_ arguments: Arguments) throws(UsageError) {
    let paces = ["real", "virtual"].filter(arguments.has) + (arguments.value("speed") == nil ? [] : ["speed"])
    guard paces.count <= 1 else { throw UsageError("--\(paces[0]) and --\(paces[1]) exclude each other") }
    base = try Self.base(arguments)
    pace = try Self.pace(arguments, base: base)
    guard let minutes = try arguments.number("minutes", in: 1...300) else {
      throw UsageError("--minutes is missing: how long on the load's clock, 1…300")
    }
    self.minutes = minutes
    shape = try Self.shape(arguments)
    let least = shape == .apps ? 2 : 1
    apps = try arguments.number("apps", in: least...16) ?? (shape == .apps ? 3 : 1)
    profile = try Self.profile(arguments)
    if base != nil, arguments.value("latency") != nil { throw UsageError("--latency is for the mock in this process") }
    latencyMilliseconds = try arguments.number("latency", in: 0...10_000) ?? 230
    seed = UInt64(try arguments.number("seed", in: 0...Int.max) ?? 1)
    ledgerFolder = arguments.value("ledger")
    if ledgerFolder != nil, pace != .real {
      throw UsageError("--ledger needs --real: other processes tell its times by the machine's own clock")
    }
    json = arguments.has("json")
    var files: [LoadOutputs.Kind: String] = [:]
    for kind in LoadOutputs.Kind.allCases { files[kind] = arguments.value(kind.rawValue) }
    self.files = files
  }

  private static func base(_ arguments: Arguments) throws(UsageError) -> WebAddress? {
    guard let text = arguments.value("base") else { return nil }
    guard let address = WebAddress(text), address.query == nil else {
      throw UsageError("--base expects http://HOST:PORT, found \"\(text)\"")
    }
    guard address.isLoopback else {
      throw UsageError("--base expects an aura-mock on this machine, found \"\(text)\": a load is for no other server")
    }
    return address
  }

  private static func pace(_ arguments: Arguments, base: WebAddress?) throws(UsageError) -> Pace {
    if let text = arguments.value("speed") {
      guard let factor = Double(text), (0.1...1000).contains(factor) else {
        throw UsageError("--speed expects a number 0.1…1000, found \"\(text)\"")
      }
      return .speed(factor)
    }
    if arguments.has("real") { return .real }
    guard base == nil else {
      throw UsageError("--base needs --real, or --speed at which the mock runs too: a server has no virtual time")
    }
    return .virtual
  }

  private static func shape(_ arguments: Arguments) throws(UsageError) -> LoadShape {
    guard let text = arguments.value("shape") else { return .steady }
    guard let shape = LoadShape(rawValue: text) else {
      let known = LoadShape.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--shape expects \(known), found \"\(text)\"")
    }
    return shape
  }

  private static func profile(_ arguments: Arguments) throws(UsageError) -> PacingProfile {
    guard let text = arguments.value("profile") else { return defaultProfile }
    guard let profile = PacingProfile.all.first(where: { $0.name == text }) else {
      throw UsageError(
        "--profile expects \(PacingProfile.all.map(\.name).joined(separator: ", ")), found \"\(text)\"")
    }
    return profile
  }
}
