// SPDX-License-Identifier: MIT

package import AuraTransport
import Foundation

/// What `URLSession` says of a failed exchange, as values, and what it means.
///
/// swift-corelibs-foundation knows few of libcurl's failures by code; the rest come as `NSURLErrorUnknown` with
/// libcurl's sentence, which is then the only witness. The sentences in the tests were collected from a server that
/// commits each fault (`FaultServer`).
package struct SessionFailure: Hashable, Sendable {
  /// A code of `NSURLErrorDomain`.
  package var code: Int
  /// The localized description: libcurl's sentence on Linux.
  package var text: String
  /// The `errno` beneath, where the platform tells it.
  package var posixCode: Int?

  package init(code: Int, text: String, posixCode: Int? = nil) {
    self.code = code
    self.text = text
    self.posixCode = posixCode
  }

  init(_ error: any Error) {
    let error = error as NSError
    let beneath = error.userInfo[NSUnderlyingErrorKey] as? NSError
    self.init(
      code: error.domain == NSURLErrorDomain ? error.code : NSURLErrorUnknown, text: error.localizedDescription,
      posixCode: beneath.flatMap { $0.domain == NSPOSIXErrorDomain ? $0.code : nil })
  }

  /// The failure in the seam's words.
  ///
  /// - Parameters:
  ///   - host: Host and port the request went to.
  ///   - receivedBytes: Body bytes that came; nil when the answer had not begun.
  ///   - expectedBytes: Body bytes declared; nil when they were not.
  package func transportError(host: String, receivedBytes: Int?, expectedBytes: Int?) -> TransportError {
    switch code {
    case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed: return .hostNotFound(host: host)
    case NSURLErrorCannotConnectToHost: return .refused(host: host)
    case NSURLErrorNotConnectedToInternet, NSURLErrorInternationalRoamingOff, NSURLErrorCallIsActive,
      NSURLErrorDataNotAllowed:
      return .offline
    case NSURLErrorSecureConnectionFailed, NSURLErrorServerCertificateHasBadDate, NSURLErrorServerCertificateUntrusted,
      NSURLErrorServerCertificateHasUnknownRoot, NSURLErrorServerCertificateNotYetValid,
      NSURLErrorClientCertificateRejected, NSURLErrorClientCertificateRequired:
      return .tls(host: host, detail: text)
    case NSURLErrorTimedOut: return .timedOut(text.contains("onnect") ? .connect : .exchange)
    case NSURLErrorCancelled: return .cancelled
    case NSURLErrorNetworkConnectionLost:
      return broken(receivedBytes, of: expectedBytes)
    case NSURLErrorBadServerResponse where receivedBytes == nil:
      // libcurl: "Empty reply from server".
      return .reset(receivedBytes: 0)
    default: return unnamed(host: host, receivedBytes: receivedBytes, expectedBytes: expectedBytes)
    }
  }

  /// Darwin has one code for a reset and for an early end; the `errno` or the missing bytes tell them apart.
  private func broken(_ receivedBytes: Int?, of expectedBytes: Int?) -> TransportError {
    guard let receivedBytes else { return .reset(receivedBytes: 0) }
    let isReset = posixCode == Int(ECONNRESET) || text.contains("reset by peer")
    guard !isReset, let expectedBytes, receivedBytes < expectedBytes else {
      return .reset(receivedBytes: receivedBytes)
    }
    return .cutShort(receivedBytes: receivedBytes, expectedBytes: expectedBytes)
  }

  private func unnamed(host: String, receivedBytes: Int?, expectedBytes: Int?) -> TransportError {
    if text.contains("reset by peer") { return .reset(receivedBytes: receivedBytes ?? 0) }
    if text.hasPrefix("transfer closed") || (receivedBytes != nil && text.contains("unexpected eof")) {
      return .cutShort(receivedBytes: receivedBytes ?? 0, expectedBytes: expectedBytes)
    }
    // Refused has a code of its own, so this is a network that leads nowhere.
    if text.hasPrefix("Failed to connect") { return .offline }
    if receivedBytes == nil, ["SSL", "TLS", "certificate"].contains(where: text.contains) {
      return .tls(host: host, detail: text)
    }
    return .protocolViolation(detail: text)
  }
}
