// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

extension Gazetteer {
  /// The municipality of a code that somebody typed.
  ///
  /// - Throws: `UsageError` for what is not five digits, `UnknownPlace` for a code that nobody has.
  static func municipality(argument text: String) throws -> Location {
    guard let place = municipality(try MunicipalityCode(argument: text)) else { throw UnknownPlace(code: text) }
    return place
  }
}
