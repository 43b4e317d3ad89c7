// SPDX-License-Identifier: MIT

import AuraTransport
import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way: counts the bytes as they come, and ends once, by whichever end comes first.
final class URLSessionExchange: NSObject, URLSessionDataDelegate, Sendable {
  private struct State {
    var ended: Result<HTTPResponse, TransportError>?
    var waiter: CheckedContinuation<Result<HTTPResponse, TransportError>, Never>?
    var task: URLSessionDataTask?
    var answer: HTTPResponse?
    /// Body bytes declared on the wire; nil when they were not, or when they count a compressed body.
    var expectedBytes: Int?
    var rejectedChallenge = false
  }

  /// Where tasks are cancelled. swift-corelibs-foundation waits inside `cancel()` for its network queue, which a flood
  /// keeps busy: waiting on the delegate's queue would let the flood pile up behind, gigabytes of it.
  private static let cancelling = OperationQueue()

  private let request: HTTPRequest
  private let urlRequest: URLRequest
  private let state = Mutex(State())

  init(request: HTTPRequest, task urlRequest: URLRequest) {
    self.request = request
    self.urlRequest = urlRequest
  }

  var hasAnswerBegun: Bool { state.withLock { $0.answer != nil } }

  /// Sends the request and waits for the end; cancelling the calling task is one.
  func run(session configuration: URLSessionConfiguration) async -> Result<HTTPResponse, TransportError> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        let task = session.dataTask(with: urlRequest)
        // The session holds its delegate until it is invalid, and it becomes so with the end of its only task.
        session.finishTasksAndInvalidate()
        let ended = state.withLock { state in
          (state.task, state.waiter) = (task, continuation)
          if state.ended != nil { state.waiter = nil }
          return state.ended
        }
        if let ended {
          continuation.resume(returning: ended)
          task.cancel()
        } else {
          task.resume()
        }
      }
    } onCancel: {
      end(.failure(.cancelled))
    }
  }

  /// Ends the exchange; later ends change nothing.
  func end(_ result: Result<HTTPResponse, TransportError>) {
    let ending = state.withLock { state -> State? in
      guard state.ended == nil else { return nil }
      state.ended = result
      defer { state.waiter = nil }
      return state
    }
    ending?.waiter?.resume(returning: result)
    if let task = ending?.task { Self.cancelling.addOperation { task.cancel() } }
  }

  // A redirect is an answer: following it would put a second request on the wire that nobody admitted.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }

  // Trust in a server is the system's decision. Any other challenge is an answer of status 401, which
  // swift-corelibs-foundation never completes unless the challenge is rejected.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(Darwin)
      guard challenge.protectionSpace.authenticationMethod != NSURLAuthenticationMethodServerTrust else {
        return completionHandler(.performDefaultHandling, nil)
      }
    #endif
    state.withLock { $0.rejectedChallenge = true }
    completionHandler(.rejectProtectionSpace, nil)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    // On Linux an informational answer (103) comes first, as a response of its own.
    if let head = response as? HTTPURLResponse, head.statusCode >= 200 || head.statusCode == 101 {
      begin(head)
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let isTooLong = state.withLock { state in
      guard state.ended == nil else { return false }
      state.answer?.body.append(contentsOf: data)
      return (state.answer?.body.count ?? 0) > request.bodyLimit
    }
    if isTooLong { end(.failure(.tooLarge(limitBytes: request.bodyLimit))) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    // A redirect without a target comes to its end without having been announced, its body lost (Linux).
    if let head = task.response as? HTTPURLResponse, error == nil, !hasAnswerBegun { begin(head) }
    let (answer, expectedBytes, rejectedChallenge) = state.withLock {
      ($0.answer, $0.expectedBytes, $0.rejectedChallenge)
    }
    if let error {
      let failure = SessionFailure(error)
      if let answer, rejectedChallenge, failure.code == NSURLErrorCancelled { return end(.success(answer)) }
      end(
        .failure(
          failure.transportError(
            host: request.address.authority, receivedBytes: answer?.body.count, expectedBytes: expectedBytes)))
    } else if let answer {
      end(.success(answer))
    } else {
      end(.failure(.protocolViolation(detail: "the exchange ended without an answer")))
    }
  }

  private func begin(_ head: HTTPURLResponse) {
    let fields = head.allHeaderFields.compactMap { name, value -> HTTPField? in
      guard let name = name as? String, let value = value as? String else { return nil }
      return HTTPField(name: name, value: value)
    }.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    var answer = HTTPResponse(status: head.statusCode, fields: HTTPFields(fields))
    var expected = head.expectedContentLength >= 0 ? Int(head.expectedContentLength) : nil
    if answer.fields["Content-Encoding"] != nil {
      // The body comes unpacked: what described the packed one is no longer true of it.
      answer.fields.all.removeAll { ["content-encoding", "content-length"].contains($0.name.lowercased()) }
      expected = nil
    }
    state.withLock { ($0.answer, $0.expectedBytes) = (answer, expected) }
    if let expected, expected > request.bodyLimit, request.method != .head {
      end(.failure(.tooLarge(limitBytes: request.bodyLimit)))
    }
  }
}
