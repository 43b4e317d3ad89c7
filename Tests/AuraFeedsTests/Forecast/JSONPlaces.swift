// SPDX-License-Identifier: MIT

import Foundation

/// The paths of all values of a document, found by Foundation's parser, and of the first elements that its empty lists
/// might have had: where a reader stands behind their bracket.
struct JSONPlaces {
  private(set) var paths: Set<String> = []

  init(_ text: String) throws {
    walk(try JSONSerialization.jsonObject(with: Data(text.utf8)), "")
  }

  private mutating func walk(_ value: Any, _ path: String) {
    paths.insert(path)
    if let elements = value as? [Any] {
      if elements.isEmpty { paths.insert(path + "[0]") }
      for (index, element) in elements.enumerated() { walk(element, path + "[\(index)]") }
    } else if let members = value as? [String: Any] {
      for (key, member) in members { walk(member, path.isEmpty ? key : path + "." + key) }
    }
  }
}
