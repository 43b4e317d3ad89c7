// SPDX-License-Identifier: MIT

/// What makes a request malformed (status 400). Each is a shape on which two parsers could disagree.
public enum RequestFlaw: String, Hashable, Sendable, CaseIterable {
  case bareLineFeed = "a line feed without a carriage return"
  case bareCarriageReturn = "a carriage return without a line feed"
  case notHTTP = "the first byte begins no method"
  case requestLine = "the request line is not \"METHOD TARGET HTTP/1.x\""
  case target = "the target holds a byte outside printable ASCII, or a fragment"
  case targetForm = "the target is neither a path, an http address, nor * with OPTIONS"
  case folding = "a header line continues on the next (obs-fold)"
  case fieldName = "a header name is not a token directly followed by a colon"
  case fieldValue = "a header value holds a control byte"
  case host = "an HTTP/1.1 request has one Host line with a valid value"
  case contentLength = "Content-Length is not one whole number, given once"
  case lengthAndCoding = "Content-Length and Transfer-Encoding together"
  case codingInOldVersion = "Transfer-Encoding in HTTP/1.0"
  case chunkSize = "a chunk size is not 1 to 15 hexadecimal digits"
  case chunkEnd = "a chunk is not followed by the end of a line"
  case chunkLine = "a chunk-size line is too long"
}
