// SPDX-License-Identifier: MIT

/// How likely the announced event is: `10%-40%`, `40%-70%` or `mayor 70%`.
public struct AvisoProbability: Hashable, Sendable {
  /// As sent.
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// The bounds in percent, 0…100; nil for a text of another form.
  public var percent: ClosedRange<Int>? {
    let numbers = text.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
    let isLower = text.lowercased().hasPrefix("mayor")
    switch (numbers.count, isLower) {
    case (2, false) where (0...100).contains(numbers[1]) && numbers[0] <= numbers[1]: return numbers[0]...numbers[1]
    case (1, true) where numbers[0] <= 100: return numbers[0]...100
    default: return nil
    }
  }
}

extension AvisoProbability: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the text as sent.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
