// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock
import AuraTransport

/// The OpenAPI 3.1 document of the mock: the admin routes as they are routed, and AEMET's as the mock knows them.
///
/// `docs/openapi.json` is a copy of it; a test holds the two together.
package enum OpenAPIDocument {
  static let answer = MockAnswer(status: 200, fields: AdminAnswer.fields("application/json"), body: bytes)

  /// The document as served, with a final line feed.
  package static let bytes: [UInt8] = {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.field("openapi", "3.1.0")
    json.object("info") { json in
      json.field("title", "aura-mock")
      json.field("version", "1")
      json.field("summary", "An AEMET OpenData on this machine, and what steers it")
      json.field(
        "description",
        "Not affiliated with AEMET or MITECO. Paths under /opendata answer as AEMET does, faults included; paths under "
          + "/_aura/ steer the mock. A link of an envelope leads to /opendata/sh/.")
      json.object("license") { json in
        json.field("name", "MIT")
        json.field("identifier", "MIT")
      }
    }
    json.array("tags", AdminRoute.Tag.allCases.map(\.rawValue) + ["aemet"]) { json, tag in
      json.beginObject()
      json.field("name", tag)
      json.endObject()
    }
    json.object("paths") { json in
      for path in adminPaths { writeAdmin(path, to: &json) }
      for template in RouteTable.templates { writeFirstHop(template, to: &json) }
      writeSecondHop(to: &json)
    }
    json.object("components") { writeComponents(to: &$0) }
    json.endObject()
    return json.bytes + [0x0A]
  }()

  /// Paths of the table, each once, in its order.
  private static var adminPaths: [String] {
    var paths: [String] = []
    for route in AdminRoute.table where !paths.contains(route.path) { paths.append(route.path) }
    return paths
  }

  private static func writeAdmin(_ path: String, to json: inout JSONWriter) {
    json.object(path) { json in
      for route in AdminRoute.table where route.path == path {
        json.object(route.method.rawValue.lowercased()) { write(route, to: &$0) }
      }
    }
  }

  private static func write(_ route: AdminRoute, to json: inout JSONWriter) {
    json.field("operationId", route.id)
    json.array("tags", [route.tag.rawValue]) { $0.string($1) }
    json.field("summary", route.summary)
    let names = braces(of: route.path)
    if !names.isEmpty || !route.parameters.isEmpty {
      json.key("parameters")
      json.beginArray()
      for name in names { writeParameter(name, in: "path", type: "string", about: nil, to: &json) }
      for one in route.parameters {
        writeParameter(one.name, in: "query", type: one.type, about: one.about, to: &json)
      }
      json.endArray()
    }
    if let body = route.body {
      json.object("requestBody") { json in
        json.object("content") { json in
          json.object("application/json") { writeReference(body, to: &$0) }
        }
      }
    }
    json.object("responses") { json in
      json.object("200") { json in
        json.field("description", "Done")
        json.object("content") { json in
          json.object(route.contentType) { json in
            if let answer = route.answer { writeReference(answer, to: &json) }
          }
        }
      }
      var refusals = route.refusals + (route.path == "/_aura/" ? [] : [401, 403])
      if route.body != nil { refusals += [400, 415] }
      if !route.parameters.isEmpty { refusals.append(400) }
      if !names.isEmpty { refusals.append(404) }
      for status in refusals.sorted() {
        json.object("\(status)") { json in
          json.field("description", reasons[status] ?? "Refused")
          json.object("content") { json in
            json.object("application/json") { json in
              writeReference(route.id == "assert" && status == 409 ? "Verdicts" : "Refusal", to: &json)
            }
          }
        }
      }
    }
    if route.path != "/_aura/" {
      json.array("security", ["", "bearer", "tokenHeader"]) { json, scheme in
        json.beginObject()
        if !scheme.isEmpty { json.array(scheme, [String]()) { $0.string($1) } }
        json.endObject()
      }
    }
  }

  private static let reasons = [
    400: "The body or the query is not what the route reads", 401: "The token is missing or wrong",
    403: "A page of another origin, or a change asked under a name that is not this machine's",
    404: "There is nothing of that name", 409: "It cannot be, as the mock is set",
    415: "The body is not declared as JSON",
  ]

  private static func writeFirstHop(_ template: String, to json: inout JSONWriter) {
    json.object("/opendata/api" + template) { json in
      json.object("get") { json in
        json.array("tags", ["aemet"]) { $0.string($1) }
        json.field("summary", "Call 1 of \(template)")
        let names = braces(of: template)
        if !names.isEmpty {
          json.array("parameters", names) { json, name in
            writeParameter(name, in: "path", type: "string", about: nil, to: &json)
          }
        }
        writeAEMETAnswers(
          "An envelope with a link, or estado 404 in it, or nothing without a key", "Envelope", to: &json)
        json.array("security", ["apiKey", "apiKeyInQuery"]) { json, scheme in
          json.beginObject()
          json.array(scheme, [String]()) { $0.string($1) }
          json.endObject()
        }
      }
    }
  }

  private static func writeSecondHop(to json: inout JSONWriter) {
    json.object("/opendata/sh/{link}") { json in
      json.object("get") { json in
        json.array("tags", ["aemet"]) { $0.string($1) }
        json.field("summary", "Call 2: what a link of call 1 leads to; a fixed hash leads to a metadata document")
        json.array("parameters", ["link"]) { json, name in
          writeParameter(name, in: "path", type: "string", about: nil, to: &json)
        }
        writeAEMETAnswers("The product's bytes, or an envelope without a link that says why not", nil, to: &json)
      }
    }
  }

  private static func writeAEMETAnswers(_ good: String, _ schema: String?, to json: inout JSONWriter) {
    json.object("responses") { json in
      json.object("200") { json in
        json.field("description", good)
        guard let schema else { return }
        json.object("content") { json in
          json.object("application/json") { writeReference(schema, to: &$0) }
        }
      }
      for (status, about) in [("401", "A bad or expired key"), ("429", "A limit was reached; text/plain")] {
        json.object(status) { $0.field("description", about) }
      }
    }
  }

  private static func writeParameter(
    _ name: String, in place: String, type: String, about: String?, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.field("name", name)
    json.field("in", place)
    if place == "path" { json.field("required", true) }
    if let about { json.field("description", about) }
    json.object("schema") { $0.field("type", type) }
    json.endObject()
  }

  private static func writeReference(_ schema: String, to json: inout JSONWriter) {
    json.object("schema") { $0.field("$ref", "#/components/schemas/\(schema)") }
  }

  private static func writeComponents(to json: inout JSONWriter) {
    json.object("securitySchemes") { json in
      for (name, place, field) in [
        ("apiKey", "header", "api_key"), ("apiKeyInQuery", "query", "api_key"),
        ("tokenHeader", "header", "X-Aura-Token"),
      ] {
        json.object(name) { json in
          json.field("type", "apiKey")
          json.field("in", place)
          json.field("name", field)
        }
      }
      json.object("bearer") { json in
        json.field("type", "http")
        json.field("scheme", "bearer")
      }
    }
    json.key("schemas")
    json.write(OpenAPISchemas.tree)
  }

  /// What stands in the braces of a path, in order.
  private static func braces(of path: String) -> [String] {
    path.split(separator: "/").filter { $0.first == "{" }.map { String($0.dropFirst().dropLast()) }
  }
}
