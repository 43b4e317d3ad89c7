// SPDX-License-Identifier: MIT

import AuraFormats

/// The elements of a CAP message that are read; the rest is passed over. Source: OASIS, CAP 1.2, 3.2.
enum CAPElement: Int, CaseIterable {
  case identifier, sender, sent, status, msgType, scope, references, info
  case language, event, urgency, severity, certainty, eventCode, effective, onset, expires, headline, description
  case instruction, web, parameter, area
  case areaDesc, polygon, geocode
  case valueName, value

  static let vocabulary = XMLVocabulary(allCases.map { "\($0)" })
}

extension XMLReader {
  /// The element at hand, nil for one that is not read.
  var element: CAPElement? { index(in: CAPElement.vocabulary).flatMap { CAPElement(rawValue: $0) } }
}
