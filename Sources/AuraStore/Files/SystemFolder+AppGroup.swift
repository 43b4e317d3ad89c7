// SPDX-License-Identifier: MIT

#if canImport(Security)
  import Foundation
  import Security
#endif

extension SystemFolder {
  /// The folder that the apps and extensions of a group share.
  ///
  /// - Parameters:
  ///   - appGroup: The group's identifier: where Apple's systems keep the folder, and its name elsewhere.
  ///   - path: Where the folder lies on other systems; of no use on Apple's.
  public init(appGroup: String, in path: String) throws(StoreError) {
    #if canImport(Security)
      let files = FileManager.default
      guard let shared = files.containerURL(forSecurityApplicationGroupIdentifier: appGroup) else {
        throw .noFolder(path: appGroup)
      }
      try self.init(path: shared.appendingPathComponent("Aura").path)
    #else
      try self.init(path: path + "/" + appGroup)
    #endif
  }
}
