// SPDX-License-Identifier: MIT

import AuraModel

extension TruthLineReading {
  /// Words of the day are said in their time, or ahead of it. Sources: AEMET, style guide; the widths are ours.
  mutating func judgeTimes() {
    let minute = world.minute
    for index in text.tokens.indices where text.tokens[index].kind == .word {
      let token = text.tokens[index]
      let before = index > 0 ? text.tokens[index - 1].folded : ""
      func wrong(_ expected: String) { find(.time, token.written, expected: expected) }
      switch token.folded {
      case "amanece", "amanecer", "alba", "alborea":
        if let rise = world.sunriseMinute, abs(minute - rise) > 90 { wrong("within 90 minutes of sunrise") }
      case "atardece", "atardecer", "ocaso", "crepusculo":
        if let set = world.sunsetMinute, !(set - 120...set + 45).contains(minute), !isAhead(before) {
          wrong("around sunset")
        }
      case "anochece", "anochecer":
        if let set = world.sunsetMinute, !(set - 90...set + 90).contains(minute), !isAhead(before) {
          wrong("around sunset")
        }
      case "madrugada":
        // The sun rises within the minute: whoever says so in it is right.
        if let rise = world.sunriseMinute, minute > rise, before != "proxima" { wrong("from midnight to sunrise") }
      case "mediodia":
        if !(11 * 60..<16 * 60).contains(minute), !(isAhead(before) && minute < 16 * 60) { wrong("around noon") }
      case "tarde", "vespertino", "vespertina":
        let isOver = world.sunsetMinute.map { minute > max($0, 18 * 60) + 60 } ?? false
        if isOver || minute < 12 * 60 && !isAhead(before) { wrong("from noon to sunset, or ahead of it") }
      case "noche", "nocturno", "nocturna", "nocturnas", "nocturnos", "noches":
        if !world.isNight, !isAhead(before), !mentions.contains(where: { $0.range.contains(index) }) {
          wrong("from sunset to sunrise, or ahead of it")
        }
      case "manana", "matinal", "matutina", "matutino":
        let isMorning =
          ["la", "esta", "por", "de", "una", "media", "primera", "entrada", "plena"].contains(before)
          || token.folded != "manana"
        if isMorning && minute >= 13 * 60 { wrong("before noon") }
        if !isMorning && world.tomorrow == nil { wrong("a tomorrow that is known") }
      default: break
      }
    }
  }

  /// "Esta noche", "por la tarde", "al atardecer": said before its time.
  private func isAhead(_ before: String) -> Bool { ["esta", "este", "la", "al", "proxima", "hasta"].contains(before) }

  /// An aviso is in force or to come, and of the colour that is said.
  mutating func judgeAvisos() {
    let levels: [(stem: String, level: AvisoLevel)] = [("amarill", .amarillo), ("naranja", .naranja), ("roj", .rojo)]
    let known = world.alerts.filter { $0.level > .verde }
    let isUnknown = world.snapshot.alerts == nil
    for mention in mentions where mention.topic == .aviso {
      if mention.isDenied {
        if isUnknown || !known.isEmpty { find(.aviso, mention.written, expected: "avisos known to be none") }
        continue
      }
      let tells = text.tokens.contains { token in
        token.sentence == mention.sentence
          && ["desconoc", "sabe", "consta", "disponible"].contains(where: token.folded.hasPrefix)
      }
      if known.isEmpty && !(isUnknown && tells) { find(.aviso, mention.written, expected: "an aviso of the place") }
    }
    guard speaks(of: .aviso) else { return }
    for token in text.tokens {
      guard let (_, level) = levels.first(where: { token.folded.hasPrefix($0.stem) }) else { continue }
      if known.contains(where: { $0.level == level }) {
        recover("aviso \(level)")
      } else {
        find(.aviso, token.written, expected: known.map { "\($0.level)" }.joined(separator: " or "))
      }
    }
  }

  /// A name inside a sentence is the place's.
  mutating func judgeNames() {
    let own = world.ownNames
    var sentence = -1
    var isFirst = true
    for token in text.tokens {
      defer { isFirst = false }
      let isOpening = isFirst || token.sentence != sentence
      sentence = token.sentence
      guard token.kind == .word, !isOpening, token.written.first?.isUppercase == true else { continue }
      let isKnown = token.written == "UV" || token.written == "AEMET" || token.written == "ICA"
      let parts = token.folded.split { !$0.isLetter }.map(String.init)
      if !isKnown, !parts.allSatisfy(own.contains) { find(.place, token.written, expected: world.snapshot.place.name) }
    }
  }
}
