// SPDX-License-Identifier: MIT

// What WatchSessionTransport uses of Apple's WatchConnectivity, so that it is type-checked where there is none.
// Only declarations: nothing of it is ever run. Names and types as in Apple's headers.

public import Foundation

public enum WCSessionActivationState: Int {
  case notActivated, inactive, activated
}

public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith state: WCSessionActivationState, error: (any Error)?)
  func session(_ session: WCSession, didReceiveApplicationContext context: [String: Any])
}

open class WCSession: NSObject {
  public class func isSupported() -> Bool { false }
  public class var `default`: WCSession { WCSession() }
  public weak var delegate: (any WCSessionDelegate)?
  public func activate() {}
  public func updateApplicationContext(_ context: [String: Any]) throws {}
}
