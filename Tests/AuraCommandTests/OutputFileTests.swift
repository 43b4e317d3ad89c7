// SPDX-License-Identifier: MIT

import AuraCommand
import Foundation
import Testing

struct OutputFileTests {
  @Test("Each line is in the file when it is written; opening again empties; a folder that is not there is an error")
  func lines() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("aura-\(UUID().uuidString)").path
    defer { unlink(path) }
    let file = try OutputFile(emptying: path)
    let wrote = [file.append(line: "one"), file.append(line: "dos ñ")]
    let first = try InputFile.read(path)
    let again = try OutputFile(emptying: path)
    let emptied = try InputFile.read(path)
    again.append(line: "three")
    let third = try InputFile.read(path)
    #expect(wrote == [true, true] && String(decoding: first, as: UTF8.self) == "one\ndos ñ\n" && emptied == [])
    #expect(String(decoding: third, as: UTF8.self) == "three\n")
    #expect(throws: InputFileError.self) { try OutputFile(emptying: path + "/no/such") }
  }

  #if os(Linux)
    @Test("A full disk is told")
    func fullDisk() throws {
      #expect(try OutputFile(emptying: "/dev/full").append(line: "lost") == false)
    }
  #endif
}
