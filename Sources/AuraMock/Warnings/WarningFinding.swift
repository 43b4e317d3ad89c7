// SPDX-License-Identifier: MIT

import AuraTime

/// What a forecast makes a forecaster warn of in one zone on one day.
struct WarningFinding: Hashable, Sendable {
  let kind: WarningKind
  let quantity: WarningQuantity
  let level: WarningMessage.Level
  let value: Int?
  /// From the first hour concerned to the end of the last one.
  let onset: WallInstant
  let expires: WallInstant
  let comment: String
  /// 0, or which of several about the same quantity on one day.
  var slot = 0
}
