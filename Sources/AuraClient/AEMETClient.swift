// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraPacing
public import AuraTime
public import AuraTransport
import Synchronization

/// Reads products of AEMET OpenData, two calls a reading, the key in the first alone; and those of other hosts, one call.
///
/// Deciding is done by pure functions (`Outcome.judge`, `LinkRule`, `KeyHealth`); this class asks for leave, sends, and
/// does what they say. It repeats nothing but call 1 of a reading whose link had expired, once (Q-ENV-10). A key that
/// AEMET refused is not sent again until it is another (Q-ENV-06).
public final class AEMETClient: Sendable {
  private let transport: any Transport
  private let pacer: Pacer
  private let hostPacers: HostPacers
  private let keys: any KeyStore
  private let links: LinkRule
  let time: any TimeSource
  /// The key that AEMET refused last, and how.
  private let refusal = Mutex<(key: Secret, failure: KeyFailure)?>(nil)

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - base: The prefix of every call 1, https or this machine; AEMET's own by default.
  ///   - followedOrigins: Origins besides the base's whose links are followed.
  ///   - pacer: Of AEMET's quota.
  ///   - hostPacers: Of the other hosts; polite ones on the same clock by default.
  public init(
    base: WebAddress = .aemet, followedOrigins: [WebAddress] = [], transport: any Transport, pacer: Pacer,
    hostPacers: HostPacers? = nil, keys: any KeyStore, time: any TimeSource
  ) {
    self.transport = transport
    self.pacer = pacer
    self.hostPacers = hostPacers ?? HostPacers(time: time)
    self.keys = keys
    self.time = time
    links = LinkRule(base: base, followedOrigins: followedOrigins)
  }

  /// Reads a product.
  ///
  /// - Parameters:
  ///   - maximumWaitMilliseconds: The longest to wait for leave; nil for as long as it takes.
  /// - Throws: `ClientError`, one case for each thing that can be wrong.
  public func payload(
    of endpoint: Endpoint, priority: PacedCall.Priority = .visible, maximumWaitMilliseconds: Int? = nil
  ) async throws(ClientError) -> Payload {
    let call = PacedCall(
      template: endpoint.template, priority: priority, hops: endpoint.hostAddress == nil ? 2 : 1,
      maximumWaitMilliseconds: maximumWaitMilliseconds)
    if case .host(let address, let form) = endpoint.service { return try await read(endpoint, address, form, call) }
    do throws(ClientError) {
      return try await read(endpoint, call)
    } catch {
      guard case .linkExpired = error else { throw error }
    }
    return try await read(endpoint, call)
  }

  /// What the key says of itself.
  public func keyHealth() throws(KeyStoreError) -> KeyHealth {
    KeyHealth(of: try keys.readKey(), at: time.wall)
  }

  // MARK: One reading

  private func read(_ endpoint: Endpoint, _ call: PacedCall) async throws(ClientError) -> Payload {
    let key = try usableKey()
    guard links.isSafe else { throw .unusable(endpoint, .insecureBase(found: "\(links.base)")) }
    let admission: Admission
    do throws(PacingError) {
      admission = try await pacer.admit(call)
    } catch {
      throw .notAdmitted(endpoint, error)
    }
    defer { admission.close() }

    var request = HTTPRequest(
      address: links.address(of: endpoint),
      fields: HTTPFields([HTTPField(name: "api_key", value: key.withExposedValue { $0 }, isSecret: true)]),
      bodyLimit: endpoint.bodyLimit)
    let first = try await exchange(request, endpoint, .first, admission)
    switch first.outcome {
    case .payload: return first.payload
    case .failed(let error):
      if case .key(let failure) = error, failure != .notPermitted { refusal.withLock { $0 = (key, failure) } }
      throw error
    case .link(let text):
      do throws(LinkFault) {
        request = HTTPRequest(address: try links.address(ofLink: text), bodyLimit: endpoint.bodyLimit)
      } catch {
        throw .unusable(endpoint, .link(found: error.found, expected: error.expected))
      }
    }
    let second = try await exchange(request, endpoint, .second, admission)
    switch second.outcome {
    case .payload: return second.payload
    case .failed(let error): throw error
    case .link: throw .unusable(endpoint, .wrongShape(.second, found: "a second envelope", expected: "the product"))
    }
  }

  /// The one call to another host: no key goes with it.
  private func read(
    _ endpoint: Endpoint, _ address: WebAddress, _ form: String?, _ call: PacedCall
  ) async throws(ClientError) -> Payload {
    let admission: Admission
    do throws(PacingError) {
      admission = try await hostPacers.pacer(for: address.host).admit(call)
    } catch {
      throw .notAdmitted(endpoint, error)
    }
    defer { admission.close() }
    var request = HTTPRequest(address: address, bodyLimit: endpoint.bodyLimit)
    if let form {
      request.method = .post
      request.fields.all = [HTTPField(name: "Content-Type", value: "application/x-www-form-urlencoded")]
      request.body = Array(form.utf8)
    }
    let answer = try await exchange(request, endpoint, .second, admission)
    switch answer.outcome {
    case .payload: return answer.payload
    case .failed(let error): throw error
    case .link: throw .unusable(endpoint, .wrongShape(.second, found: "an envelope", expected: "the product"))
    }
  }

  /// The key to send, or why there is none.
  private func usableKey() throws(ClientError) -> Secret {
    let stored: Secret?
    do throws(KeyStoreError) {
      stored = try keys.readKey()
    } catch {
      throw .key(.unavailable(error))
    }
    guard let key = stored, !key.isEmpty else { throw .key(.missing) }
    if let refused = refusal.withLock({ $0 }), refused.key == key { throw .key(refused.failure) }
    // A header is one line of visible characters; anything else is no key, and may be an attack.
    guard key.withExposedValue({ $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }) else { throw .key(.malformed) }
    return key
  }

  private struct Exchange {
    let outcome: Outcome
    let payload: Payload
  }

  /// Sends one call and judges its answer, and tells the pacer what it says of limits.
  private func exchange(
    _ request: HTTPRequest, _ endpoint: Endpoint, _ hop: Hop, _ admission: Admission
  ) async throws(ClientError) -> Exchange {
    do throws(PacingError) {
      try await admission.willSend()
    } catch {
      throw .notAdmitted(endpoint, error)
    }
    let response: HTTPResponse
    do throws(TransportError) {
      response = try await transport.send(request)
    } catch {
      let blamesServer = speaksOfServer(error)
      if error.mayHaveReachedServer {
        admission.didFinish(blamesServer ? .failed : .answered(remaining: nil))
      } else {
        admission.didFinish(.unreached(blamesServer: blamesServer))
      }
      throw .transport(endpoint, error)
    }
    let outcome = Outcome.judge(response, to: endpoint, hop: hop)
    admission.didFinish(feedback(outcome, response))
    return Exchange(
      outcome: outcome,
      payload: Payload(
        endpoint: endpoint, bytes: response.body, contentType: response.fields["Content-Type"], receivedAt: time.wall))
  }

  /// Whether a failure says that the server is in trouble, and not this machine, its network or its user.
  private func speaksOfServer(_ error: TransportError) -> Bool {
    switch error {
    case .refused, .timedOut(.exchange), .reset, .cutShort: true
    case .hostNotFound, .offline, .tls, .timedOut(.connect), .tooLarge, .cancelled, .protocolViolation: false
    }
  }

  private func feedback(_ outcome: Outcome, _ response: HTTPResponse) -> Feedback {
    switch outcome {
    case .failed(.limited(_, let seconds)): .limited(retryAfterSeconds: seconds)
    case .failed(.serverFailed): .failed
    case .link, .payload, .failed:
      // Q-LIM-05, Q-LIM-06: absent on other answers and on a 429, which is no promise of anything.
      .answered(remaining: response.fields["Remaining-request-endpoint"].flatMap { Int($0) })
    }
  }
}

extension WebAddress {
  /// AEMET OpenData.
  public static let aemet = WebAddress(scheme: .https, host: "opendata.aemet.es", pathAndQuery: "/opendata")
}
