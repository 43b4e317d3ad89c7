// SPDX-License-Identifier: MIT

/// States that are rare, and that every sweep has to reach: else it tried less than it says.
package enum RareState: String, Hashable, Sendable, CaseIterable {
  case limitedOnFirstHop, limitedOnSecondHop, linkExpired, queueOverTwenty, joinedRefresh, callerLeft
  case archiveBulletin, thinPushMerged, thinKept, carriedObservation, carriedForecast, withdrawnAviso, islandAviso
  case avisoInForce, alertsUnknown
  case repeatedHour, skippedHour, rollOverBetweenHops, midnightBetweenHops, yearEnd, leapDay
  case tornWriteRecovered, lostWrite, diskFull, slowDisk, rotRecovered, powerCut, killedAtWrite
  case ledgerReusedAfterKill, ledgerLost, ledgerLineTorn, ledgerLineLost
  case keyExpired, keyReplaced, keyMissing, keyMalformed, keyRejected, keyStoreLocked
  case offline, nameless, captivePortal, slowNetwork, connectionReset, requestLost, answerLost, strayRequest
  /// All ways out of the phone shut, and opened again in another order than they were shut in.
  case everyWayShut, waysReopened
  case wallSetBack, wallSetForward
  case watchAway, pushRepeated, pushReordered, pushOvertaken, pushLost, watchRestarted, watchClockWrong
  case placeEdited, widgetFellBack, badArchive, unreadableAnswer, circuitOpened
}
