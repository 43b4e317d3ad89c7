// SPDX-License-Identifier: MIT

import AuraCommand
import AuraMock

/// A scenario as it was named: one of those in the binary, or a file.
struct ScenarioChoice {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// Finds and reads it. A name in the binary wins over a file of that name.
  func load() throws(ScenarioChoiceError) -> Scenario {
    let isName = Scenario.bundledNames.contains(text)
    let bytes: [UInt8]
    do throws(InputFileError) {
      bytes = isName ? [] : try InputFile.read(text, limitBytes: 16 << 20)
    } catch {
      if case .notFound = error, !text.contains("/") {
        throw .unreadable(text, .unknownName(name: text, known: Scenario.bundledNames))
      }
      throw .noFile(error)
    }
    do throws(ScenarioError) {
      return isName ? try Scenario.named(text) : try Scenario(file: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .unreadable(text, error)
    }
  }
}

/// Why a scenario could not be had.
enum ScenarioChoiceError: Error, Hashable, CustomStringConvertible {
  case noFile(InputFileError)
  case unreadable(String, ScenarioError)

  var description: String {
    switch self {
    case .noFile(let error): "\(error)"
    case .unreadable(_, let error) where error.isUnknownName: "\(error)"
    case .unreadable(let text, let error): "scenario \(text): \(error)"
    }
  }

  var exitStatus: ExitStatus {
    switch self {
    case .noFile(let error): error.exitStatus
    case .unreadable(_, let error): error.isUnknownName ? .notFound : .unreadableInput
    }
  }
}

extension ScenarioError {
  var isUnknownName: Bool {
    if case .unknownName = self { true } else { false }
  }
}
