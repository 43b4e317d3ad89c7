// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

// The module graph, written once. Each row is a module, what it may import, and where it lives.
// Tests/ArchitectureTests reads this very table and holds the imports of every source file against it.
// Columns: name | kind | imports
let table = """
  AuraChance        | engine   |
  AuraTime          | engine   |
  AuraFormats       | engine   | CZlib
  AuraModel         | engine   | AuraTime
  AuraPlaces        | engine   | AuraModel
  AuraSun           | engine   | AuraModel AuraTime
  AuraFeeds         | engine   | AuraFormats AuraModel AuraTime
  AuraTransport     | engine   | AuraFormats AuraTime
  AuraTransportLive | engine   | AuraTime AuraTransport
  AuraPacing        | engine   | AuraChance AuraTime
  AuraStore         | engine   | AuraModel AuraPacing AuraSnapshot AuraTime
  AuraClient        | engine   | AuraFeeds AuraFormats AuraModel AuraPacing AuraTime AuraTransport
  AuraSnapshot      | engine   | AuraFeeds AuraFormats AuraModel AuraPlaces AuraSun AuraTime
  AuraHub           | engine   | AuraClient AuraFeeds AuraModel AuraPacing AuraPlaces AuraSnapshot AuraStore AuraTime
  AuraProse         | engine   | AuraChance AuraModel AuraSun AuraTime
  AuraSurfaces      | engine   | AuraModel AuraProse AuraSun AuraTime
  AuraKit           | umbrella | (every engine module)
  AuraFixtures      | workshop | AuraChance
  AuraMock          | workshop | AuraChance AuraFormats AuraModel AuraPlaces AuraSun AuraTime AuraTransport
  AuraMockServer    | workshop | AuraFormats AuraMock AuraTime AuraTransport CEpoll
  AuraSim           | workshop | AuraChance AuraClient AuraFormats AuraHub AuraMock AuraModel AuraPacing AuraPlaces AuraProse AuraStore AuraSurfaces AuraTime AuraTransport AuraTruth
  AuraTruth         | workshop | AuraModel AuraTime
  AuraCorpus        | workshop | AuraChance AuraFeeds AuraFormats AuraMock AuraModel AuraPlaces AuraProse AuraSnapshot AuraSun AuraSurfaces AuraTime AuraTransport AuraTruth
  AuraPreview       | workshop | AuraFormats AuraModel AuraSurfaces
  AuraCommand       | workshop | AuraModel AuraTime AuraTransport
  aura-smoke        | command  | AuraCommand AuraKit AuraMock
  aura-mock         | command  | AuraCommand AuraMock AuraMockServer AuraTime AuraTransport
  aura              | command  | AuraCommand AuraCorpus AuraFixtures AuraKit AuraMock AuraMockServer AuraPreview AuraSim AuraTruth
  aura-bench        | bench    | AuraCommand AuraCorpus AuraFixtures AuraKit AuraMock AuraMockServer AuraPreview AuraSim AuraTruth
  aura-cold         | bench    | AuraCommand AuraFeeds AuraModel AuraPlaces AuraSnapshot AuraTime
  aura-sweep        | sweep    | AuraChance AuraCommand AuraCorpus AuraFixtures AuraFormats AuraKit AuraMock AuraMockServer AuraSim AuraTruth
  """

struct Module {
  let name: String
  let kind: String
  let imports: [String]

  init(name: String, kind: String, imports: [String]) {
    (self.name, self.kind, self.imports) = (name, kind, imports)
  }

  init(row: Substring) {
    let columns = row.split(separator: "|", omittingEmptySubsequences: false).map { column in
      column.split(separator: " ").map(String.init)
    }
    name = columns[0][0]
    kind = columns[1][0]
    imports = columns[2]
  }

  var isCommand: Bool { ["command", "bench", "sweep"].contains(kind) }

  var path: String {
    switch kind {
    case "bench": "Benchmarks/\(name)"
    case "sweep": "Tests/\(name)"
    default: "Sources/\(name)"
    }
  }
}

let rows = table.split(separator: "\n").map(Module.init(row:))
let engine = rows.filter { $0.kind == "engine" }.map(\.name)
let modules = rows.map { $0.kind == "umbrella" ? Module(name: $0.name, kind: $0.kind, imports: engine) : $0 }

// Warnings are errors only when asked (CI), so that a newer compiler still builds a release of Aura.
let isStrict = Context.environment["AURA_STRICT"] == "1"

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

// Modules proved free of unsafe code: the compiler warns at each unsafe use, and CI makes that an error.
let memorySafe: Set<String> = [
  "AuraChance", "AuraFormats", "AuraModel", "AuraPlaces", "AuraSun", "AuraFeeds", "AuraTransport", "AuraPacing",
  "AuraClient", "AuraSnapshot", "AuraHub", "AuraProse", "AuraSurfaces", "AuraMock", "AuraTruth", "AuraCorpus",
  "AuraPreview",
]

// Lets a cursor of AuraFormats hold a `Span` in safe code; its users need no flag. See docs/decisions.
let spanLifetimes: [SwiftSetting] = [.enableExperimentalFeature("Lifetimes")]

let targets: [Target] = modules.map { module in
  let dependencies = module.imports.map { Target.Dependency(stringLiteral: $0) }
  let swiftSettings =
    settings + (memorySafe.contains(module.name) ? [.strictMemorySafety()] : [])
    + (module.name == "AuraFormats" ? spanLifetimes : [])
  return module.isCommand
    ? .executableTarget(name: module.name, dependencies: dependencies, path: module.path, swiftSettings: swiftSettings)
    : .target(name: module.name, dependencies: dependencies, path: module.path, swiftSettings: swiftSettings)
}

// Every module's tests see the module, what it imports, the workshop's mock and the test support.
let testSupport: Target = .target(
  name: "AuraTestSupport", dependencies: ["AuraChance", "AuraFixtures", "AuraTime", "CZlib"],
  path: "Tests/AuraTestSupport",
  swiftSettings: settings)

let tested: [(name: String, extra: [String])] = [
  ("AuraStore", ["AuraSim", "aura-sweep"]),
  ("AuraChance", []), ("AuraTime", []), ("AuraFormats", ["aura-sweep"]), ("AuraModel", []),
  ("AuraPlaces", ["aura-sweep"]),
  ("AuraSun", []), ("AuraSnapshot", ["AuraMock", "AuraTransport", "aura-sweep"]),
  ("AuraFeeds", ["aura-sweep"]),
  ("AuraTransport", []), ("AuraPacing", ["AuraSim"]), ("AuraSim", []), ("AuraTransportLive", []),
  ("AuraClient", ["AuraMock", "AuraMockServer", "AuraTransportLive"]),
  ("AuraMock", ["aura-sweep"]), ("AuraMockServer", ["AuraModel", "AuraSim", "aura-mock", "aura-sweep"]),
  ("AuraCommand", []),
  ("AuraHub", ["AuraMock", "AuraSim", "AuraTransport", "aura-sweep"]),
  ("AuraKit", ["AuraMock", "AuraSim"]), ("AuraProse", ["aura-sweep"]),
  ("AuraSurfaces", ["AuraSnapshot", "AuraTruth"]), ("AuraTruth", ["AuraCorpus"]), ("AuraCorpus", []),
  ("AuraPreview", ["AuraFormats", "AuraSnapshot", "AuraSun"]),
]

// `AURA_TESTS=AuraPacing,AuraClient swift test` builds the tests of those modules alone: for the edit–test loop.
let wanted = Context.environment["AURA_TESTS"].map { Set($0.split(separator: ",").map { "\($0)Tests" }) }

let tests: [Target] =
  (tested.map { row in
    let module = modules.first { $0.name == row.name }!
    let names = Set(
      [row.name, "AuraTestSupport", "AuraFixtures", "AuraChance", "AuraTime"] + module.imports + row.extra
    )
    .subtracting(["CEpoll", "CZlib"])
    return .testTarget(
      name: "\(row.name)Tests", dependencies: names.sorted().map { Target.Dependency(stringLiteral: $0) },
      path: "Tests/\(row.name)Tests", swiftSettings: settings)
  } + [
    // The engine against the mock, one quirk at a time.
    .testTarget(
      name: "QuirkTests",
      dependencies: ["AuraFeeds", "AuraFormats", "AuraMock", "AuraModel", "AuraTime", "AuraTransport", "aura-sweep"],
      path: "Tests/QuirkTests", swiftSettings: settings),
    // Runs the built commands by path and reads the tree; imports nothing of the engine.
    .testTarget(
      name: "ArchitectureTests",
      dependencies: ["AuraTestSupport", "AuraFixtures", "aura", "aura-bench", "aura-mock", "aura-smoke", "aura-sweep"],
      path: "Tests/ArchitectureTests", swiftSettings: settings),
  ]).filter { wanted?.contains($0.name) ?? true }

let package = Package(
  name: "Aura",
  platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11)],
  products: [.library(name: "AuraKit", targets: ["AuraKit"])]
    + modules.filter { $0.isCommand && $0.kind != "sweep" }.map { .executable(name: $0.name, targets: [$0.name]) },
  targets: targets + [testSupport] + tests + [
    // Linux's epoll, which Swift's own Glibc module leaves out; empty elsewhere.
    .systemLibrary(name: "CEpoll", path: "Sources/CEpoll"),
    .systemLibrary(
      name: "CZlib", path: "Sources/CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  ]
)
