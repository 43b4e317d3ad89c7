// SPDX-License-Identifier: MIT

import AuraKit
import Foundation

/// Our parser and Foundation's over the same bytes: both accept with one value, both reject, or a named rule says why.
package enum FoundationComparison {
  /// Where the two differ on purpose.
  package enum Rule: String, CaseIterable, Sendable {
    /// Foundation takes a comma after the last member; RFC 8259 has none.
    case trailingComma
    /// Foundation sniffs UTF-16 and UTF-32 and drops a byte order mark; ours is told the charset and drops the mark
    /// before (RFC 8259, 8.1: parsers may ignore a mark).
    case otherEncoding
    /// Foundation refuses numbers beyond `Double`; ours keeps their text, and the reader of a field judges the size.
    case numberBeyondDouble
    /// Foundation drops U+FEFF at the start of a string, and after an escape in one; ours keeps every letter.
    case markInString
  }

  /// What a comparison found.
  package enum Outcome: Hashable, Sendable {
    case bothAccept
    case bothReject
    case explained(Rule)
    /// A difference without a rule: a fault of ours, or a rule to be written.
    case unexplained(String)
  }

  package static func compare(_ bytes: [UInt8]) -> Outcome {
    // Foundation's limit is 512 levels too.
    let limits = JSONLimits(maximumDepth: 512, duplicateKeys: .keepLast)
    let theirs: Any?
    do {
      theirs = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    } catch { theirs = nil }
    do throws(JSONError) {
      let ours = try JSONValue(bytes, limits: limits)
      if let theirs {
        guard let path = difference(ours, theirs, path: "") else { return .bothAccept }
        let unmarked = withoutMarks(bytes)
        // Without its marks the same document is one value to both.
        if unmarked.count < bytes.count, compare(unmarked) == .bothAccept { return .explained(.markInString) }
        return .unexplained("values differ at \(path)")
      }
      return holdsNumberBeyondDouble(ours) ? .explained(.numberBeyondDouble) : .unexplained("only ours accepts")
    } catch {
      guard theirs != nil else { return .bothReject }
      return rule(for: error, bytes).map { .explained($0) } ?? .unexplained("only Foundation accepts; ours: \(error)")
    }
  }

  /// The rule that explains why Foundation accepts what we reject with this error.
  private static func rule(for error: JSONError, _ bytes: [UInt8]) -> Rule? {
    let offset = error.place.offset
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) || bytes.prefix(4).contains(0) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    {
      return .otherEncoding
    }
    guard case .syntax = error, bytes.indices.contains(offset), [0x5D, 0x7D].contains(bytes[offset]) else { return nil }
    let before = bytes[..<offset].last { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    return before == UInt8(ascii: ",") ? .trailingComma : nil
  }

  /// The bytes with every U+FEFF, EF BB BF, left out.
  private static func withoutMarks(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in bytes {
      result.append(byte)
      if result.suffix(3) == [0xEF, 0xBB, 0xBF] { result.removeLast(3) }
    }
    return result
  }

  private static func holdsNumberBeyondDouble(_ value: JSONValue) -> Bool {
    switch value {
    case .object(let members): members.contains { holdsNumberBeyondDouble($0.value) }
    case .array(let elements): elements.contains(where: holdsNumberBeyondDouble)
    case .number(let number): number.double.isInfinite
    case .string, .boolean, .null: false
    }
  }

  /// The path of the first difference between two trees.
  private static func difference(_ ours: JSONValue, _ theirs: Any, path: String) -> String? {
    switch ours {
    case .object(let members):
      guard let other = theirs as? [String: Any], other.count == members.count else { return path + " (members)" }
      for member in members {
        guard let value = other[member.key] else { return path + "." + member.key }
        if let found = difference(member.value, value, path: path + "." + member.key) { return found }
      }
      return nil
    case .array(let elements):
      guard let other = theirs as? [Any], other.count == elements.count else { return path + " (elements)" }
      for (index, pair) in zip(elements, other).enumerated() {
        if let found = difference(pair.0, pair.1, path: path + "[\(index)]") { return found }
      }
      return nil
    case .string(let text):
      // Code units, not canonical equivalence: é is not e with an accent here.
      return (theirs as? String).map { Array($0.utf16) } == Array(text.utf16) ? nil : path
    case .number(let number):
      guard let other = theirs as? NSNumber else { return path }
      return agree(number, other) ? nil : path + " \(number.text) \(other)"
    case .boolean(let flag): return (theirs as? Bool) == flag ? nil : path
    case .null: return theirs is NSNull ? nil : path
    }
  }

  /// Foundation keeps some long numbers in `Decimal` with 38 digits, and small ones become zero there. Its `Double` of
  /// one is made by up to 127 multiplications by ten, each off by 2⁻⁵³ at most (126 digits were off by 1.1 · 10⁻¹⁵).
  private static func agree(_ number: JSONNumber, _ other: NSNumber) -> Bool {
    let (ours, theirs) = (number.double, other.doubleValue)
    let room = other is NSDecimalNumber ? 0x1p-46 : 0x1p-50
    return ours == theirs || abs(ours - theirs) <= abs(ours) * room || abs(ours) < 1e-127 && theirs == 0
  }
}
