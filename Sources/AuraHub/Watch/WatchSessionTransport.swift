// SPDX-License-Identifier: MIT

#if canImport(WatchConnectivity)
  public import Foundation
  public import WatchConnectivity

  /// WatchConnectivity behind the seam: the newest push is the application context, of which the system keeps one.
  public final class WatchSessionTransport: NSObject, WatchTransport, WCSessionDelegate {
    private static let key = "push"
    private let receive: @Sendable ([UInt8]) -> Void

    /// - Parameter receive: Called with what comes, on the system's own queue: `WatchSync.receive` on the watch.
    public init(receive: @escaping @Sendable ([UInt8]) -> Void) {
      self.receive = receive
      super.init()
    }

    /// Begins to listen; to be called once.
    public func activate() {
      guard WCSession.isSupported() else { return }
      WCSession.default.delegate = self
      WCSession.default.activate()
    }

    public func send(_ bytes: [UInt8]) throws(WatchError) {
      guard WCSession.isSupported() else { throw .noWatch }
      do {
        try WCSession.default.updateApplicationContext([Self.key: Data(bytes)])
      } catch {
        throw .notTaken(detail: "\(error)")
      }
    }

    public func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any]) {
      if let data = context[Self.key] as? Data { receive([UInt8](data)) }
    }

    public func session(
      _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?
    ) {}

    #if os(iOS)
      public func sessionDidBecomeInactive(_ session: WCSession) {}
      // Another watch took over: it is spoken to from now on.
      public func sessionDidDeactivate(_ session: WCSession) { session.activate() }
    #endif
  }
#endif
