// SPDX-License-Identifier: MIT

/// One line of the shared ledger: a call and how far it got, or a rest that AEMET imposed.
///
/// It holds no key, no place and no address: a template is known by a hash alone.
public struct SpendLine: Hashable, Sendable {
  /// How far a call got. Raw values are the ledger's bytes.
  public enum Stage: UInt8, Hashable, Sendable, CaseIterable {
    /// Admitted and not sent.
    case reserved = 1
    /// Sent, and no answer yet.
    case inFlight = 2
    /// Answered, or its caller gave up.
    case answered = 3
    /// Not a call: nothing of the template goes for `restMilliseconds`.
    case resting = 4
    /// Not a call: the ledger was destroyed, so all may have been spent up to then; holds for `restMilliseconds`.
    case lost = 5
  }

  public var stage: Stage
  /// FNV-1a of the template's name; 0 for any: what cannot be told counts against all.
  public var template: UInt64
  public var isFirstHop: Bool
  /// Who wrote the line, unique among all that ever share the ledger.
  public var writer: UInt64
  /// The writer's own count of lines, from 1.
  public var number: UInt64
  /// When the stage began.
  public var stamp: SpendStamp
  /// How long a rest lasts, milliseconds; 0 for calls.
  public var restMilliseconds: UInt32

  public init(
    stage: Stage, template: UInt64, isFirstHop: Bool, writer: UInt64, number: UInt64, stamp: SpendStamp,
    restMilliseconds: UInt32 = 0
  ) {
    self.stage = stage
    self.template = template
    self.isFirstHop = isFirstHop
    self.writer = writer
    self.number = number
    self.stamp = stamp
    self.restMilliseconds = restMilliseconds
  }

  /// The hash by which a template is known in the ledger; never 0.
  public static func hash(ofTemplate name: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash == 0 ? 1 : hash
  }
}

/// A point of time that another process, or a later one, can place: both clocks, and the boot they were read in.
public struct SpendStamp: Hashable, Sendable {
  /// Which start of the machine; monotonic readings of two boots have nothing to do with one another.
  public var boot: UInt64
  /// Nanoseconds of the machine's monotonic clock, the same for all its processes.
  public var monotonic: Int64
  /// Milliseconds since 1970.
  public var wall: Int64

  public init(boot: UInt64, monotonic: Int64, wall: Int64) {
    (self.boot, self.monotonic, self.wall) = (boot, monotonic, wall)
  }

  /// How far the two clocks may have drifted apart before neither is believed, milliseconds. A leap second and what
  /// time servers slew in some minutes fit; a clock that somebody set does not.
  static let toleranceMilliseconds: Int64 = 2000

  /// Nanoseconds from the stamp to a later reading; nil when the clocks do not allow to say: another boot, a clock
  /// that went back, or two clocks that disagree.
  ///
  /// Where they differ within the tolerance the lesser is taken: a slot is never free too soon.
  func age(at reading: SpendStamp) -> Int64? {
    guard boot == reading.boot else { return nil }
    let (byMonotonic, leaps) = reading.monotonic.subtractingReportingOverflow(monotonic)
    let (byWall, jumps) = reading.wall.subtractingReportingOverflow(wall)
    let tolerance = Self.toleranceMilliseconds
    guard !leaps, !jumps, byMonotonic >= -tolerance * 1_000_000, byWall >= -tolerance,
      abs(byMonotonic / 1_000_000 - byWall) <= tolerance
    else { return nil }
    // The wall clock is told in whole milliseconds: its true step may be one less.
    return max(0, min(byMonotonic, (byWall - 1) * 1_000_000))
  }
}
