// SPDX-License-Identifier: MIT

import AuraFormats

/// Reads what the daily and the hourly file have in common: a list of one object with a head and days.
struct ForecastDocument<Decoder: ForecastDayDecoder> {
  private(set) var issue = ForecastIssue()
  private(set) var days: [Decoder.Day] = []
  private var decoder: Decoder

  var notes: NoteBook { decoder.notes }

  /// Reads a body as the file whose days the decoder knows.
  init(_ bytes: [UInt8], contentType: String?) throws(FeedError) {
    var notes = NoteBook()
    let text = try FeedBody.text(bytes, contentType: contentType, notes: &notes)
    decoder = Decoder(notes: notes)
    let problem: FeedError?
    do throws(JSONError) {
      // Bodies are 14 to 31 KB; the limit leaves room for any other layout.
      var json = try JSONCursor(text, limits: JSONLimits(maximumDepth: 32, maximumBytes: 4 << 20))
      problem = try root(&json)
    } catch { throw .json(error) }
    if let problem { throw problem }
  }

  /// Reads the whole document; what it returns is why its shape is wrong.
  private mutating func root(_ json: inout JSONCursor) throws(JSONError) -> FeedError? {
    let expected = "\(Decoder.product): a list of one object with prediccion.dia"
    guard json.nextKind == .array else { return try ErrorObject.error(&json, expected: expected) }
    try json.beginArray()
    var hasForecast = false
    var index = 0
    while try json.nextElement() {
      if index == 0, json.nextKind == .object {
        hasForecast = try forecast(&json)
      } else {
        decoder.notes.lose("bad-element", at: FeedPlace(root: index), found: try json.skipOdd())
      }
      index += 1
    }
    try json.end()
    if index == 0 { return .wrongShape(path: "", found: "an empty list", expected: expected) }
    guard hasForecast else { return .wrongShape(path: "[0]", found: "no prediccion.dia", expected: expected) }
    guard days.contains(where: Decoder.holdsAnything) else {
      let found = days.isEmpty ? "no day that can be read" : "days without a value that can be read"
      return .wrongShape(path: "[0].prediccion.dia", found: found, expected: expected)
    }
    return nil
  }

  /// Reads the one object; false when it has no list of days.
  private mutating func forecast(_ json: inout JSONCursor) throws(JSONError) -> Bool {
    var hasDays = false
    var walk = try json.beginObject()
    while let field = try json.nextField(of: ForecastHead.fields, in: &walk) {
      if field == .prediccion {
        hasDays = try prediction(&json) || hasDays
      } else {
        try ForecastHead.read(field, of: &json, into: &issue, notes: &decoder.notes)
      }
    }
    return hasDays
  }

  private mutating func prediction(_ json: inout JSONCursor) throws(JSONError) -> Bool {
    guard json.nextKind == .object else {
      decoder.notes.lose("bad-value", at: FeedPlace(root: 0).member("prediccion"), found: try json.skipOdd())
      return false
    }
    var hasDays = false
    var walk = try json.beginObject()
    while try json.nextField(of: ForecastHead.forecastFields, in: &walk) != nil {
      guard json.nextKind == .array else {
        decoder.notes.lose("bad-value", at: FeedPlace(root: 0).member("prediccion.dia"), found: try json.skipOdd())
        continue
      }
      hasDays = true
      days = try dayList(&json)
    }
    return hasDays
  }

  private mutating func dayList(_ json: inout JSONCursor) throws(JSONError) -> [Decoder.Day] {
    var days: [Decoder.Day] = []
    try json.beginArray()
    decoder.dayIndex = 0
    while try json.nextElement() {
      if json.nextKind == .object {
        if let day = try decoder.day(&json) { days.append(day) }
      } else {
        decoder.notes.lose("bad-day", at: decoder.place, found: try json.skipOdd())
      }
      decoder.dayIndex += 1
    }
    return days
  }
}
