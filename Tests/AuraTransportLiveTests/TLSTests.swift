// SPDX-License-Identifier: MIT

import AuraTestSupport
import AuraTime
import AuraTransport
import AuraTransportLive
import Foundation
import Testing

/// TLS with a server of our own, whose certificate nobody vouches for.
@Suite(.timeLimit(.minutes(1)))
struct TLSTests {
  static let openssl = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(
    "A certificate nobody vouches for ends the exchange before the key is sent",
    .enabled(if: openssl != nil, "no openssl on this machine"))
  func unknownCertificate() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "aura-tls-\(getpid())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { _ = unlink(folder + "/key.pem") + unlink(folder + "/certificate.pem") + rmdir(folder) }
    let made = try ChildProcess([
      Self.openssl ?? "", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
      "-days",
      "2", "-subj", "/CN=localhost", "-keyout", folder + "/key.pem", "-out", folder + "/certificate.pem",
    ])
    try #require(made.end() == 0)

    let server = try ChildProcess([
      Self.openssl ?? "", "s_server", "-accept", "127.0.0.1:0", "-key", folder + "/key.pem", "-cert",
      folder + "/certificate.pem", "-www",
    ])
    defer { server.end(by: SIGKILL) }
    // "ACCEPT 127.0.0.1:40963" says that it listens, and where.
    let line = try #require(server.line(beginning: "ACCEPT "))
    let port = try #require(line.split(separator: ":").last.flatMap { Int($0) })

    let request = HTTPRequest(address: WebAddress("https://localhost:\(port)/")!)
    do throws(TransportError) {
      _ = try await URLSessionTransport(time: SystemTime()).send(request)
      Issue.record("a certificate nobody vouches for was accepted")
    } catch {
      let isTLS = if case .tls(host: "localhost:\(port)", _) = error { true } else { false }
      #expect(isTLS && !error.mayHaveReachedServer, "\(error)")
    }
  }

  @Test("A server that speaks no TLS is a TLS error too")
  func noTLS() async {
    let server = FaultServer([.send("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n")], readsHead: false)
    defer { server.stop() }
    do throws(TransportError) {
      _ = try await URLSessionTransport(time: SystemTime()).send(
        HTTPRequest(address: WebAddress("https://127.0.0.1:\(server.port)/")!))
      Issue.record("answered")
    } catch {
      let isTLS = if case .tls = error { true } else { false }
      #expect(isTLS, "\(error)")
    }
  }
}
