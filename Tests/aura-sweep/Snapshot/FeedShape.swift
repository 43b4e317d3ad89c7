// SPDX-License-Identifier: MIT

package import AuraFormats

/// What may be wrong with a pair of forecasts when a snapshot is made of them.
package enum FeedShape: String, CaseIterable, Sendable {
  /// Both as the moment's editions.
  case fresh
  /// Read 7, 20, 31 and 55 hours ago: leading days that are over, the last of them past its end.
  case sevenHoursOld, twentyHoursOld, aDayOld, twoDaysOld
  /// The first day of both files is missing.
  case withoutFirstDay
  /// The days stand backwards.
  case backwards
  /// The hourly file has today's hours without values: thin.
  case thinToday
  /// The hourly file could not be read.
  case withoutHourly
  /// The daily file could not be read.
  case withoutDaily

  package var ageHours: Int64 {
    switch self {
    case .sevenHoursOld: 7
    case .twentyHoursOld: 20
    case .aDayOld: 31
    case .twoDaysOld: 55
    case .fresh, .withoutFirstDay, .backwards, .thinToday, .withoutHourly, .withoutDaily: 0
    }
  }

  package var hasDaily: Bool { self != .withoutDaily }
  package var hasHourly: Bool { self != .withoutHourly }

  /// The tree of a body in this shape; `today` is the civil date as the files write it.
  package func shaped(_ body: JSONValue, today: String) -> JSONValue {
    switch self {
    case .withoutFirstDay: Self.days(of: body) { Array($0.dropFirst()) }
    case .backwards: Self.days(of: body) { $0.reversed() }
    case .thinToday: Self.days(of: body) { $0.map { $0["fecha"].text.hasPrefix(today) ? Self.emptied($0) : $0 } }
    case .fresh, .sevenHoursOld, .twentyHoursOld, .aDayOld, .twoDaysOld, .withoutHourly, .withoutDaily: body
    }
  }

  private static func days(of body: JSONValue, _ change: ([JSONValue]) -> [JSONValue]) -> JSONValue {
    replacing(body, path: ["prediccion", "dia"]) { value in
      if case .array(let days) = value { .array(change(days)) } else { value }
    }
  }

  /// Values that say nothing, under the labels that were there.
  private static func emptied(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map(emptied))
    case .object(let members):
      return .object(
        members.map { member in
          switch member.value {
          case .string where ["value", "descripcion"].contains(member.key):
            JSONValue.Member(key: member.key, value: .string(""))
          case .array where ["direccion", "velocidad"].contains(member.key):
            JSONValue.Member(key: member.key, value: .array([.string("")]))
          default: JSONValue.Member(key: member.key, value: emptied(member.value))
          }
        })
    case .string, .number, .boolean, .null: return value
    }
  }

  private static func replacing(
    _ value: JSONValue, path: [String], _ change: (JSONValue) -> JSONValue
  ) -> JSONValue {
    if case .array(let elements) = value { return .array(elements.map { replacing($0, path: path, change) }) }
    guard let key = path.first else { return change(value) }
    guard case .object(let members) = value else { return value }
    return .object(
      members.map { member in
        guard member.key == key else { return member }
        let inner =
          path.count == 1 ? change(member.value) : replacing(member.value, path: Array(path.dropFirst()), change)
        return JSONValue.Member(key: member.key, value: inner)
      })
  }
}
