// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// Reads a payload as the engine does and shows what was sent, what is meant and what was odd about it.
struct DecodeCommand: Command {
  static let name = "aura decode"
  static let summary = "a payload of AEMET as the engine reads it"
  static let grammar = Arguments.Grammar(options: ["place", "at", "charset"])
  static let help = """
    Usage: aura decode KIND [--place INE] [--at T] [--charset DECLARED] FILE|-

    Prints one JSON object: kind; record, the payload as sent; resolved, what it means for a place at a moment; notes,
    the oddities met and survived, by the ids of docs/QUIRKS.md. Unknown values are null, a trace of rain is "Ip".

      KIND        \(DecodeKind.all.map(\.name).joined(separator: ", "))
      FILE        the payload's bytes; - reads standard input
      --place     whose clocks count; the payload's own place unless given
      --at T      the moment, 2026-08-26T09:00 on the place's clocks, or with Z or an offset; when the payload was
                  issued unless given
      --charset   what the answer's header declared: ISO-8859-15, or a whole content type

    Exit status: 0 read, 64 usage, 65 not such a payload (where, what was found, what was expected), 66 no such file.

    Examples:
      aura decode daily madrid.json
      aura-smoke --mock raw /prediccion/especifica/municipio/horaria/28079 | aura decode hourly --charset ISO-8859-15 -
    """

  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus {
    guard let kindName = arguments.operands.first else { throw UsageError("expected a kind and a file") }
    guard let kind = DecodeKind.all.first(where: { $0.name == kindName }) else {
      let known = DecodeKind.all.map(\.name).joined(separator: ", ")
      throw UsageError("unknown kind \"\(kindName)\"; known are \(known)")
    }
    guard arguments.operands.count == 2 else { throw UsageError("expected one file, or - for standard input") }
    let file = arguments.operands[1]
    let input = DecodeInput(
      bytes: try InputFile.read(file), contentType: arguments.value("charset"),
      place: try place(arguments.value("place")), arguments: arguments)
    var writer = JSONWriter(layout: .pretty)
    writer.beginObject()
    writer.field("kind", kind.name)
    do {
      let notes = try kind.decode(input, &writer)
      writer.array("notes", notes) { writer, note in
        writer.beginObject()
        writer.field("id", note.id)
        writer.field("path", note.path)
        if let found = note.found { writer.field("found", found) }
        writer.endObject()
      }
    } catch let error as UsageError {
      throw error
    } catch {
      console.message("\(name): \(file == "-" ? "standard input" : file) is no \(kind.name): \(error)")
      return .unreadableInput
    }
    writer.endObject()
    console.output(writer.text)
    return .ok
  }

  private static func place(_ text: String?) throws -> MunicipalityCode? {
    guard let text else { return nil }
    return try MunicipalityCode(argument: text)
  }
}

/// What a kind decodes from.
struct DecodeInput {
  let bytes: [UInt8]
  let contentType: String?
  /// The place named on the command line.
  let place: MunicipalityCode?
  let arguments: Arguments

  /// The place named, else the payload's own.
  func place(orOwn own: MunicipalityCode?) throws(UsageError) -> MunicipalityCode {
    guard let place = place ?? own else { throw UsageError("the payload names no place; say --place INE") }
    return place
  }

  /// The moment named on the clocks of a zone, else the payload's own.
  func moment(in zone: CivilZone, orOwn own: WallInstant?) throws(UsageError) -> WallInstant {
    guard let moment = try arguments.instant("at", in: zone) ?? own else {
      throw UsageError("the payload does not say when it was issued; say --at T")
    }
    return moment
  }
}

/// A kind of payload: its name, and how it is read and written into an open JSON object.
struct DecodeKind: Sendable {
  let name: String
  /// Writes `record` and `resolved` and returns the notes; throws what the decoder throws.
  let decode: @Sendable (DecodeInput, inout JSONWriter) throws -> [FeedNote]

  static let all: [DecodeKind] = [
    .envelope,
    .daily,
    .hourly,
    .observations,
    .stations,
    .municipalities,
    .uvi,
    .bulletin,
    .avisos,
    .ica,
    .icaBackend,
    .rss,
    .radar,
    .snapshot,
  ]
}
