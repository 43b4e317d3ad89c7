// SPDX-License-Identifier: MIT

/// What a finished text can be wrong in. The raw values are the ids that reports and goldens name.
public enum TruthRule: String, CaseIterable, Codable, Hashable, Sendable {
  /// A figure that no field of the snapshot explains.
  case figureNotInData = "TF-01"
  /// A figure without a unit, which is no UV index either.
  case figureWithoutUnit = "TF-02"
  /// A range whose first figure is the greater, or both the same.
  case rangeReversed = "TF-03"
  /// A phenomenon that the snapshot does not have.
  case phenomenonNotInData = "TP-01"
  /// A phenomenon denied that the snapshot has, or of which it knows nothing.
  case denialNotInData = "TP-02"
  /// Something that no snapshot can tell: yesterday, records, hail, fronts, heat waves.
  case notKnowable = "TP-03"
  /// A certainty word outside its band, or one missing.
  case certainty = "TC-01"
  /// A word that stands for a band, outside it.
  case bandWord = "TB-01"
  /// A state of the sky that is not the snapshot's.
  case sky = "TS-01"
  /// A direction or the name of a local wind that the wind does not have.
  case direction = "TW-01"
  /// A word of the day or the night at the wrong time.
  case time = "TT-01"
  /// An aviso that is not there, or of another colour.
  case aviso = "TA-01"
  /// A name that is not the place's.
  case place = "TN-01"
  /// What had to be said and was not.
  case mustSay = "TM-01"
}
