// SPDX-License-Identifier: MIT

package import AuraMock
package import AuraTime
import AuraTransport

/// The routes under `/_aura/`, for whoever runs the mock; everything else goes to the responder behind.
///
/// No path of AEMET, MITECO or the feeds begins so. What is asked here is not an exchange of the mock and does not
/// stand in its journal.
package struct AdminRoutes: Responder {
  private let responder: any Responder
  private let desk: AdminDesk
  private let guardian: AdminGuard

  /// - Parameters:
  ///   - responder: Answers what is not asked of the admin: the mock, or what is put around it.
  ///   - token: When set, a request must carry it.
  ///   - pages: Pages beside the console.
  ///   - counts: What the server has done so far.
  package init(
    before responder: any Responder, mock: Mock, time: any TimeSource, token: String?, pages: [AttachedPage] = [],
    counts: @escaping @Sendable () -> ServerCounts
  ) {
    self.responder = responder
    desk = AdminDesk(mock: mock, time: time, counts: counts, pages: pages)
    guardian = AdminGuard(token: token)
  }

  package func respond(to request: MockRequest) -> MockAnswer {
    guard request.target.hasPrefix("/_aura"),
      [nil, UInt8(ascii: "/"), UInt8(ascii: "?")].contains(request.target.utf8.dropFirst(6).first)
    else { return responder.respond(to: request) }
    do throws(AdminError) {
      return try answer(request)
    } catch {
      return AdminAnswer.failure(error)
    }
  }

  private func answer(_ request: MockRequest) throws(AdminError) -> MockAnswer {
    let mark = request.target.firstIndex(of: "?")
    let path = request.target[..<(mark ?? request.target.endIndex)]
    if path == "/_aura" { return ConsoleAnswer.redirect }
    // The pages themselves hold nothing of the mock; what they then ask for does.
    if path != "/_aura/", !path.hasPrefix("/_aura/pages/") { try guardian.checkToken(of: request) }
    let method = request.method == "HEAD" ? "GET" : request.method
    let matching = AdminRoute.table.filter { $0.argument(of: path) != nil }
    guard !matching.isEmpty else { throw .unknownRoute(path: String(path.prefix(200))) }
    guard let route = matching.first(where: { $0.method.rawValue == method }), let argument = route.argument(of: path)
    else { throw .methodRefused(found: String(request.method.prefix(64)), allowed: Self.methods(of: matching)) }
    try guardian.checkOrigin(of: request, changes: route.method != .get)
    if !request.body.isEmpty, route.body != nil { try guardian.checkContentType(of: request) }
    let query = mark.map { request.target[request.target.index(after: $0)...] }
    return try route.act(
      desk, AdminCall(argument: argument, query: AdminCall.pairs(of: query), body: request.body))
  }

  private static func methods(of routes: [AdminRoute]) -> [String] {
    routes.flatMap { $0.method == .get ? ["GET", "HEAD"] : [$0.method.rawValue] }
  }
}
