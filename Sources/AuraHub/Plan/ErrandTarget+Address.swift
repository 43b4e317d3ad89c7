// SPDX-License-Identifier: MIT

public import AuraTime

extension ErrandTarget {
  /// The address of the first call: a path under AEMET's base, or a whole address of another host. Of a text it is the
  /// first product that is tried.
  public func address(at moment: WallInstant) -> String { "\(Porter.endpoint(of: self, at: moment))" }
}
