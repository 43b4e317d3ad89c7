// SPDX-License-Identifier: MIT

/// Bytes that a scenario serves for a route, whatever the mock would make: a recording, an image, a damaged file.
public struct ShelvedProduct: Hashable, Sendable {
  /// Endpoint template.
  public var template: String
  /// The route's arguments; nil for any.
  public var arguments: [String]?
  /// Of call 2; nil for the one of JSON products on that day.
  public var contentType: String?
  public var body: [UInt8]

  public init(template: String, arguments: [String]? = nil, contentType: String? = nil, body: [UInt8]) {
    self.template = template
    self.arguments = arguments
    self.contentType = contentType
    self.body = body
  }
}
