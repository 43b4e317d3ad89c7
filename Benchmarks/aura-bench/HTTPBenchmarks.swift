// SPDX-License-Identifier: MIT

import AuraKit
import AuraMock
import AuraMockServer
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

extension BenchmarkGroup {
  /// The mock over its sockets: one connection kept alive, and the client that ships. `Benchmarks/peers/server.sh` puts
  /// other servers beside it.
  static let http = BenchmarkGroup(name: "http") { _ in
    #if canImport(Glibc)
      var scenario = Scenario.quiet
      scenario.quota = .unlimited
      let time = SystemTime()
      let mock = Mock(scenario, time: time)
      var settings = ServerSettings()
      settings.addresses = ["127.0.0.1"]
      let server = try MockServer.start(settings, mock: mock, time: time)
      let exchange = try KeptConnection(server: server)
      let bytes = try exchange.fetch()
      let transport = URLSessionTransport(time: time)
      let link = exchange.link
      let response = try await transport.send(HTTPRequest(address: WebAddress(server.origin + link)!))
      guard bytes > 20_000, response.body.count > 20_000, bytes > response.body.count else {
        throw ResultsDiffer("\(bytes) and \(response.body.count) bytes over HTTP")
      }
      return [
        Benchmark(
          "http/kept-connection", unit: "request", input: "hourly forecast over its link, a blocking socket",
          operations: 200, bytes: bytes
        ) { try (0..<200).reduce(0) { sum, _ in try sum + exchange.fetch() } },
        Benchmark(
          "http/url-session", unit: "request", input: "the same through the transport that ships", operations: 20,
          bytes: response.body.count
        ) {
          var sum = 0
          for _ in 0..<20 {
            sum += try await transport.send(HTTPRequest(address: WebAddress(server.origin + link)!)).body.count
          }
          return sum
        },
      ]
    #else
      return []
    #endif
  }
}

#if canImport(Glibc)
  /// A connection to a mock server that asks for one link again and again.
  private final class KeptConnection: Sendable {
    let link: String
    private let server: MockServer
    private let descriptor: Int32
    private let request: [UInt8]

    init(server: MockServer) throws {
      self.server = server
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      self.descriptor = descriptor
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = in_port_t(server.port).bigEndian
      place.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      let status = withUnsafePointer(to: &place) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      guard status == 0 else { throw ResultsDiffer("no connection to \(server.origin)") }
      let first = "/opendata/api/prediccion/especifica/municipio/horaria/28079"
      let envelope = try Self.ask(
        Array("GET \(first) HTTP/1.1\r\nHost: 127.0.0.1\r\napi_key: a.b.c\r\n\r\n".utf8), over: descriptor)
      let text = String(decoding: envelope, as: UTF8.self)
      guard let datos = text.split(separator: "\"").first(where: { $0.contains("/opendata/sh/") }),
        let link = WebAddress(String(datos))?.pathAndQuery
      else { throw ResultsDiffer("no link in \(text)") }
      self.link = link
      request = Array("GET \(link) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8)
    }

    deinit {
      close(descriptor)
      server.stop()
    }

    /// Bytes of head and body of one answer.
    func fetch() throws -> Int { try Self.ask(request, over: descriptor).count }

    private static func ask(_ request: [UInt8], over descriptor: Int32) throws -> [UInt8] {
      guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else {
        throw ResultsDiffer("the request was not taken")
      }
      var bytes: [UInt8] = []
      var end = Int.max
      var room = [UInt8](repeating: 0, count: 1 << 16)
      while bytes.count < end {
        let count = recv(descriptor, &room, room.count, 0)
        guard count > 0 else { throw ResultsDiffer("the connection ended") }
        bytes += room[..<count]
        if end == .max, let length = wholeLength(of: bytes) { end = length }
      }
      return bytes
    }

    /// Head and body by the head's `Content-Length`; nil while the head is not whole.
    private static func wholeLength(of bytes: [UInt8]) -> Int? {
      let text = String(decoding: bytes.prefix(2048), as: UTF8.self).lowercased()
      guard let blank = text.firstRange(of: "\r\n\r\n"), let field = text.firstRange(of: "content-length: "),
        let length = Int(text[field.upperBound...].prefix(while: \.isNumber))
      else { return nil }
      return text[..<blank.upperBound].utf8.count + length
    }
  }
#endif
