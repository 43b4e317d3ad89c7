// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import AuraSim
import Synchronization

/// A transport before the mock that can lose the network and fail products.
final class HubGate: Transport {
  private let failing: Set<HubProduct>
  private let isOnline: Bool
  private let mock: MockTransport
  private let memory: HubMemory?
  private let time: VirtualTime

  init(failing: Set<HubProduct>, isOnline: Bool, mock: Mock, memory: HubMemory?, time: VirtualTime) {
    (self.failing, self.isOnline, self.memory, self.time) = (failing, isOnline, memory, time)
    self.mock = MockTransport(mock, time: time)
  }

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    guard isOnline else { throw .offline }
    // With the host: two feeds of news lie at one path.
    let target = "\(request.address)"
    if let product = Self.product(of: target), failing.contains(product) {
      return HTTPResponse(status: 500, body: Array("out of order".utf8))
    }
    if let answer = memory?[target] {
      do { try await time.sleep(for: .milliseconds(200)) } catch { throw .cancelled }
      return answer
    }
    let answer = try await mock.send(request)
    memory?[target] = answer
    return answer
  }

  static func product(of target: String) -> HubProduct? {
    let marks: [(String, HubProduct)] = [
      ("/municipio/horaria/", .hourlyForecast), ("/municipio/diaria/", .dailyForecast), ("/avisos_cap/", .avisos),
      ("obsconv_hh", .observationMarker), ("/observacion/", .observations), ("ica-ultima-hora", .airQuality),
      ("/uvi/", .uvIndex), ("/prediccion/ccaa/", .bulletin), ("/radar/regional/", .radar),
      ("noticias.rss", .news), ("/feed/", .news),
    ]
    return marks.first { target.contains($0.0) }?.1
  }
}

/// Good answers of a mock, so that many worlds that begin alike need not make them again.
package final class HubMemory: Sendable {
  private let answers = Mutex<[String: HTTPResponse]>([:])

  package init() {}

  subscript(target: String) -> HTTPResponse? {
    get { answers.withLock { $0[target] } }
    set { answers.withLock { $0[target] = newValue } }
  }
}
