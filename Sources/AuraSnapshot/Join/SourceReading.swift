// SPDX-License-Identifier: MIT

public import AuraModel
public import AuraTime

/// What is at hand of one product: the last good record, and whether newer attempts have failed since.
///
/// A failure beside a record does not take the record away: it is kept, and the snapshot says that it is.
public struct SourceReading<Record> {
  public var record: Record?
  /// When the record was received.
  public var receivedAt: WallInstant?
  /// Why the last attempt brought nothing; nil when it brought the record, or when there was none.
  public var failure: FailureReason?
  /// Since when attempts have brought nothing.
  public var failingSince: WallInstant?

  /// Nothing was ever asked for.
  public init() {}

  public init(_ record: Record, receivedAt: WallInstant) {
    self.record = record
    self.receivedAt = receivedAt
  }

  /// An attempt that brought nothing, with nothing known from before.
  public static func failed(_ reason: FailureReason, at moment: WallInstant) -> SourceReading {
    SourceReading().failing(reason, at: moment)
  }

  /// The same after an attempt that brought nothing.
  public func failing(_ reason: FailureReason, at moment: WallInstant) -> SourceReading {
    var reading = self
    reading.failure = reason
    reading.failingSince = failingSince ?? moment
    return reading
  }
}

extension SourceReading: Sendable where Record: Sendable {}
extension SourceReading: Equatable where Record: Equatable {}
extension SourceReading: Hashable where Record: Hashable {}

extension SourceReading {
  /// The provenance of a group that was read from the product.
  func line(_ product: Provenance.Product, issuedAt: WallInstant?, expiresAt: WallInstant?) -> Provenance.Line {
    var line = Provenance.Line(failure == nil ? .fresh : .carried, product: product)
    line.issuedAt = issuedAt
    line.receivedAt = receivedAt
    line.expiresAt = expiresAt
    (line.failure, line.failingSince) = (failure, failingSince)
    return line
  }

  /// The provenance of a group that the product had nothing for.
  func absentLine(_ product: Provenance.Product, failure reason: FailureReason? = nil) -> Provenance.Line {
    var line = Provenance.Line(.absent, product: record == nil && failure == nil ? nil : product)
    line.receivedAt = receivedAt
    (line.failure, line.failingSince) = (failure ?? reason, failingSince ?? (reason == nil ? nil : receivedAt))
    return line
  }
}
