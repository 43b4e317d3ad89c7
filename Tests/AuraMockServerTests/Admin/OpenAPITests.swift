// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraTestSupport
import AuraTransport
import Foundation
import Testing

/// The document says what is routed, and what it says is true.
struct OpenAPITests {
  struct Operation {
    let method: String
    let path: String
    let hasBody: Bool
  }

  let document: [String: Any]
  let operations: [Operation]

  init() throws {
    let object = try JSONSerialization.jsonObject(with: Data(OpenAPIDocument.bytes))
    document = try #require(object as? [String: Any])
    let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
    operations = paths.flatMap { path, methods in
      methods.map { Operation(method: $0.uppercased(), path: path, hasBody: $1["requestBody"] != nil) }
    }
  }

  @Test("docs/openapi.json is what is served: curl -s http://127.0.0.1:8787/_aura/openapi.json > docs/openapi.json")
  func copyInTheDocs() throws {
    let isSame = try Tree.bytes("docs/openapi.json") == OpenAPIDocument.bytes
    #expect(isSame && AdminBench().ask("/_aura/openapi.json").body == OpenAPIDocument.bytes)
  }

  /// A body each route takes, by method and path.
  static let bodies = [
    "POST /_aura/load": #"{"name": "quiet"}"#, "PUT /_aura/clock": #"{"real": true}"#,
    "POST /_aura/clock/jump": #"{"seconds": 1}"#, "PUT /_aura/quota": #"{"profile": "faq-2026"}"#,
    "POST /_aura/quota/exhaust": "{}", "PATCH /_aura/quirks": #"{"Q-ENV-02": false}"#,
    "PUT /_aura/faults": #"{"faults": []}"#, "POST /_aura/faults": #"{"name": "a", "fault": "stall"}"#,
    "POST /_aura/assert": #"{"assertions": [{"atMost": 0, "of": {}}]}"#,
  ]

  @Test("Every admin route of the document answers 200, and no other method of its path does")
  func adminRoutes() {
    let admin = operations.filter { $0.path.hasPrefix("/_aura/") }
    #expect(admin.count >= 19)
    for operation in admin {
      let name = "\(operation.method) \(operation.path)"
      let body = Self.bodies[name]
      let bench = AdminBench()
      bench.mock.withState { $0.scenario.faults = operation.path.contains("{name}") ? [FaultRule("a", .stall)] : [] }
      let answer = bench.ask(
        operation.path.replacing("{name}", with: "a"), method: operation.method, body: body)
      #expect(answer.status == 200 && (body == nil) == !operation.hasBody, "\(name): \(answer.status)")
    }
    for path in Set(admin.map(\.path)) {
      let known = Set(admin.filter { $0.path == path }.map(\.method))
      let others = Set(["GET", "POST", "PUT", "PATCH", "DELETE"]).subtracting(known)
      let statuses = others.map { AdminBench().ask(path.replacing("{name}", with: "a"), method: $0).status }
      #expect(statuses.allSatisfy { $0 == 405 }, "\(path): \(statuses)")
    }
  }

  @Test("Every path of AEMET's in the document is one the mock knows, and the mock knows no other")
  func aemetRoutes() {
    let paths = operations.map(\.path).filter { $0.hasPrefix("/opendata/api/") }
    #expect(Set(paths) == Set(RouteTable.templates.map { "/opendata/api" + $0 }))
    let bench = AdminBench()
    bench.mock.withState { $0.scenario.quota = .unlimited }
    for path in paths { bench.call(path.replacing("ñ", with: "%C3%B1")) }
    let unknown = bench.mock.journal.entries.filter { $0.outcome == .unknownPath }.map(\.target)
    #expect(unknown == [])
  }

  @Test("Every reference of the document leads somewhere")
  func references() throws {
    let text = String(decoding: OpenAPIDocument.bytes, as: UTF8.self)
    let schemas = (document["components"] as? [String: Any])?["schemas"] as? [String: Any]
    let wanted = Set(text.matches(of: /#\/components\/schemas\/([A-Za-z]+)/).map { String($0.output.1) })
    #expect(wanted.subtracting(schemas?.keys.map { $0 } ?? []) == [] && wanted == Set(schemas?.keys.map { $0 } ?? []))
  }
}
