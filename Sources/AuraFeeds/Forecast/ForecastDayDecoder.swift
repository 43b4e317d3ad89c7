// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

/// What differs between the daily and the hourly file: their days.
protocol ForecastDayDecoder {
  associatedtype Day

  /// For messages: `a daily forecast`.
  static var product: String { get }
  var notes: NoteBook { get set }
  /// Index in `prediccion.dia` of the day being read.
  var dayIndex: Int { get set }

  var skyReading: SkyReading { get }
  /// Elements of a full array of the file.
  static var usualLength: Int { get }

  init(notes: NoteBook)

  /// Reads one day; nil, with a note, when it has no date.
  mutating func day(_ json: inout JSONCursor) throws(JSONError) -> Day?
  /// Whether anything was read in it. In the days of a file of another product nothing is.
  static func holdsAnything(_ day: Day) -> Bool
}

// Readers of one member. `name` is the member of the day, `index` the element in it (−1 when it is no list) and
// `member` what is read there: together the path of a note.
extension ForecastDayDecoder {
  var place: FeedPlace { FeedPlace(root: 0).element("prediccion.dia", dayIndex) }

  func place(_ name: String, _ index: Int, _ member: String) -> FeedPlace {
    place.element(name, index).member(member)
  }

  /// Notes a quirk the first time it is met.
  mutating func meet(_ id: String, _ name: String, _ index: Int, _ member: String) {
    guard !notes.hasMet(id) else { return }
    let place = place(name, index, member)
    notes.meet(id, at: place)
  }

  /// Notes that a value was lost.
  mutating func lose(_ name: String, _ index: Int, _ member: String, found: String) {
    let place = place(name, index, member)
    notes.lose("bad-value", at: place, found: found)
  }

  /// Reads an array of objects, element by element. What is no array is a bad value, what is no object a bad element.
  mutating func list<Element>(
    _ json: inout JSONCursor, _ name: String,
    _ element: (inout Self, inout JSONCursor, Int) throws(JSONError) -> Element?
  ) throws(JSONError) -> [Element] {
    var elements: [Element] = []
    guard json.nextKind == .array else {
      try skip(&json, name, -1, "")
      return elements
    }
    var index = 0
    try json.beginArray()
    while try json.nextElement() {
      if index == 0 { elements.reserveCapacity(Self.usualLength) }
      if json.isAtObject {
        if let element = try element(&self, &json, index) { elements.append(element) }
      } else {
        drop(name, index, found: try json.skipOdd())
      }
      index += 1
    }
    return elements
  }

  /// Passes a value that is not what it should be; `null` is merely unknown.
  mutating func skip(_ json: inout JSONCursor, _ name: String, _ index: Int, _ member: String) throws(JSONError) {
    if json.nextKind == .null {
      try json.readNull()
    } else {
      lose(name, index, member, found: try json.skipOdd())
    }
  }

  /// Reads a whole number that may be unknown; one outside the range is a bad value.
  @inline(__always)
  mutating func number(
    _ json: inout JSONCursor, in range: ClosedRange<Int>, _ name: String, _ index: Int, _ member: String
  ) throws(JSONError) -> Int? {
    if json.isAtString {
      let token = try json.readStringToken()
      if token.count == 0 { return nil }
      if let value = PackedDigits.whole(token), range.contains(value) { return value }
      return rareNumber(json.looseInt(of: token), in: range, name, index, member)
    }
    return rareNumber(try json.looseInt(), in: range, name, index, member)
  }

  /// A number that was read the long way, is none, or is out of range.
  @inline(never)
  mutating func rareNumber(
    _ number: LooseInt, in range: ClosedRange<Int>, _ name: String, _ index: Int, _ member: String
  ) -> Int? {
    switch number {
    case .unknown: break
    case .value(let value):
      if range.contains(value) { return value }
      lose(name, index, member, found: String(value))
    case .odd(let found): lose(name, index, member, found: found)
    case .minusZero:
      // Between −0.5 and 0, rounded by AEMET. It is a zero.
      meet("Q-HOR-15", name, index, member)
      return 0
    }
    return nil
  }

  /// Passes a string and says where it lies, or a number as it is written; nil, with a note, for anything else but
  /// `null`.
  mutating func token(
    _ json: inout JSONCursor, _ name: String, _ index: Int, _ member: String
  ) throws(JSONError) -> JSONStringToken? {
    if json.isAtString { return try json.readStringToken() }
    if json.nextKind == .number { return try json.readNumberToken() }
    try skip(&json, name, index, member)
    return nil
  }

  /// Puts code and words of a state of the sky together; nil for the empty code of a blanked period.
  @inline(__always)
  mutating func sky(
    _ json: inout JSONCursor, _ code: JSONStringToken?, _ words: JSONStringToken?, _ name: String, _ index: Int
  ) -> SkyState? {
    guard let code, let state = skyReading.state(&json, code: code, words: words) else { return nil }
    if state.code == nil { meet("Q-DAY-19", name, index, "value") }
    return state
  }

  /// Reads a direction, alone or as the only element of an array.
  mutating func direction(
    _ json: inout JSONCursor, _ name: String, _ index: Int
  ) throws(JSONError) -> WindReading.Origin? {
    let isList = json.nextKind == .array
    if isList {
      try json.beginArray()
      guard try json.nextElement() else { return nil }
    }
    let letters = try token(&json, name, index, "direccion")
    if isList { try json.skipElements() }
    return letters.flatMap { WindLetters.origin(&json, $0) }
  }

  /// Reads a speed, alone or as the first element of an array, km/h.
  mutating func speed(_ json: inout JSONCursor, _ name: String, _ index: Int) throws(JSONError) -> Int? {
    let isList = json.nextKind == .array
    if isList {
      try json.beginArray()
      guard try json.nextElement() else { return nil }
    }
    let speed = try number(&json, in: 0...500, name, index, "velocidad")
    if isList { try json.skipElements() }
    return speed
  }

  /// Notes an element that cannot be used.
  @inline(never)
  mutating func drop(_ name: String, _ index: Int, found: String) {
    let place = place.element(name, index)
    notes.lose("bad-element", at: place, found: found)
  }
}
