// SPDX-License-Identifier: MIT

public import AuraTime
public import AuraTransport
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `URLSession` behind the transport seam: the only way to the network.
///
/// Every exchange has a session and so a connection of its own. A kept connection that dies is replaced and the
/// request repeated by `URLSession` without a word, and a request that nobody counted breaks the pacer's promise
/// (`docs/decisions/one-connection-per-exchange.md`). Nothing is kept between exchanges: no cache, no cookies, no
/// credentials. No session exists before the first exchange.
public struct URLSessionTransport: Transport {
  /// The longest an exchange may take.
  public struct Limits: Hashable, Sendable {
    /// To a standing connection, name look-up included. Held where the platform tells (Linux); elsewhere the
    /// exchange limit alone holds.
    public var connect: Duration
    /// To the last byte of the answer.
    public var exchange: Duration

    public init(connect: Duration = .seconds(10), exchange: Duration = .seconds(60)) {
      self.connect = connect
      self.exchange = exchange
    }
  }

  private let override: BaseOverride?
  private let limits: Limits
  private let time: any TimeSource

  public init(override: BaseOverride? = nil, limits: Limits = Limits(), time: any TimeSource) {
    self.override = override
    self.limits = limits
    self.time = time
  }

  public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    guard !Task.isCancelled else { throw .cancelled }
    let carried = override?.carried(request) ?? request
    let exchange = URLSessionExchange(request: carried, task: try urlRequest(carried))
    let (limits, time) = (limits, time)
    let begun = time.now
    let result = await withTaskGroup(of: Void.self, returning: Result<HTTPResponse, TransportError>.self) { group in
      group.addTask {
        do {
          if limits.connect < limits.exchange {
            try await time.sleep(until: begun.advanced(by: limits.connect), tolerance: nil)
            if !exchange.hasAnswerBegun && !SocketTable.mayHoldConnection(toPort: carried.address.port) {
              return exchange.end(.failure(.timedOut(.connect)))
            }
          }
          try await time.sleep(until: begun.advanced(by: limits.exchange), tolerance: nil)
          exchange.end(.failure(.timedOut(.exchange)))
        } catch {
          // The exchange ended first, or the caller was cancelled and the exchange knows it.
        }
      }
      let result = await exchange.run(session: configuration())
      group.cancelAll()
      return result
    }
    return try result.get()
  }

  /// The request in Foundation's words.
  private func urlRequest(_ request: HTTPRequest) throws(TransportError) -> URLRequest {
    let text = request.address.description
    // Foundation mends what is no address (brackets, bars); what it would change is not sent.
    guard let url = URL(string: text), url.absoluteString == text else {
      throw .protocolViolation(detail: "Foundation reads another address than \(text)")
    }
    var result = URLRequest(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: idleSeconds)
    result.httpMethod = request.method.rawValue
    result.httpShouldHandleCookies = false
    for field in request.fields.all {
      guard field.isSendable else { throw .protocolViolation(detail: "the field \(field.name) holds control bytes") }
      result.addValue(field.value, forHTTPHeaderField: field.name)
    }
    if !request.body.isEmpty { result.httpBody = Data(request.body) }
    return result
  }

  private func configuration() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCredentialStorage = nil
    configuration.timeoutIntervalForRequest = idleSeconds
    configuration.timeoutIntervalForResource = idleSeconds
    // Without these, Foundation sends the name of the process and the languages of the machine.
    configuration.httpAdditionalHeaders = ["User-Agent": "AuraKit", "Accept-Language": "es"]
    return configuration
  }

  /// Foundation's own limit, in whole seconds as it counts on Linux, out of the way of ours.
  private var idleSeconds: Double {
    Double(limits.exchange.components.seconds + 5)
  }
}

extension HTTPField {
  /// Whether the line stays one line: a name of visible characters, a value without control bytes.
  fileprivate var isSendable: Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x3A }
      && value.utf8.allSatisfy { ($0 >= 0x20 && $0 != 0x7F) || $0 == 0x09 }
  }
}
