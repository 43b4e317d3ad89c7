// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// `raw PATH`: a product as it came.
struct RawMode {
  let options: SmokeOptions
  let console: Console

  func run(_ endpoint: Endpoint) async throws(SmokeFailure) {
    let payload = try await Reading(of: endpoint, options: options, console: console).payload
    switch options.format {
    case .text: console.output(bytes: payload.bytes)
    case .json: try printJSON(payload)
    case .line:
      console.output("\(endpoint): \(payload.bytes.count) bytes, \(payload.contentType ?? "no content type")")
    }
    // Standard output holds the product alone.
    console.message(Reading.attribution)
  }

  /// The product as JSON in UTF-8, whatever it was encoded in.
  private func printJSON(_ payload: Payload) throws(SmokeFailure) {
    let text = DecodedText(payload.bytes, contentType: payload.contentType).text
    do throws(JSONError) {
      var cursor = try JSONCursor(text)
      try cursor.skipValue()
      try cursor.end()
    } catch {
      throw .reading(.unreadableAnswer)
    }
    console.output(text.string)
  }
}
