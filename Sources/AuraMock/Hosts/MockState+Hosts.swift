// SPDX-License-Identifier: MIT

import AuraTime

extension MockState {
  /// The answer of a host besides AEMET OpenData, or of OpenData's own feeds; nil for what is none of theirs.
  ///
  /// A host is named by the path, by the origin of a request in process, or by the `Host` header. There is no key, no
  /// quota and no second call.
  mutating func hostAnswer(_ exchange: inout ServedExchange) -> MockAnswer? {
    let host = exchange.request.askedHost
    var path = exchange.path
    if path.begins(with: "/_host/") {
      let rest = path.dropFirst(7)
      path = rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...]
    }
    // OpenData's feeds are reached under whatever name the mock has.
    let isFeed = HostProduct.isOpenDataFeed(path)
    let known = isFeed && !HostProduct.hosts.contains(host) ? "opendata.aemet.es" : host
    guard HostProduct.hosts.contains(host) || isFeed else { return nil }
    guard let product = HostProduct(host: known, path: path) else { return ErrorAnswers.hostPage(404, "Not Found") }
    guard exchange.request.method == (product.isPosted ? "POST" : "GET") || exchange.request.method == "HEAD" else {
      exchange.outcome = .methodRefused
      return ErrorAnswers.hostPage(405, "Method Not Allowed")
    }
    return faulted(&exchange) { state, exchange in
      exchange.outcome = .payload
      return state.hosts.answer(
        product, exchange.request,
        at: exchange.productInstant.advanced(bySeconds: -60 * Int64(exchange.staleMinutes)))
    }
  }
}

extension ErrorAnswers {
  /// A page of an ordinary web server.
  static func hostPage(_ status: Int, _ reason: String) -> MockAnswer {
    MockAnswer(
      status: status, fields: type("text/html; charset=UTF-8"),
      body: Array("<!DOCTYPE html>\n<html><head><title>\(status) \(reason)</title></head><body></body></html>\n".utf8))
  }
}
