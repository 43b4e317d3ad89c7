// SPDX-License-Identifier: MIT

import AuraTime

/// Ages and spans of time in Spanish words with figures.
enum AgeWords {
  /// `hace 12 min`, `hace 3 h`, `hace 2 días`; what lies ahead, by clocks that differ, is of this very minute.
  static func ago(_ instant: WallInstant, at moment: WallInstant) -> String {
    let minutes = instant.seconds(until: moment) / 60
    switch minutes {
    case ..<1: return "hace menos de 1\u{A0}min"
    case ..<60: return "hace \(minutes)\u{A0}min"
    case ..<(48 * 60): return "hace \(minutes / 60)\u{A0}h"
    case ..<(100 * 1440): return "hace \(minutes / 1440)\u{A0}días"
    default: return "hace más de 99\u{A0}días"
    }
  }

  /// `13 h 21 min`, `45 min`: rounded down.
  static func span(seconds: Int64) -> String {
    let minutes = max(0, seconds) / 60
    if minutes < 60 { return "\(minutes)\u{A0}min" }
    return minutes % 60 == 0
      ? "\(minutes / 60)\u{A0}h" : "\(minutes / 60)\u{A0}h \(minutes % 60)\u{A0}min"
  }
}
