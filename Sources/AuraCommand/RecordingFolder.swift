// SPDX-License-Identifier: MIT

package import AuraTransport

/// A recording's files in a folder of the disk.
package struct RecordingFolder: RecordingFiles {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  package func read(_ name: String) -> [UInt8]? {
    do throws(InputFileError) {
      return try InputFile.read(path + "/" + name)
    } catch {
      return nil
    }
  }

  package func write(_ bytes: [UInt8], to name: String) throws(RecordingError) {
    let file = path + "/" + name
    do throws(InputFileError) {
      try OutputFolder.make(String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]))
      try InputFile.write(bytes, to: file)
    } catch {
      throw .unwritable(name: name, detail: "\(error)")
    }
  }

  /// What lies in the folder; an empty recording when nothing does.
  package func load() throws(RecordingError) -> Recording {
    read("recording.json") == nil ? Recording() : try Recording(from: self)
  }
}

extension RecordingError {
  package var exitStatus: ExitStatus {
    switch self {
    case .missingFile, .unwritable: .notFound
    case .secretFound, .malformed, .altered: .unreadableInput
    }
  }
}
