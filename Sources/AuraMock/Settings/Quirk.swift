// SPDX-License-Identifier: MIT

/// An oddity of AEMET that the mock can show or not; the raw value is its id in the guide and in `docs/QUIRKS.md`.
///
/// Each comment says what the mock does with the switch on; after the semicolon, what it does with the switch off:
/// what the specification promises, or the other behaviour that clients have met. `QuirkSwitches` has the defaults.
public enum Quirk: String, CaseIterable, Hashable, Sendable {
  /// Call 1 answers an envelope with a link; off, call 1 is the payload itself.
  case twoCalls = "Q-ENV-01"
  /// Jackson's pretty layout; off, the same JSON without white space.
  case prettyLayout = "Q-ENV-02"
  /// `descripcion` of a good envelope is `exito`; off, `Éxito` as the specification says.
  case exitoLowerCase = "Q-ENV-03"
  /// No data is 404 inside HTTP 200; off, HTTP 404.
  case noDataInside200 = "Q-ENV-04"
  /// No key is HTTP 200 with an empty body; off, 401.
  case missingKeyIsEmpty200 = "Q-ENV-05"
  /// A bad key is told with the text of the date; off, always with the text of before 2026.
  case badKeyTextByDate = "Q-ENV-06"
  /// A key past its `exp` is 401 with its own text; off, accepted.
  case expiredKeyRefused = "Q-ENV-07"
  /// An unknown path is a Tomcat page; off, a JSON 404.
  case unknownPathIsTomcatPage = "Q-ENV-08"
  /// Every product answers "Error al obtener los datos"; off, products are there.
  case productMissing = "Q-ENV-09"
  /// Links end after their life; off, never.
  case linksExpire = "Q-ENV-10"
  /// The same link is handed out again for 15 minutes; off, a fresh one each time.
  case linkHandedOutAgain = "Q-ENV-11"
  /// The link of warnings carries the product name; off, eight digits only.
  case warningsLinkNamed = "Q-ENV-12"
  /// Call 2 needs no key; off, it does.
  case dataNeedsNoKey = "Q-ENV-13"
  /// The key is taken from the query too; off, from the header only.
  case keyInQueryAccepted = "Q-ENV-14"
  /// `metadatos` is fixed for a product; off, fresh each time.
  case metadataLinkFixed = "Q-ENV-15"
  /// Answers carry `aemet_estado`, `aemet_mensaje` and `aemet_num`; off, none.
  case estadoHeaders = "Q-ENV-16"
  /// Call 2 answers an error object; off, the list.
  case errorObjectInsteadOfList = "Q-ENV-17"
  /// Bodies of call 2 end early; off, whole.
  case bodyCutShort = "Q-ENV-18"
  /// The connection is reset in the middle of call 2; off, not.
  case connectionReset = "Q-ENV-19"
  /// HTTP 500 without `descripcion`; off, not.
  case serverError = "Q-ENV-20"
  /// Every second call 1 fails with 500; off, none.
  case everySecondCallFails = "Q-ENV-21"
  /// Keys without `exp` stop on 2026-10-15; off, they go on.
  case keysNeedExpiry = "Q-ENV-22"

  /// One bucket per endpoint template; off, one per path.
  case bucketPerTemplate = "Q-LIM-01"
  /// Templates without a limit of their own have the default one; off, none.
  case defaultBucket = "Q-LIM-02"
  /// Hourly forecasts have a lower limit; off, the default one.
  case hourlyBucket = "Q-LIM-03"
  /// Buckets of templates are independent; off, all templates share one.
  case bucketsIndependent = "Q-LIM-04"
  /// Good answers say what is left; off, nothing.
  case remainingHeader = "Q-LIM-05"
  /// A 429 does not say what is left; off, it says 0.
  case noRemainingOn429 = "Q-LIM-06"
  /// A 429 does not say when to come back; off, `Retry-After: 60`.
  case noRetryAfter = "Q-LIM-07"
  /// A hidden limit over a short window; off, none.
  case hiddenBurst = "Q-LIM-08"
  /// A 429 body is UTF-8 text/plain; off, JSON in ISO-8859-15.
  case limitBodyIsUTF8Text = "Q-LIM-09"
  /// The 429 text goes by date; off, always the oldest.
  case limitTextByDate = "Q-LIM-10"
  /// The limit comes as an HTML page under 500; off, as 429.
  case limitAs500Page = "Q-LIM-11"
  /// Calls count for the address; off, for the key.
  case countsByAddress = "Q-LIM-12"
  /// A bucket that refused stays shut for more than an hour; off, for a minute.
  case slowRecovery = "Q-LIM-13"
  /// 40 a minute for everything, beside the buckets; off, buckets alone.
  case generalLimit = "Q-LIM-14"
  /// 50 a minute for a key, both calls, and nothing else; off, the profile's own limits.
  case fiftyPerMinute = "Q-LIM-15"
  /// Refused calls keep the hidden limit shut; off, only admitted ones count.
  case refusalsCount = "Q-LIM-16"

  /// Call 1 declares `application/json;charset=ISO-8859-15`; off, `application/json; charset="iso-8859-15"`.
  case envelopeCharsetHeader = "Q-CHR-01"
  /// JSON of call 2 is `text/plain;charset=ISO-8859-15`; off, as before June 2025.
  case payloadIsTextPlain = "Q-CHR-02"
  /// JSON of call 2 comes without any content type; off, with one.
  case payloadHasNoType = "Q-CHR-03"
  /// Municipal forecasts are UTF-8 under the ISO-8859-15 header; off, ISO-8859-15.
  case utf8Under8859 = "Q-CHR-04"
  /// Names are encoded twice; off, once.
  case namesDoubleEncoded = "Q-CHR-05"
  /// Names end in the eight letters where ISO-8859-15 differs from Latin-1; off, they do not.
  case namesHoldEightLetters = "Q-CHR-06"
  /// Letters outside ASCII are lost as U+FFFD in UTF-8; off, kept.
  case damagedText = "Q-CHR-08"
  /// Binary products declare a charset; off, they do not.
  case binaryDeclaresCharset = "Q-CHR-09"
  /// JSON of call 2 starts with a byte order mark; off, it does not.
  case byteOrderMark = "Q-CHR-10"

  /// Daily keys in AEMET's order; off, reversed.
  case dailyKeyOrder = "Q-DAY-01"
  /// Daily `id` and `version` are numbers; off, strings with leading zero.
  case dailyNumericId = "Q-DAY-02"
  /// 7, 3 and 1 periods, the last without `periodo`; off, it says `00-24`.
  case wholeDayWithoutPeriod = "Q-DAY-03"
  /// `uvMax` on five days; off, on all.
  case uvOnFiveDays = "Q-DAY-04"
  /// Past periods are blank with probability 0; off, kept.
  case pastPeriodsBlank = "Q-DAY-05"
  /// Wind of 00-06 stays when its sky is blank; off, it goes too.
  case earlyWindKept = "Q-DAY-06"
  /// 06-12 stays when it is over; off, it goes too.
  case morningKept = "Q-DAY-07"
  /// Late in the evening 12-24 is blank too; off, kept.
  case eveningBlanksAfternoon = "Q-DAY-08"
  /// The file starts with yesterday until the roll-over; off, the roll-over is at local midnight.
  case yesterdayFirst = "Q-DAY-09"
  /// While it starts with yesterday, neither the first nor the last two days have `uvMax`; off, the first five have.
  case firstEditionsUV = "Q-DAY-10"
  /// The morning edition comes after nine; off, in its minute.
  case lateMorningEdition = "Q-DAY-11"
  /// `elaborado` is UTC; off, local.
  case elaboratedInUTC = "Q-DAY-12"
  /// `fecha` is a date at midnight without zone; off, with the offset.
  case dateWithoutZone = "Q-DAY-13"
  /// Some `dato` lie outside the extremes; off, none does.
  case pointsOutsideExtremes = "Q-DAY-14"
  /// `dato` is `[ ]` from day 3; off, it is filled.
  case noPointsFromDay3 = "Q-DAY-15"
  /// A snow line only on 00-24; off, on its halves too.
  case snowLevelOnWholeDay = "Q-DAY-16"
  /// Blank periods have an empty string for a speed; off, the number 0.
  case emptySpeed = "Q-DAY-17"
  /// Daily codes of the night carry `n`; off, none.
  case dailyNightSuffix = "Q-DAY-18"
  /// Codes come from the table; off, 00-24 of the second day has one that is not there.
  case codesFromTable = "Q-DAY-19"
  /// Names are inverted with a comma; off, as spoken.
  case namesInverted = "Q-DAY-20"

  /// Every hourly value is a string; off, numbers are numbers.
  case hourlyStrings = "Q-HOR-01"
  /// Temperature, feel, humidity and wind start an hour after the sky; off, together.
  case thermalStartsLater = "Q-HOR-02"
  /// Arrays of a day differ in length; off, missing hours are there and empty.
  case unequalArrays = "Q-HOR-03"
  /// Spans are four digits; off, `02-08` as in the daily file.
  case spanWithoutDash = "Q-HOR-04"
  /// Summer spans are 0208 0814 1420 2002; off, 0006 0612 1218 1824.
  case summerSpans = "Q-HOR-05"
  /// Winter spans are 0107 0713 1319 1901; off, 0006 0612 1218 1824.
  case winterSpans = "Q-HOR-06"
  /// The last span wraps midnight; off, it ends at 24.
  case spanWrapsMidnight = "Q-HOR-07"
  /// Nothing before the base hour of the file; off, its hours and spans are there.
  case startsAtBaseHour = "Q-HOR-08"
  /// Past spans are removed; off, they are there and empty.
  case pastSpansRemoved = "Q-HOR-09"
  /// The evening edition starts at the last span; off, it keeps the base of noon.
  case eveningBase = "Q-HOR-10"
  /// Wind and gust are two objects; off, one.
  case windAndGustApart = "Q-HOR-11"
  /// The gust comes first; off, the wind.
  case gustFirst = "Q-HOR-12"
  /// Some gusts are missing; off, none is.
  case gustsMissing = "Q-HOR-13"
  /// A trace of rain is `Ip`; off, `0`.
  case traceIsIp = "Q-HOR-14"
  /// Temperatures just below zero are `-0`; off, `0`.
  case minusZero = "Q-HOR-15"
  /// `precipitacion` contains `nieve`; off, it is the rain alone.
  case rainContainsSnow = "Q-HOR-16"
  /// Unknown probabilities are empty; off, `0`.
  case unknownIsEmpty = "Q-HOR-17"
  /// Hourly codes of the night carry `n`; off, none.
  case hourlyNightSuffix = "Q-HOR-18"
  /// The third day stops at the end of the span; off, it is whole.
  case thirdDayStops = "Q-HOR-19"
  /// The third day repeats the sunrise of the second; off, it has its own.
  case sunriseRepeated = "Q-HOR-20"
  /// A label is missing or repeated on days of clock change; off, 00 to 23.
  case clockChangeLabels = "Q-HOR-21"
  /// Canary spans are in Canary time; off, in the peninsula's.
  case canarySpans = "Q-HOR-22"

  /// The municipal master takes two calls; off, call 1 is the list.
  case masterInTwoCalls = "Q-MUN-01"
  /// A single municipality needs `id` before its code; off, it does not.
  case masterNeedsPrefix = "Q-MUN-02"
  /// The single answer has numbers; off, strings as in the list.
  case masterNumbers = "Q-MUN-03"
  /// Positions as text with º and an escaped quote; off, decimals only.
  case masterDegreeText = "Q-MUN-06"
}
