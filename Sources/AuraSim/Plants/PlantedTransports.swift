// SPDX-License-Identifier: MIT

import AuraTime
import AuraTransport
import Synchronization

/// Sends everything twice at once and takes the answer of the first.
struct DoublingTransport: Transport {
  let inner: SimTransport

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    async let shadow = Self.quietly(inner, request)
    let answer = try await inner.send(request)
    _ = await shadow
    return answer
  }

  private static func quietly(_ inner: SimTransport, _ request: HTTPRequest) async -> HTTPResponse? {
    do throws(TransportError) { return try await inner.send(request) } catch { return nil }
  }
}

/// Sends again what was cancelled.
struct StubbornTransport: Transport {
  let inner: SimTransport

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    do throws(TransportError) {
      return try await inner.send(request)
    } catch {
      guard error == .cancelled else { throw error }
      return try await inner.network.carry(request, of: inner.process)
    }
  }
}

/// Writes the key into the address, as AEMET's own documents do.
struct LeakyTransport: Transport {
  let inner: SimTransport

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    guard let key = request.fields["api_key"] else { return try await inner.send(request) }
    var leaky = request
    leaky.address = WebAddress(
      scheme: request.address.scheme, host: request.address.host, port: request.address.port,
      pathAndQuery: request.address.pathAndQuery + "?api_key=" + key)
    return try await inner.send(leaky)
  }
}

/// Changes a digit of every value on its way.
struct LyingTransport: Transport {
  let inner: SimTransport

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    var answer = try await inner.send(request)
    let mark = Array("\"value\" : \"".utf8)
    var from = answer.body.startIndex
    while let found = ByteSearch.first(mark, in: answer.body[from...]) {
      from = found + mark.count
      guard from < answer.body.endIndex, answer.body[from] == UInt8(ascii: "1") else { continue }
      answer.body[from] = UInt8(ascii: "2")
    }
    return answer
  }
}

/// Keeps every good answer for ever, as a cache with the wrong settings does.
struct CachingTransport: Transport {
  final class Memory: Sendable {
    private let held = Mutex<[String: HTTPResponse]>([:])

    subscript(address: String) -> HTTPResponse? {
      get { held.withLock { $0[address] } }
      set { held.withLock { $0[address] = newValue } }
    }
  }

  let inner: SimTransport
  let memory: Memory

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    let address = "\(request.address)"
    if let known = memory[address] { return known }
    let answer = try await inner.send(request)
    if answer.status == 200 { memory[address] = answer }
    return answer
  }
}

/// Asks for the warnings of another community.
struct MisroutingTransport: Transport {
  let inner: SimTransport

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    guard let area = request.address.pathAndQuery.firstRange(of: "/ultimoelaborado/area/") else {
      return try await inner.send(request)
    }
    var other = request
    let path = String(request.address.pathAndQuery[..<area.upperBound])
    other.address = WebAddress(
      scheme: request.address.scheme, host: request.address.host, port: request.address.port, pathAndQuery: path + "71")
    return try await inner.send(other)
  }
}

/// A wall clock that is some hours behind, without knowing.
struct SlowClock: TimeSource {
  let inner: any TimeSource

  var now: Moment { inner.now }
  var wall: WallInstant { inner.wall.advanced(bySeconds: -5 * 3600) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    try await inner.sleep(until: deadline, tolerance: tolerance)
  }
}
