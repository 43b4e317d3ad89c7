// SPDX-License-Identifier: MIT

/// How much room a stack of surfaces has: it changes lengths and how many rows are shown, never what comes first.
public enum AuraSize: String, CaseIterable, Hashable, Sendable {
  case phone
  case watch
}
