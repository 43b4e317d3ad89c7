// SPDX-License-Identifier: MIT

import AuraKit

/// How requests for readings come: who asks, and when.
enum LoadShape: String, CaseIterable, Sendable {
  case steady, burst, widgets, restart, apps

  var about: String {
    switch self {
    case .steady: "64 callers that ask again as soon as they are answered"
    case .burst: "150 readings at once every three minutes"
    case .widgets: "40 widgets that wake together every five minutes, over some reading"
    case .restart: "as steady, the process killed every 20 s, its ledger kept"
    case .apps: "processes that share an address, a key and a ledger, 32 callers each"
    }
  }

  /// Whether there is always more to do than the limits allow.
  var saturates: Bool {
    switch self {
    case .steady, .apps: true
    case .burst, .widgets, .restart: false
    }
  }

  /// Seconds until the process is killed and starts anew; nil for never.
  var lifeSeconds: Int64? { self == .restart ? 20 : nil }

  /// The callers of one process.
  var callers: [LoadCaller] {
    switch self {
    case .steady, .restart: (0..<64).map { LoadCaller(number: $0, priority: Self.mixed($0), rhythm: .always) }
    case .apps: (0..<32).map { LoadCaller(number: $0, priority: Self.mixed($0), rhythm: .always) }
    case .burst:
      (0..<150).map { LoadCaller(number: $0, priority: Self.mixed($0), rhythm: .every(seconds: 180, within: 0)) }
    case .widgets:
      (0..<40).map { LoadCaller(number: $0, priority: .widget, rhythm: .every(seconds: 300, within: 2)) }
        + (40..<44).map { LoadCaller(number: $0, priority: .visible, rhythm: .every(seconds: 40, within: 40)) }
        + (44..<54).map { LoadCaller(number: $0, priority: .background, rhythm: .every(seconds: 600, within: 30)) }
    }
  }

  /// One in sixteen forced, three visible, four widgets, the rest in the background.
  private static func mixed(_ number: Int) -> PacedCall.Priority {
    switch number % 16 {
    case 0: .forced
    case 1...3: .visible
    case 4...7: .widget
    default: .background
    }
  }
}

/// Somebody who asks for readings, one at a time.
struct LoadCaller: Hashable, Sendable {
  enum Rhythm: Hashable, Sendable {
    /// Again as soon as answered.
    case always
    /// At every full period, up to `within` seconds late; skipped while the last is unanswered.
    case every(seconds: Int64, within: Int64)
  }

  let number: Int
  let priority: PacedCall.Priority
  let rhythm: Rhythm
}
