// SPDX-License-Identifier: MIT

/// States that are rare, and that every sweep has to reach: else it tried less than it says.
package enum RareState: String, Hashable, Sendable, CaseIterable {
  case limitedOnFirstHop, limitedOnSecondHop, linkExpired, queueOverTwenty, joinedRefresh, callerLeft
  case archiveBulletin, thinPushMerged, thinKept, carriedObservation, carriedForecast, withdrawnAviso, islandAviso
  case avisoInForce, alertsUnknown
  case repeatedHour, skippedHour, rollOverBetweenHops, midnightBetweenHops, yearEnd, leapDay
  case tornWriteRecovered, lostWrite, diskFull, slowDisk, rotRecovered, powerCut, killedAtWrite
  case ledgerReusedAfterKill, ledgerLost
  case keyExpired, keyReplaced, keyMissing, keyStoreLocked
  case offline, captivePortal, requestLost, answerLost, strayRequest
  case wallSetBack, wallSetForward
  case watchAway, pushRepeated, pushReordered, pushLost, watchRestarted
  case placeEdited, widgetFellBack, badArchive, unreadableAnswer, circuitOpened
}
