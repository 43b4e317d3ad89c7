// SPDX-License-Identifier: MIT

public import AuraModel

extension MunicipalityCode {
  /// Reads a code that somebody typed.
  ///
  /// - Throws: `UsageError` for what is not five digits, `UnknownPlace` where the first two are no province's; whether a
  ///   municipality has the code is asked later.
  public init(argument text: String) throws {
    guard let code = MunicipalityCode(text) else {
      if text.utf8.count == 5, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { throw UnknownPlace(code: text) }
      throw UsageError("expected an INE code, five digits, found \"\(text)\"")
    }
    self = code
  }
}
