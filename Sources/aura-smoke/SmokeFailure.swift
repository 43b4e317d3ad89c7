// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// Why a reading ends the command: the sentence a person reads, and the exit status.
enum SmokeFailure: Error {
  case reading(FailureReason)
  /// No municipality has the code.
  case unknownMunicipality(code: String)
  /// No province has the code.
  case unknownProvince(code: String)
  /// AEMET has no text, not even an old one.
  case noBulletin(name: String)
  /// The forecast was read and has no such day.
  case noForecast(name: String)

  var sentence: String {
    switch self {
    case .reading(let reason): FailurePhrase.sentence(for: reason)
    case .unknownMunicipality(let code): FailurePhrase.unknownMunicipality(code: code)
    case .unknownProvince(let code): FailurePhrase.unknownProvince(code: code)
    case .noBulletin(let name): FailurePhrase.noBulletin(for: name)
    case .noForecast(let name): FailurePhrase.noForecast(for: name)
    }
  }

  var status: ExitStatus {
    switch self {
    case .reading(let reason): ExitStatus(reason)
    case .unknownMunicipality, .unknownProvince, .noBulletin, .noForecast: .noData
    }
  }
}
