// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// Whether the text begins with these bytes; `hasPrefix` compares letter by letter, which costs on every request.
  @inline(__always) func begins(with prefix: String) -> Bool {
    utf8.starts(with: prefix.utf8)
  }
}
