// SPDX-License-Identifier: MIT

/// Equally spaced moments at which fields are wanted, and how far ahead of its issue a forecast is at each.
struct SeriesClock: Sendable {
  enum Step: Sendable {
    case day, hour

    var days: Double {
      switch self {
      case .day: 1
      case .hour: 1.0 / 24
      }
    }
  }

  /// Days since 1970-01-01 00:00 UTC of the first moment.
  let start: Double
  let step: Step
  let count: Int
  /// nil for the weather that happens.
  let outlook: Outlook?

  init(start: Double, step: Step, count: Int, outlook: Outlook?) {
    self.start = start
    self.step = step
    self.count = count
    // A forecast of the past is the past.
    if let outlook, start + Double(count) * step.days > outlook.issuedDay {
      self.outlook = outlook
    } else {
      self.outlook = nil
    }
  }

  func day(_ index: Int) -> Double { start + Double(index) * step.days }
}
