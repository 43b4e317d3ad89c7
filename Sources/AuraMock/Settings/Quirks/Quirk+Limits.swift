// SPDX-License-Identifier: MIT

extension Quirk {
  /// One bucket per endpoint template; off, one per path.
  public static let bucketPerTemplate = Quirk("Q-LIM-01", "bucket per template")
  /// Templates without a limit of their own have the default one; off, none.
  public static let defaultBucket = Quirk("Q-LIM-02", "default bucket")
  /// Hourly forecasts have a lower limit; off, the default one.
  public static let hourlyBucket = Quirk("Q-LIM-03", "hourly bucket")
  /// Buckets of templates are independent; off, all templates share one.
  public static let bucketsIndependent = Quirk("Q-LIM-04", "buckets independent")
  /// Good answers say what is left; off, nothing.
  public static let remainingHeader = Quirk("Q-LIM-05", "remaining header")
  /// A 429 does not say what is left; off, it says 0.
  public static let noRemainingOn429 = Quirk("Q-LIM-06", "no remaining on 429")
  /// A 429 does not say when to come back; off, `Retry-After: 60`.
  public static let noRetryAfter = Quirk("Q-LIM-07", "no retry after")
  /// A hidden limit over a short window; off, none.
  public static let hiddenBurst = Quirk("Q-LIM-08", "hidden burst")
  /// A 429 body is UTF-8 text/plain; off, JSON in ISO-8859-15.
  public static let limitBodyIsUTF8Text = Quirk("Q-LIM-09", "limit body is UTF-8 text")
  /// The 429 text goes by date; off, always the oldest.
  public static let limitTextByDate = Quirk("Q-LIM-10", "limit text by date")
  /// The limit comes as an HTML page under 500; off, as 429.
  public static let limitAs500Page = Quirk("Q-LIM-11", "limit as 500 page")
  /// Calls count for the address; off, for the key.
  public static let countsByAddress = Quirk("Q-LIM-12", "counts by address")
  /// A bucket that refused stays shut for more than an hour; off, for a minute.
  public static let slowRecovery = Quirk("Q-LIM-13", "slow recovery")
  /// 40 a minute for everything, beside the buckets; off, buckets alone.
  public static let generalLimit = Quirk("Q-LIM-14", "general limit")
  /// 50 a minute for a key, both calls, and nothing else; off, the profile's own limits.
  public static let fiftyPerMinute = Quirk("Q-LIM-15", "fifty per minute")
  /// Refused calls keep the hidden limit shut; off, only admitted ones count.
  public static let refusalsCount = Quirk("Q-LIM-16", "refusals count")

  /// Limits, in the order of the ids.
  static let limits: [Quirk] = [
    .bucketPerTemplate, .defaultBucket, .hourlyBucket, .bucketsIndependent, .remainingHeader, .noRemainingOn429,
    .noRetryAfter, .hiddenBurst, .limitBodyIsUTF8Text, .limitTextByDate, .limitAs500Page, .countsByAddress,
    .slowRecovery, .generalLimit, .fiftyPerMinute, .refusalsCount,
  ]
}
