// SPDX-License-Identifier: MIT

import AuraMock

/// One admin route: what it is called by, what the OpenAPI document says of it, and what it does.
struct AdminRoute: Sendable {
  enum Method: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  enum Tag: String, Sendable, CaseIterable {
    case run, clock, quota, faults, quirks, journal, pages
  }

  /// A parameter of the query string.
  struct Parameter: Sendable {
    let name: String
    let type: String
    let about: String

    init(_ name: String, _ type: String = "string", _ about: String) {
      self.name = name
      self.type = type
      self.about = about
    }
  }

  typealias Action = @Sendable (AdminDesk, AdminCall) throws(AdminError) -> MockAnswer

  let method: Method
  /// With at most one segment in braces, the last.
  let path: String
  let id: String
  let tag: Tag
  let summary: String
  let parameters: [Parameter]
  /// Name of the body's schema; nil for no body.
  let body: String?
  /// Name of the answer's schema; nil where it is no JSON.
  let answer: String?
  let contentType: String
  /// Statuses of refusals that belong to this route, besides those all have.
  let refusals: [Int]
  let act: Action

  init(
    _ method: Method, _ path: String, _ id: String, _ tag: Tag, _ summary: String, parameters: [Parameter] = [],
    body: String? = nil, answer: String?, contentType: String = "application/json", refusals: [Int] = [],
    act: @escaping Action
  ) {
    self.method = method
    self.path = "/_aura" + path
    self.id = id
    self.tag = tag
    self.summary = summary
    self.parameters = parameters
    self.body = body
    self.answer = answer
    self.contentType = contentType
    self.refusals = refusals
    self.act = act
  }

  /// What a path gives for the braces; empty where there are none, nil where the path is another.
  func argument(of path: Substring) -> String? {
    guard let brace = self.path.firstIndex(of: "{") else { return path == self.path[...] ? "" : nil }
    let prefix = self.path[..<brace]
    guard path.hasPrefix(prefix) else { return nil }
    let rest = path.dropFirst(prefix.count)
    return rest.isEmpty || rest.contains("/") ? nil : percentDecoded(rest)
  }
}
