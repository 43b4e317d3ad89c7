// SPDX-License-Identifier: MIT

import AuraTime
import AuraTransport
import Synchronization

/// A recording's files in memory.
final class MemoryFiles: RecordingFiles {
  private let files = Mutex<[String: [UInt8]]>([:])

  func read(_ name: String) -> [UInt8]? { files.withLock { $0[name] } }

  func write(_ bytes: [UInt8], to name: String) throws(RecordingError) { files.withLock { $0[name] = bytes } }

  var names: [String] { files.withLock { $0.keys.sorted() } }
}

/// A clock of one's own that moves when it is told.
final class HandTime: TimeSource {
  private let milliseconds = Mutex<Int64>(1_787_652_300_000)

  var now: Moment { Moment(sinceOrigin: .milliseconds(milliseconds.withLock { $0 })) }
  var wall: WallInstant { WallInstant(millisecondsSinceEpoch: milliseconds.withLock { $0 }) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Moment, tolerance: Duration?) async throws {
    let (seconds, attoseconds) = deadline.sinceOrigin.components
    milliseconds.withLock { $0 = max($0, seconds * 1000 + attoseconds / 1_000_000_000_000_000) }
  }

  func advance(_ amount: Int64) { milliseconds.withLock { $0 += amount } }
}

/// An AEMET of a few fixed answers that takes a quarter of a second for each and counts them.
final class ScriptedTransport: Transport {
  let time: HandTime
  private let counts = Mutex<[String: Int]>([:])
  private let answers: [String: [Result<HTTPResponse, TransportError>]]

  init(time: HandTime, _ answers: [String: [Result<HTTPResponse, TransportError>]]) {
    self.time = time
    self.answers = answers
  }

  var total: Int { counts.withLock { $0.values.reduce(0, +) } }

  func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
    time.advance(250)
    let path = request.address.pathAndQuery
    let count = counts.withLock { counts in
      counts[path, default: 0] += 1
      return counts[path]! - 1
    }
    guard let list = answers[path], !list.isEmpty else { return HTTPResponse(status: 404) }
    return try list[min(count, list.count - 1)].get()
  }
}

enum Sample {
  static let base = "https://opendata.aemet.es"
  static let call = "/opendata/api/prediccion/especifica/municipio/diaria/28079"
  static let datos = base + "/opendata/sh/64e29abb"
  static let metadatos = base + "/opendata/sh/dfd88b22"
  static let envelope = Array(
    "{\n  \"descripcion\" : \"exito\",\n  \"estado\" : 200,\n  \"datos\" : \"\(datos)\",\n  \"metadatos\" : \"\(metadatos)\"\n}"
      .utf8)
  /// Not UTF-8, a zero among it.
  static let payload: [UInt8] = [0x5B, 0x20, 0x22, 0xF3, 0x22, 0x00, 0x5D]
  static let key = "eyJhbGciOiJIUzI1NiJ9.canary-canary-canary-canary.c1gn4tur3-of-the-canary"

  static func request(_ path: String, method: HTTPMethod = .get) -> HTTPRequest {
    HTTPRequest(
      method: method, address: WebAddress(path.hasPrefix("http") ? path : base + path)!,
      fields: HTTPFields([
        HTTPField(name: "api_key", value: key, isSecret: true), HTTPField(name: "Accept", value: "*/*"),
      ]))
  }

  static func answer(_ body: [UInt8], type: String = "application/json;charset=ISO-8859-15", status: Int = 200)
    -> Result<HTTPResponse, TransportError>
  {
    .success(
      HTTPResponse(
        status: status,
        fields: HTTPFields([
          HTTPField(name: "Content-Type", value: type),
          HTTPField(name: "Set-Cookie", value: "cookiesession1=77; Path=/"),
        ]), body: body))
  }

  static func upstream(_ time: HandTime) -> ScriptedTransport {
    ScriptedTransport(
      time: time,
      [
        call: [answer(envelope)],
        "/opendata/sh/64e29abb": [answer(payload, type: "text/plain;charset=ISO-8859-15")],
        "/opendata/sh/dfd88b22": [answer(Array("{ }".utf8))],
        "/opendata/api/red/radar/nacional": [
          .failure(.reset(receivedBytes: 12)), answer(Array("{}".utf8), status: 429),
        ],
      ])
  }

  /// A reading with its metadata, a failure and a 429, as they were recorded.
  static func recording(_ time: HandTime = HandTime()) async -> Recording {
    let transport = RecordingTransport(upstream(time), mode: .all, time: time)
    for path in [call, datos, metadatos, "/opendata/api/red/radar/nacional", "/opendata/api/red/radar/nacional"] {
      do {
        _ = try await transport.send(request(path))
      } catch {
        continue
      }
    }
    return transport.recording
  }
}
