// SPDX-License-Identifier: MIT

import AuraFormats
import AuraMock

extension WireValue {
  /// The same document as the reader of JSON sees it; AEMET sends no null.
  init(_ value: JSONValue) {
    switch value {
    case .object(let members): self = .object(members.map { WireMember($0.key, WireValue($0.value)) })
    case .array(let elements): self = .array(elements.map { WireValue($0) })
    case .string(let text): self = .string(text)
    case .number(let number): self = .number(number.text)
    case .boolean(let isTrue): self = .bool(isTrue)
    case .null: self = .string("null")
    }
  }
}
