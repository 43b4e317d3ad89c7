// SPDX-License-Identifier: MIT

import AuraTransport
import AuraTransportLive
import Foundation
import Testing

/// Codes and sentences as libcurl 7.88 and CFNetwork give them, and what they mean.
struct SessionFailureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let code: Int
    let text: String
    var posix: Int?
    var received: Int?
    var expected: Int?
    let outcome: TransportError
    var testDescription: String { "\(code) \(text)" }
  }

  @Test(
    "Codes and sentences",
    arguments: [
      Case(code: -1003, text: "Could not resolve host: h", outcome: .hostNotFound(host: "h")),
      Case(code: -1004, text: "Failed to connect to h port 1 after 0 ms", outcome: .refused(host: "h")),
      Case(code: -1, text: "Failed to connect to h port 80 after 0 ms: Couldn't connect to server", outcome: .offline),
      Case(code: -1009, text: "The Internet connection appears to be offline.", outcome: .offline),
      Case(code: -1001, text: "", received: 3, outcome: .timedOut(.exchange)),
      Case(code: -1001, text: "Failed to connect to h port 80 after 130000 ms", outcome: .timedOut(.connect)),
      Case(code: -999, text: "cancelled", outcome: .cancelled),
      Case(
        code: -1, text: "SSL certificate problem: self-signed certificate",
        outcome: .tls(host: "h", detail: "SSL certificate problem: self-signed certificate")),
      Case(
        code: -1, text: "OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number",
        outcome: .tls(host: "h", detail: "OpenSSL/3.0.19: error:0A00010B:SSL routines::wrong version number")),
      Case(
        code: -1202, text: "The certificate is invalid.",
        outcome: .tls(host: "h", detail: "The certificate is invalid.")),
      // A reset in the handshake, and a close without a closing alert in the body.
      Case(code: -1, text: "Recv failure: Connection reset by peer", outcome: .reset(receivedBytes: 0)),
      Case(
        code: -1, text: "OpenSSL SSL_read: error:0A000126:SSL routines::unexpected eof while reading, errno 0",
        received: 40, expected: 100, outcome: .cutShort(receivedBytes: 40, expectedBytes: 100)),
      Case(
        code: -1, text: "transfer closed with 60 bytes remaining to read", received: 40, expected: 100,
        outcome: .cutShort(receivedBytes: 40, expectedBytes: 100)),
      Case(
        code: -1, text: "transfer closed with outstanding read data remaining", received: 5,
        outcome: .cutShort(receivedBytes: 5, expectedBytes: nil)),
      Case(
        code: -1005, text: "Recv failure: Connection reset by peer", received: 40, expected: 100,
        outcome: .reset(receivedBytes: 40)),
      Case(code: -1011, text: "Empty reply from server", outcome: .reset(receivedBytes: 0)),
      // Darwin gives one code for both; what lies beneath or what is missing tells.
      Case(
        code: -1005, text: "The network connection was lost.", posix: Int(ECONNRESET), received: 40, expected: 100,
        outcome: .reset(receivedBytes: 40)),
      Case(
        code: -1005, text: "The network connection was lost.", received: 40, expected: 100,
        outcome: .cutShort(receivedBytes: 40, expectedBytes: 100)),
      Case(code: -1005, text: "The network connection was lost.", outcome: .reset(receivedBytes: 0)),
      Case(
        code: -1, text: "Failed writing header", outcome: .protocolViolation(detail: "Failed writing header")),
      Case(
        code: -1002, text: "Unsupported HTTP version in response",
        outcome: .protocolViolation(detail: "Unsupported HTTP version in response")),
    ])
  func meanings(_ row: Case) {
    let failure = SessionFailure(code: row.code, text: row.text, posixCode: row.posix)
    let outcome = failure.transportError(host: "h", receivedBytes: row.received, expectedBytes: row.expected)
    #expect(outcome == row.outcome)
  }
}
