// SPDX-License-Identifier: MIT

import AuraModel
import AuraPlaces
package import AuraTime

/// Puts the files of warnings into the body that AEMET sends: a plain tar, or what a switch makes of it.
package struct WarningArchive {
  private let quirks: QuirkSwitches

  package init(quirks: QuirkSwitches) {
    self.quirks = quirks
  }

  /// The messages that the archive of a shift holds. Q-TAR-04: the complete state; without it, what is new.
  func listed(_ messages: [WarningMessage], edition: WallInstant) -> [WarningMessage] {
    quirks[.completeState] ? messages : messages.filter { $0.sent == edition }
  }

  package func write(_ messages: [WarningMessage], edition: WallInstant) -> [UInt8] {
    let current = listed(messages, edition: edition)
    var files = (current + (quirks[.testMessages] ? [Self.test(edition)] : [])).map { message in
      File(
        name: message.fileName(quirks), text: Array(CAPWriter.write(message, quirks: quirks).utf8),
        sent: message.sent.secondsSinceEpoch)
    }
    if quirks[.loneFile] { return files.first?.text ?? [] }
    if quirks[.brokenFile], let index = current.firstIndex(where: { $0.level > .verde }) ?? current.indices.first {
      files[index].text.removeLast(files[index].text.count / 3)
    }
    let tar = tar(files, edition: edition)
    return quirks[.gzippedTar] ? StoredGzip.wrap(tar) : tar
  }

  private struct File {
    let name: String
    var text: [UInt8]
    let sent: Int64
  }

  private func tar(_ files: [File], edition: WallInstant) -> [UInt8] {
    var tar = TarWriter()
    let seconds = edition.secondsSinceEpoch
    if quirks[.oddMembers] {
      tar.addFolder("avisos/", modifiedSeconds: seconds)
      tar.add("avisos/vacio.txt", [], modifiedSeconds: seconds)
      tar.add("avisos/LEEME.txt", Array(repeating: UInt8(ascii: "."), count: 512), modifiedSeconds: seconds)
    }
    // Long enough that a name of 100 bytes cannot hold it.
    let folder = quirks[.longNames] ? String(repeating: "meteoalerta/", count: 8) : ""
    var cut = 0
    for (index, file) in files.enumerated() {
      if index == files.count / 2 { cut = tar.bytes.count + 512 + file.text.count / 2 }
      tar.add(
        folder + file.name, file.text, modifiedSeconds: file.sent,
        nameForm: quirks[.longNames] ? [.prefix, .gnu, .pax][index % 3] : .plain,
        sizeForm: quirks[.paddedNumbers] ? TarWriter.SizeForm.allCases[index % 4] : .plain)
    }
    // Q-TAR-05: inside a member.
    if quirks[.archiveCut] { return Array(tar.bytes.prefix(cut)) }
    // Q-TAR-09: without it the bytes stop behind the last member.
    if quirks[.endBlocks] { tar.end() }
    return tar.bytes
  }

  /// A test of the service: the worst of warnings, for nobody (Q-CAP-07).
  private static func test(_ edition: WallInstant) -> WarningMessage {
    var message = WarningMessage(
      sent: edition, kind: .wind, level: .rojo, value: 200, onset: edition,
      expires: edition.advanced(bySeconds: 86_399), zones: [WarningZoneCode("722802")!])
    message.status = "Test"
    message.comment = "Mensaje de prueba."
    return message
  }
}
