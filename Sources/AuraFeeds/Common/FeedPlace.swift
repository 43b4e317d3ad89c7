// SPDX-License-Identifier: MIT

/// A path into a payload in up to four steps of key and index, spelled out only when somebody asks.
///
/// Keys are literals of the decoders, so making one allocates nothing: notes are made on the way of every payload.
struct FeedPlace: Sendable {
  struct Step: Sendable {
    var key = ""
    /// −1 where the step is a member and no element.
    var index = -1
  }

  private var steps: (Step, Step, Step, Step) = (Step(), Step(), Step(), Step())

  init(_ path: String = "") {
    steps.0.key = path
  }

  /// An element of a list at the root, `[2]`.
  init(root index: Int) {
    steps.0.index = index
  }

  func member(_ key: String) -> FeedPlace { adding(Step(key: key)) }
  func element(_ key: String, _ index: Int) -> FeedPlace { adding(Step(key: key, index: index)) }

  private func adding(_ step: Step) -> FeedPlace {
    var result = self
    if result.steps.1.isEmpty {
      result.steps.1 = step
    } else if result.steps.2.isEmpty {
      result.steps.2 = step
    } else {
      result.steps.3 = step
    }
    return result
  }

  var path: String {
    var path = ""
    for step in [steps.0, steps.1, steps.2, steps.3] where !step.isEmpty {
      if !path.isEmpty, !step.key.isEmpty { path += "." }
      path += step.key
      if step.index >= 0 { path += "[\(step.index)]" }
    }
    return path
  }
}

extension FeedPlace.Step {
  var isEmpty: Bool { key.isEmpty && index < 0 }
}
