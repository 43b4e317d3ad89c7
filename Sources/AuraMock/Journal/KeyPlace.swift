// SPDX-License-Identifier: MIT

/// Where a request carried its key.
public enum KeyPlace: String, Hashable, Sendable {
  case header, query
}
