// SPDX-License-Identifier: MIT

/// One header line. A secret field travels like any other and prints as dots.
public struct HTTPField: Hashable, Sendable {
  public let name: String
  public let value: String
  public let isSecret: Bool

  public init(name: String, value: String, isSecret: Bool = false) {
    self.name = name
    self.value = value
    self.isSecret = isSecret
  }
}

extension HTTPField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "\(name): \(isSecret ? "•••" : value)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["field": description]) }
}

/// Header lines in the order they were sent; names compare without regard to ASCII case.
public struct HTTPFields: Hashable, Sendable {
  public var all: [HTTPField]

  public init(_ all: [HTTPField] = []) {
    self.all = all
  }

  /// The first value of a name.
  public subscript(name: String) -> String? {
    all.first { equalIgnoringCase($0.name, name) }?.value
  }
}

public enum HTTPMethod: String, Hashable, Sendable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
  case delete = "DELETE"
  case put = "PUT"
}

/// One request, whole. The address is AEMET's own even when a transport carries it elsewhere.
public struct HTTPRequest: Hashable, Sendable {
  public var method: HTTPMethod
  public var address: WebAddress
  public var fields: HTTPFields
  public var body: [UInt8]
  /// The most body bytes the caller will take; more is `TransportError.tooLarge`.
  public var bodyLimit: Int

  public init(
    method: HTTPMethod = .get, address: WebAddress, fields: HTTPFields = HTTPFields(), body: [UInt8] = [],
    bodyLimit: Int = 16 << 20
  ) {
    self.method = method
    self.address = address
    self.fields = fields
    self.body = body
    self.bodyLimit = bodyLimit
  }
}

/// One answer, whole: status, header lines and the body's bytes as they came.
public struct HTTPResponse: Hashable, Sendable {
  public var status: Int
  public var fields: HTTPFields
  public var body: [UInt8]

  public init(status: Int, fields: HTTPFields = HTTPFields(), body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }
}

/// ASCII case-insensitive equality, as header names and hosts need.
package func equalIgnoringCase(_ left: String, _ right: String) -> Bool {
  left.utf8.count == right.utf8.count && zip(left.utf8, right.utf8).allSatisfy { lower($0) == lower($1) }
}

private func lower(_ byte: UInt8) -> UInt8 {
  (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
}
