// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// Why a reading ends the command: the sentence a person reads, and the exit status.
enum SmokeFailure: Error {
  case reading(FailureReason)
  /// No municipality has the code.
  case unknownMunicipality(code: String)
  /// The forecast was read and has no such day.
  case noForecast(name: String)

  var sentence: String {
    switch self {
    case .reading(let reason): FailurePhrase.sentence(for: reason)
    case .unknownMunicipality(let code): FailurePhrase.unknownMunicipality(code: code)
    case .noForecast(let name): FailurePhrase.noForecast(for: name)
    }
  }

  var status: ExitStatus {
    switch self {
    case .reading(let reason): ExitStatus(reason)
    case .unknownMunicipality, .noForecast: .noData
    }
  }
}
