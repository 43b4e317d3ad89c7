// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock

/// The way to the server with its latencies, noting every call: half of a round trip up, half down.
struct LoadNetwork: Transport {
  let inner: any Transport
  /// Takes what was on its way when its sender gave up or died: it arrives all the same.
  let stray: (@Sendable (HTTPRequest) -> Void)?
  let medianMilliseconds: Int
  let chance: SeedStream
  let log: LoadLog
  let time: any TimeSource

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let call = log.send(at: time.now)
    var chance = chance.stream(call)
    do {
      try await time.sleep(for: oneWay(&chance))
    } catch {
      stray?(request)
      throw .cancelled
    }
    do throws(TransportError) {
      let response = try await inner.send(request)
      do {
        try await time.sleep(for: oneWay(&chance))
      } catch {
        throw TransportError.cancelled
      }
      log.answer(call, status: response.status, at: time.now)
      return response
    } catch {
      log.answer(call, status: nil, at: time.now)
      throw error
    }
  }

  /// A floor of 40 ms, or a quarter of the round trip where that is less, and a log-logistic tail of shape 4.
  private func oneWay(_ chance: inout SeedStream) -> Duration {
    let half = Double(medianMilliseconds) / 2
    let floor = min(40, half / 2)
    let unit = min(chance.unit(), 0.999_999)
    let odds = unit / (1 - unit)
    return .nanoseconds(Int64((floor + (half - floor) * odds.squareRoot().squareRoot()) * 1e6))
  }
}
