// SPDX-License-Identifier: MIT

import AuraMock
import AuraMockServer
import AuraTime
import AuraTransport
import Foundation

/// A mock on a clock that stands still, with the admin routes before it, asked without a socket.
struct AdminBench {
  let mock: Mock
  private let routes: AdminRoutes

  /// A page beside the console, named `a`.
  static let page = AttachedPage(
    name: "a", title: "A page",
    page: MockAnswer(
      status: 200, fields: HTTPFields([HTTPField(name: "Content-Type", value: "text/html")]),
      body: Array("<!doctype html>".utf8))
  ) { query in
    MockAnswer(status: 200, body: Array(query.map { "\($0.name)=\($0.value)" }.joined(separator: " ").utf8))
  }

  init(token: String? = nil, time: any TimeSource = StoppedTime()) {
    mock = Mock(.quiet, time: time)
    routes = AdminRoutes(
      before: EchoResponder(), mock: mock, time: time, token: token, pages: [Self.page],
      counts: { ServerCounts() })
  }

  /// Asks; a body is sent as JSON.
  func ask(_ target: String, method: String = "GET", body: String? = nil, fields: [HTTPField] = []) -> MockAnswer {
    let type = body == nil ? [] : [HTTPField(name: "Content-Type", value: "application/json; charset=utf-8")]
    return routes.respond(
      to: MockRequest(
        method: method, target: target, fields: HTTPFields(fields + type), body: Array((body ?? "").utf8),
        client: "::1", origin: "http://h"))
  }

  /// The object of an answer; empty when it is none.
  func object(_ target: String, method: String = "GET", body: String? = nil) -> [String: Any] {
    let answer = ask(target, method: method, body: body)
    return (try? JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]) ?? [:]
  }

  /// A call of a client's.
  func call(_ target: String, key: String = "se.cre.to") {
    _ = mock.respond(
      to: MockRequest(
        target: target, fields: HTTPFields([HTTPField(name: "api_key", value: key)]), client: "::1",
        origin: "http://h"))
  }
}
