// SPDX-License-Identifier: MIT

import AuraTime

/// A whole number as AEMET may write it: a number, digits in quotes, nothing in quotes.
enum LooseInt {
  /// `""`, `null`: not known.
  case unknown
  case value(Int)
  /// `-0` (Q-HOR-15).
  case minusZero
  /// Something else; it was passed.
  case odd(found: String)
}

/// A number with decimals as AEMET may write it.
enum LooseDouble {
  case unknown
  case value(Double)
  case odd(found: String)
}

/// A text as AEMET may write it.
enum LooseText {
  case unknown
  case value(String)
  case odd(found: String)
}

/// A date and time as AEMET may write it.
enum LooseTimestamp {
  case unknown
  case value(WireTimestamp)
  case odd(found: String)
}
