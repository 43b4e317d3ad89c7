// SPDX-License-Identifier: MIT

public import AuraModel

extension MunicipalityCode {
  /// Reads a code that somebody typed.
  ///
  /// - Throws: what was expected, where it is no code of any province; whether a municipality has it is asked later.
  public init(argument text: String) throws(UsageError) {
    guard let code = MunicipalityCode(text) else {
      throw UsageError("expected an INE code, five digits of which the first two are a province's, found \"\(text)\"")
    }
    self = code
  }
}
