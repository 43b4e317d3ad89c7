// SPDX-License-Identifier: MIT

/// A file that the engine makes of a case and that a person approves: what a surface says, how it is drawn.
public struct Artifact: Hashable, Sendable {
  /// The file under `Fixtures/golden`, with its folders: `surfaces/full-noon.txt`.
  public var name: String
  public var text: String
  /// What is wrong with it, one line each: with a finding it cannot be accepted.
  public var findings: [String]

  public init(name: String, text: String, findings: [String] = []) {
    self.name = name
    self.text = text
    self.findings = findings
  }

  /// The name without its end: what reviewers call it by.
  public var id: String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The end of the name: `txt`, `svg`.
  var kind: Substring { name.lastIndex(of: ".").map { name[$0...].dropFirst() } ?? "" }
}

/// Where artifacts come from: what a command hands in for each kind that it can make.
public struct ArtifactSource: Sendable {
  /// What it makes, for messages: `surface texts`.
  public var name: String
  /// The artifacts of a case.
  public var make: @Sendable (SurfaceCase) -> [Artifact]

  public init(name: String, make: @escaping @Sendable (SurfaceCase) -> [Artifact]) {
    self.name = name
    self.make = make
  }
}
