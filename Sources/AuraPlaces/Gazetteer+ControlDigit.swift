// SPDX-License-Identifier: MIT

public import AuraModel

extension Gazetteer {
  /// INE's control digit of a municipality, 0…9, the sixth digit in some of its publications.
  public static func controlDigit(of code: MunicipalityCode) -> Int? {
    Municipalities.row(of: code).map(Municipalities.controlDigit(row:))
  }
}
