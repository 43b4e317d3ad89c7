// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel
import AuraTime

/// A CAP message while it is read: what was found so far, in one language.
struct CAPDraft {
  let fileName: String
  /// The first letters of the language wanted; empty for the language of the first `info`.
  let language: String

  private var rootName: String?
  private var identifier = ""
  private var sender = ""
  private var sent = CAPTime()
  private var status = CAPStatus.unknown
  private var type = CAPMessageType.unknown
  private var references = ""
  private var infoCount = 0
  private var chosenLanguage: String?
  private var infos: [CAPInfo] = []

  init(fileName: String, language: String) {
    self.fileName = fileName
    self.language = language
  }

  /// Whether the message speaks, but not in the language wanted.
  var isLanguageMissing: Bool { infoCount > 0 && infos.isEmpty }

  mutating func read(_ source: XMLSource) throws(XMLError) {
    var reader = XMLReader(source)
    while let token = try reader.next() {
      guard token == .start else { continue }
      if reader.isNamed("alert") {
        try readAlert(&reader)
      } else {
        rootName = reader.localName
        try reader.skipElement()
      }
    }
  }

  private mutating func readAlert(_ reader: inout XMLReader) throws(XMLError) {
    while try reader.nextChild() {
      switch reader.element {
      case .identifier: identifier = reader.trimmed(try reader.readText())
      case .sender: sender = reader.trimmed(try reader.readText())
      case .sent: sent = CAPTime(&reader, try reader.readText())
      case .status:
        let text = try reader.readText()
        status = reader.isText(text, "Actual") ? .actual : CAPStatus(rawValue: reader.trimmed(text)) ?? .unknown
      case .msgType: type = CAPMessageType(rawValue: reader.trimmed(try reader.readText())) ?? .unknown
      case .references: references = reader.trimmed(try reader.readText())
      case .info: try readInfo(&reader)
      default: try reader.skipElement()
      }
    }
  }

  private mutating func readInfo(_ reader: inout XMLReader) throws(XMLError) {
    infoCount += 1
    var info = CAPInfo()
    while try reader.nextChild() {
      guard reader.isNamed("language") else {
        try info.readChild(&reader)
        continue
      }
      info.language = reader.trimmed(try reader.readText())
      guard accepts(info.language) else {
        // The same again in another language: checked to be well formed, and no more.
        while try reader.nextChild() { try reader.skipElement() }
        return
      }
    }
    guard accepts(info.language) else { return }
    chosenLanguage = info.language
    infos.append(info)
  }

  private func accepts(_ candidate: String) -> Bool {
    if language.isEmpty { return candidate == chosenLanguage ?? candidate }
    return candidate.utf8.count >= language.utf8.count
      && zip(candidate.utf8, language.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }

  /// The finished message.
  ///
  /// - Throws: `CAPError` when it is no message, or one without identifier or time.
  func message(notes: inout NoteBook) throws(CAPError) -> CAPMessage {
    if let rootName { throw .otherRoot(found: rootName) }
    guard !identifier.isEmpty else { throw .missing(path: "alert/identifier") }
    guard let sentAt = sent.instant else {
      guard let found = sent.found else { throw .missing(path: "alert/sent") }
      throw .time(path: "alert/sent", found: found)
    }
    var alerts: [WeatherAlert] = []
    var greenCount = 0
    // By index: a copy of each would be a score of strings.
    for index in infos.indices {
      let level = infos[index].level
      if let quirk = infos[index].levelQuirk { notes.meet(quirk, at: FeedPlace(fileName)) }
      if level == .verde {
        greenCount += 1
      } else {
        alerts.append(
          infos[index].alert(
            identifier: identifier, index: alerts.count, fileName: fileName, sent: sentAt, level: level ?? .amarillo))
      }
    }
    return CAPMessage(
      fileName: fileName, identifier: identifier, sender: sender, sent: sentAt, status: status, type: type,
      referencesSent: references, language: chosenLanguage ?? "", alerts: alerts, greenCount: greenCount)
  }
}

/// A time as sent: the instant, or the text that is none.
struct CAPTime {
  var instant: WallInstant?
  var found: String?

  init() {}

  init(_ reader: inout XMLReader, _ text: XMLText) {
    // Every time on the wire has its offset (Q-CAP-05); one without would be that of the peninsula.
    instant = WireTimestamp(utf8: reader.bytes(text))?.instant(withoutOffsetIn: .peninsula)
    if instant == nil { found = reader.trimmed(text) }
  }
}
