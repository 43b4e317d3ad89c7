// SPDX-License-Identifier: MIT

import AuraModel

extension WeatherAlert {
  /// The warning without rings, file name and further areas, each text within its own limit.
  func bounded() -> WeatherAlert {
    var alert = WeatherAlert(
      identifier: identifier.shortenedKey(to: SnapshotBounds.alertIdentifier),
      indexInMessage: min(max(indexInMessage, 0), 999), fileName: "", sent: sent, level: level,
      isLevelAssumed: isLevelAssumed, phenomenonSent: phenomenonSent.shortened(to: SnapshotBounds.alertPhenomenon),
      parameter: parameter.flatMap { $0.sent.fits(SnapshotBounds.alertParameter) ? $0 : nil },
      probability: probability.flatMap { $0.text.fits(SnapshotBounds.alertProbability) ? $0 : nil },
      effective: effective, onset: onset, expires: expires, event: event.shortened(to: SnapshotBounds.alertEvent),
      headline: headline.shortened(to: SnapshotBounds.alertHeadline),
      details: details.shortened(to: SnapshotBounds.alertDetails),
      instruction: instruction.shortened(to: SnapshotBounds.alertInstruction),
      web: web.fits(SnapshotBounds.alertWeb) ? web : "", urgency: urgency.shortened(to: SnapshotBounds.alertWord),
      certainty: certainty.shortened(to: SnapshotBounds.alertWord),
      areas: areas.prefix(SnapshotBounds.alertAreas).map { area in
        AvisoArea(
          name: area.name.shortened(to: SnapshotBounds.areaName),
          code: area.code.fits(SnapshotBounds.areaCode) ? area.code : "", polygons: [])
      })
    // None was sent, or its first word alone is too long.
    if alert.headline.isEmpty { alert.useUsualHeadline() }
    return alert
  }

  private mutating func useUsualHeadline() {
    replaceTexts(
      details: details, instruction: instruction, web: web, Self.headline(event: event, areas: areas))
  }

  /// `Aviso de temperaturas máximas de nivel naranja. La Siberia extremeña`: what a headline says unless it says more.
  static func headline(event: String, areas: [AvisoArea]) -> String {
    ([event] + areas.prefix(1).map(\.name)).filter { !$0.isEmpty }.joined(separator: ". ")
  }

  var hasUsualHeadline: Bool { headline == Self.headline(event: event, areas: areas) }

  /// Bytes of JSON that the warning takes without its longer texts, at most.
  var headLength: Int {
    let texts =
      [identifier, phenomenonSent, event, urgency, certainty, parameter?.sent ?? "", probability?.text ?? ""]
      + areas.flatMap { [$0.name, $0.code] }
    // Keys, quotes, numbers and four instants of up to 26 bytes.
    return texts.reduce(areas.count * 24 + 330) { $0 + $1.jsonLength }
  }

  /// Bytes of JSON that the warning takes, at most.
  var jsonLength: Int {
    headLength + [details, instruction, web, hasUsualHeadline ? "" : headline].reduce(80) { $0 + $1.jsonLength }
  }

  /// What a bounded warning can take, told from the lengths of its texts and their limits.
  var greatestJSONLength: Int {
    let texts = [
      (identifier, SnapshotBounds.alertIdentifier), (phenomenonSent, SnapshotBounds.alertPhenomenon),
      (event, SnapshotBounds.alertEvent), (details, SnapshotBounds.alertDetails),
      (instruction, SnapshotBounds.alertInstruction), (web, SnapshotBounds.alertWeb),
      (headline, SnapshotBounds.alertHeadline),
    ]
    let others = 2 * SnapshotBounds.alertWord + SnapshotBounds.alertParameter + SnapshotBounds.alertProbability
    let area = 24 + SnapshotBounds.areaName + SnapshotBounds.areaCode
    return texts.reduce(410 + others + areas.count * area) { $0 + min($1.0.utf8.count * 6, $1.1) }
  }

  /// Keeps as much of the details as there is room for.
  mutating func keepDetails(in room: inout Int) {
    replaceTexts(details: details.taking(from: &room, overhead: 14), instruction: instruction, web: web, headline)
  }

  /// Keeps as much of the other texts as there is room for.
  mutating func keepRest(in room: inout Int) {
    let headline = hasUsualHeadline ? headline : headline.taking(from: &room, overhead: 14)
    let instruction = instruction.taking(from: &room, overhead: 18)
    let web = web.fits(max(0, room - 9)) ? web : ""
    room -= web.jsonLength + 9
    replaceTexts(
      details: details, instruction: instruction, web: web,
      headline.isEmpty ? Self.headline(event: event, areas: areas) : headline)
  }

  private mutating func replaceTexts(details: String, instruction: String, web: String, _ headline: String) {
    self = WeatherAlert(
      identifier: identifier, indexInMessage: indexInMessage, fileName: fileName, sent: sent, level: level,
      isLevelAssumed: isLevelAssumed, phenomenonSent: phenomenonSent, parameter: parameter, probability: probability,
      effective: effective, onset: onset, expires: expires, event: event, headline: headline, details: details,
      instruction: instruction, web: web, urgency: urgency, certainty: certainty, areas: areas)
  }
}

extension String {
  /// As much of the text as there is room for, taken from the room with the bytes around it.
  func taking(from room: inout Int, overhead: Int) -> String {
    guard !isEmpty else { return self }
    let text = shortened(to: max(0, room - overhead))
    if !text.isEmpty { room -= text.jsonLength + overhead }
    return text
  }
}
