// SPDX-License-Identifier: MIT

/// Undoes one level of "UTF-8 read as Latin and encoded again" ("A CoruÃ±a" → "A Coruña", Q-CHR-05).
package enum DoubleEncoding {
  /// Returns the text with one level undone, or nil when nothing in it shows the fault.
  ///
  /// The fault is a capital Ã or Â (the lead bytes of U+0080–U+00FF) followed by a character whose Latin byte is a
  /// UTF-8 continuation, 80–BF: signs and controls, never a letter of Spanish, Catalan, Galician, Basque or
  /// Portuguese, so no honest name is touched. Text around it stays as it is; a text encoded three times comes out
  /// encoded twice.
  package static func undone(_ text: String) -> String? {
    guard text.utf8.contains(0xC3) else { return nil }
    var result = String.UnicodeScalarView()
    var changed = false
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if let lead = Latin9.byte(of: scalar), lead == 0xC2 || lead == 0xC3, let next = scalars.first,
        let continuation = Latin9.byte(of: next), (0x80...0xBF).contains(continuation)
      {
        result.append(Unicode.Scalar(lead << 6 | continuation & 0x3F))
        scalars.removeFirst()
        changed = true
      } else {
        result.append(scalar)
      }
    }
    return changed ? String(result) : nil
  }
}
