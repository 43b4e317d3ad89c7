// SPDX-License-Identifier: MIT

import AuraFormats
import AuraModel

extension AvisosRecord {
  /// Decodes the body of the warnings product: a tar, plain or gzipped, a lone CAP file, or an error (Q-TAR-01…03).
  ///
  /// - Throws: `AvisosError` for everything that does not say which warnings there are. A record without alerts is a
  ///   good answer: there are none.
  public static func decode(
    _ bytes: [UInt8], parser: CAPParser = CAPParser()
  ) throws(AvisosError) -> Decoded<AvisosRecord> {
    var notes = NoteBook()
    let container: Container
    do throws(GzipError) { container = try Container.unwrap(bytes) } catch { throw .gzip(error) }
    if container.gzipLayers > 0 { notes.meet("Q-TAR-02", at: FeedPlace()) }
    let record: AvisosRecord
    switch container.kind {
    case .tar: record = try decodeTar(container.bytes, parser: parser, notes: &notes)
    case .xml: record = try decodeLoneFile(container.bytes, parser: parser, notes: &notes)
    case .json: throw .refusal(container.bytes)
    case .empty: throw .empty
    case .html, .gzip, .zip, .pdf, .gif, .text, .unknown:
      throw .otherKind(
        kind: container.kind, found: ByteExcerpt.escaped(ContiguousArray(container.bytes).span, from: 0, limit: 32))
    }
    return notes.decoded(record)
  }

  private static func decodeTar(
    _ bytes: [UInt8], parser: CAPParser, notes: inout NoteBook
  ) throws(AvisosError) -> AvisosRecord {
    var tar = TarReader(bytes)
    var members: [TarMember] = []
    do throws(TarError) { while let member = try tar.next() { members.append(member) } } catch { throw .tar(error) }
    if !tar.hasEndMark { notes.meet("Q-TAR-09", at: FeedPlace(members.last?.name ?? "")) }
    var messages: [CAPMessage] = []
    var unread: [UnreadAviso] = []
    for member in members {
      guard isWarningFile(member, in: tar.bytes) else {
        notes.meet("Q-TAR-06", at: FeedPlace(member.name))
        continue
      }
      let fileName = lastPart(of: member.name)
      do throws(CAPError) {
        let message = try parser.parse(tar.bytes, in: member.content, fileName: fileName, notes: &notes)
        notes.meet(message)
        messages.append(message)
      } catch {
        notes.meet("Q-TAR-10", at: FeedPlace(fileName))
        notes.lose("bad-element", at: FeedPlace(fileName), found: error.description)
        unread.append(UnreadAviso(fileName: fileName, error: error))
      }
    }
    guard !messages.isEmpty else {
      guard let first = unread.first else { throw .noFiles(memberCount: members.count) }
      throw .allUnreadable(count: unread.count, firstFile: first.fileName, first: first.error)
    }
    return AvisosRecord(messages: messages, unreadFiles: unread)
  }

  private static func decodeLoneFile(
    _ bytes: [UInt8], parser: CAPParser, notes: inout NoteBook
  ) throws(AvisosError) -> AvisosRecord {
    do throws(CAPError) {
      let message = try parser.parse(ContiguousArray(bytes), in: 0..<bytes.count, fileName: "", notes: &notes)
      notes.meet("Q-TAR-03", at: FeedPlace())
      notes.meet(message)
      return AvisosRecord(messages: [message], unreadFiles: [])
    } catch {
      throw .allUnreadable(count: 1, firstFile: "", first: error)
    }
  }

  private static func lastPart(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// Whether a member is meant to be a warning: a file called `.xml`, or one that begins like a document (Q-TAR-06).
  private static func isWarningFile(_ member: TarMember, in bytes: ContiguousArray<UInt8>) -> Bool {
    guard member.kind == .file else { return false }
    let ending = member.name.utf8.suffix(4).map { $0 | 0x20 }
    return ending == Array(".xml".utf8) || ContainerKind(sniffing: Array(bytes[member.content].prefix(512))) == .xml
  }
}

extension NoteBook {
  /// Notes what is odd about a message that was read.
  fileprivate mutating func meet(_ message: CAPMessage) {
    if !message.status.isReal { meet("Q-CAP-07", at: FeedPlace(message.fileName)) }
    if message.type == .cancel { meet("Q-CAP-10", at: FeedPlace(message.fileName)) }
    if message.greenCount > 0 { meet("Q-CAP-02", at: FeedPlace(message.fileName)) }
    if message.referencesSent.utf8.contains(where: { $0 <= 0x20 }) { meet("Q-CAP-08", at: FeedPlace(message.fileName)) }
    if message.alerts.contains(where: \.isBornExpired) { meet("Q-CAP-09", at: FeedPlace(message.fileName)) }
  }
}
