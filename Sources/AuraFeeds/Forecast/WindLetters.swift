// SPDX-License-Identifier: MIT

package import AuraFormats
package import AuraModel

/// Reads the letters of a wind's direction.
package enum WindLetters {
  /// What the letters mean; nil for none.
  package static func origin(_ json: inout JSONCursor, _ token: JSONStringToken) -> WindReading.Origin? {
    guard token.count <= 2, !token.hasEscapes else { return .other(json.string(token)) }
    switch token.head {
    case 0: return nil
    case 0x4E: return .direction(.north)  // N
    case 0x454E: return .direction(.northEast)  // NE
    case 0x45: return .direction(.east)  // E
    case 0x4553: return .direction(.southEast)  // SE
    case 0x53: return .direction(.south)  // S
    case 0x4F53: return .direction(.southWest)  // SO
    case 0x4F: return .direction(.west)  // O
    case 0x4F4E: return .direction(.northWest)  // NO
    case 0x43: return .calm  // C
    default: return .other(json.string(token))
    }
  }
}
