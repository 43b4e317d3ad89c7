// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// A recording's files in a folder of the disk.
struct RecordingFolder: RecordingFiles {
  let path: String

  func read(_ name: String) -> [UInt8]? {
    do throws(InputFileError) {
      return try InputFile.read(path + "/" + name)
    } catch {
      return nil
    }
  }

  func write(_ bytes: [UInt8], to name: String) throws(RecordingError) {
    let file = path + "/" + name
    do throws(InputFileError) {
      try OutputFolder.make(String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]))
      try InputFile.write(bytes, to: file)
    } catch {
      throw .unwritable(name: name, detail: "\(error)")
    }
  }

  /// What lies in the folder; an empty recording when nothing does.
  func load() throws(RecordingError) -> Recording {
    read("recording.json") == nil ? Recording() : try Recording(from: self)
  }
}
