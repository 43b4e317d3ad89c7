// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import AuraMockServer

extension BenchmarkGroup {
  /// What the mock's HTTP server does with bytes, sockets aside: `Benchmarks/peers/server.sh` measures the whole.
  static let server = BenchmarkGroup(name: "server") { _ in
    let request = ServerInput.request
    let chunked =
      Array(
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
      + (0..<64).flatMap { _ in Array("100\r\n".utf8) + Array(repeating: 0x61, count: 256) + Array("\r\n".utf8) }
      + Array("0\r\n\r\n".utf8)
    guard ServerInput.count(in: request) == 5, ServerInput.count(in: chunked) == 2 else {
      throw ResultsDiffer("the requests are not read")
    }
    let answer = MockAnswer(
      status: 200,
      fields: HTTPFields([
        HTTPField(name: "Content-Type", value: "application/json;charset=ISO-8859-15"),
        HTTPField(name: "Remaining-request-endpoint", value: "39"),
      ]), body: [UInt8](repeating: 0x61, count: 30_000))
    let date = Array("Tue, 25 Aug 2026 07:09:13 GMT".utf8)
    return [
      Benchmark("server/parse", unit: "request", input: "GET, 5 header lines", operations: 1000, bytes: request.count) {
        (0..<1000).reduce(0) { sum, _ in sum + ServerInput.count(in: request) }
      },
      Benchmark(
        "server/parse-chunked", unit: "request", input: "POST, 64 chunks of 256 bytes", operations: 100,
        bytes: chunked.count
      ) {
        (0..<100).reduce(0) { sum, _ in sum + ServerInput.count(in: chunked) }
      },
      Benchmark("server/plan-answer", unit: "answer", input: "head and way of a 30 KB answer", operations: 1000) {
        (0..<1000).reduce(0) { sum, number in
          sum
            + Outgoing(answer, isHead: false, keepsAlive: true, date: date, nowNanoseconds: Int64(number)).head.count
        }
      },
    ]
  }
}

/// What comes in over a connection.
enum ServerInput {
  /// As Home Assistant's client sends it.
  static let request = Array(
    """
    GET /opendata/api/prediccion/especifica/municipio/horaria/28079 HTTP/1.1\r
    Host: 127.0.0.1:8787\r
    api_key: made.up.key\r
    Accept: */*\r
    Accept-Encoding: gzip, deflate\r
    User-Agent: Python/3.12 aiohttp/3.9\r
    \r

    """.utf8)

  /// Header lines of the one request in the bytes; 0 when there is none.
  static func count(in bytes: [UInt8]) -> Int {
    var parser = RequestParser()
    parser.append(bytes)
    guard case .request(let request) = parser.next() else { return 0 }
    return request.fields.all.count
  }
}
