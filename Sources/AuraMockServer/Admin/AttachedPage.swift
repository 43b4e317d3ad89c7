// SPDX-License-Identifier: MIT

public import AuraMock

/// A page beside the console, handed in by whoever starts the server; the console links to it.
///
/// The page holds nothing of the mock and needs no token, as the console: what it shows it asks for at
/// `/_aura/page-data/NAME`, whose answers are made here, or at the other admin routes.
public struct AttachedPage: Sendable {
  /// The last part of its address, `/_aura/pages/NAME`: lower-case letters, digits and hyphens.
  public let name: String
  /// What the console's link says.
  public let title: String
  /// As served, with its own policy among the header lines.
  public let page: MockAnswer
  /// What `/_aura/page-data/NAME` answers to a query string's pairs, percent-decoded.
  public let data: @Sendable (_ query: [(name: String, value: String)]) -> MockAnswer

  public init(
    name: String, title: String, page: MockAnswer,
    data: @escaping @Sendable (_ query: [(name: String, value: String)]) -> MockAnswer
  ) {
    precondition(
      !name.isEmpty
        && name.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") },
      "a page's name has lower-case letters, digits and hyphens, found \(name)")
    (self.name, self.title, self.page, self.data) = (name, title, page, data)
  }
}
