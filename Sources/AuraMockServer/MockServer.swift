// SPDX-License-Identifier: MIT

public import AuraMock
public import AuraTime

/// An HTTP/1.1 server around a responder, on the loopback interface unless told otherwise.
///
/// A few threads, each with its own event loop; the first also accepts. It stops when told to, or when dropped.
public final class MockServer: Sendable {
  /// The port that clients connect to.
  public let port: Int
  /// Scheme, address and port of the first listening address: `http://127.0.0.1:8787`.
  public let origin: String
  private let tally: ServerTally
  private let inboxes: [LoopInbox]
  /// Readable once every loop has ended.
  private let ended: Int32

  private init(port: Int, origin: String, tally: ServerTally, inboxes: [LoopInbox], ended: Int32) {
    self.port = port
    self.origin = origin
    self.tally = tally
    self.inboxes = inboxes
    self.ended = ended
  }

  deinit {
    inboxes.first?.stop()
    Socket.release(ended)
  }

  /// Starts serving; clients may connect once it returns.
  ///
  /// - Parameters:
  ///   - responder: Called on the server's threads, several at once.
  ///   - time: The responder's clock; the server reads the `Date` header from it and nothing else.
  /// - Throws: `ServerError` when no address could be listened on.
  public static func start(
    _ settings: ServerSettings = ServerSettings(), responder: any Responder, time: any TimeSource
  ) throws(ServerError) -> MockServer {
    try start(settings, time: time) { _ in responder }
  }

  /// Starts serving a mock, with the admin routes under `/_aura/` before it.
  ///
  /// - Parameters:
  ///   - responder: What stands around the mock and is asked in its place, if anything.
  ///   - pages: Pages beside the console, which it links to.
  /// - Throws: `ServerError` when no address could be listened on.
  public static func start(
    _ settings: ServerSettings = ServerSettings(), mock: Mock, through responder: (any Responder)? = nil,
    pages: [AttachedPage] = [], time: any TimeSource
  ) throws(ServerError) -> MockServer {
    try start(settings, time: time) { tally in
      AdminRoutes(
        before: responder ?? mock, mock: mock, time: time, token: settings.token, pages: pages,
        counts: { tally.counts })
    }
  }

  private static func start(
    _ settings: ServerSettings, time: any TimeSource, responder: (ServerTally) -> any Responder
  ) throws(ServerError) -> MockServer {
    let (listeners, port) = try listen(settings)
    do throws(ServerError) {
      let first = settings.addresses[0]
      let origin = "http://" + (first.contains(":") ? "[\(first)]" : first) + ":\(port)"
      let tally = ServerTally()
      var inboxes: [LoopInbox] = []
      for _ in 0..<max(1, settings.loopCount) { inboxes.append(try LoopInbox()) }
      let plan = LoopPlan(
        limits: settings.limits.fitted(toDescriptors: Socket.descriptorLimit()), responder: responder(tally),
        time: time, origin: LinkOrigin(publicURL: settings.publicURL, ownOrigin: origin), tally: tally, inboxes: inboxes
      )
      let (reader, writer) = try Socket.pipe()
      let ending = LoopEnding(writer: writer)
      do {
        // The accepting loop is last, so that a failure before leaves nobody connected.
        for (index, inbox) in inboxes.enumerated().reversed() {
          let own = index == 0 ? listeners : []
          let waiting = settings.waiting
          try ServerThread.start {
            withExtendedLifetime(ending) { runLoop(plan, inbox, listeners: own, waiting: waiting) }
          }
        }
      } catch {
        for inbox in inboxes { inbox.stop() }
        Socket.release(reader)
        throw error
      }
      return MockServer(port: port, origin: origin, tally: tally, inboxes: inboxes, ended: reader)
    } catch {
      for listener in listeners { Socket.release(listener) }
      throw error
    }
  }

  /// Stops accepting, lets answers under way end within the drain limit, and returns when all is closed.
  public func stop() {
    inboxes.first?.stop()
    Socket.awaitEnd(of: ended)
  }

  /// What it has done so far.
  public var counts: ServerCounts { tally.counts }
}

extension MockServer {
  /// Opens the listening sockets, all on one port.
  private static func listen(_ settings: ServerSettings) throws(ServerError) -> (listeners: [Int32], port: Int) {
    for address in settings.addresses where !Socket.isLoopback(address) && settings.token == nil {
      throw .tokenMissing(address: address)
    }
    var attempts = settings.port == 0 ? 8 : 1
    while true {
      attempts -= 1
      var listeners: [Int32] = []
      var port = settings.port
      do throws(ServerError) {
        for address in settings.addresses {
          do throws(ServerError) {
            let (listener, bound) = try Socket.listen(address: address, port: port)
            listeners.append(listener)
            port = bound
          } catch .addressUnavailable where !listeners.isEmpty {
            // A machine without IPv6 serves its IPv4 address alone.
          }
        }
        return (listeners, port)
      } catch {
        for listener in listeners { Socket.release(listener) }
        guard case .portTaken = error, attempts > 0 else { throw error }
      }
    }
  }
}

/// Runs one event loop on the calling thread, with the best way to wait that the system has.
private func runLoop(_ plan: LoopPlan, _ inbox: LoopInbox, listeners: [Int32], waiting: ServerSettings.Waiting) {
  #if os(Linux)
    if waiting == .best, let poller = EpollPoller.ifAvailable() {
      return EventLoop(plan: plan, inbox: inbox, listeners: listeners, poller: poller).run()
    }
  #endif
  EventLoop(plan: plan, inbox: inbox, listeners: listeners, poller: PollPoller()).run()
}
