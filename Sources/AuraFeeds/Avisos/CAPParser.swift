// SPDX-License-Identifier: MIT

import AuraFormats

/// Reads CAP 1.2 messages as AEMET writes them.
///
/// Each message says the same in two languages (Q-CAP-01); one is read, the other is checked and passed over.
public struct CAPParser: Sendable {
  /// The language wanted, by the first letters of its tag, whatever their case: `es`.
  public let language: String

  public init(language: String = "es") {
    self.language = language.lowercased()
  }

  /// Reads one file.
  ///
  /// - Parameter fileName: Kept with the message; nothing is read out of it (Q-CAP-04).
  /// - Throws: `CAPError`. Nothing of a message that is not whole is returned.
  public func parse(_ bytes: [UInt8], fileName: String = "") throws(CAPError) -> CAPMessage {
    var notes = NoteBook()
    return try parse(ContiguousArray(bytes), in: 0..<bytes.count, fileName: fileName, notes: &notes)
  }

  func parse(
    _ bytes: ContiguousArray<UInt8>, in range: Range<Int>, fileName: String, notes: inout NoteBook
  ) throws(CAPError) -> CAPMessage {
    guard !bytes[range].allSatisfy({ $0 <= 0x20 }) else { throw .empty }
    var draft: CAPDraft
    do throws(XMLError) {
      let source = try XMLSource(bytes, in: range)
      // The language wanted, else Spanish, else whichever comes first: one of them, never two.
      draft = CAPDraft(fileName: fileName, language: language)
      try draft.read(source)
      for fallback in ["es", ""] where draft.isLanguageMissing {
        draft = CAPDraft(fileName: fileName, language: fallback)
        try draft.read(source)
        if !draft.isLanguageMissing { notes.meet("Q-CAP-01", at: FeedPlace(fileName)) }
      }
    } catch {
      throw .xml(error)
    }
    return try draft.message(notes: &notes)
  }
}
