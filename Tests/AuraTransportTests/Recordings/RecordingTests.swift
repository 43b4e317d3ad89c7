// SPDX-License-Identifier: MIT

import AuraFormats
import AuraTime
import AuraTransport
import Testing

/// What a recording keeps, how it is linked, and what it refuses.
struct RecordingTests {
  @Test func exchangesAreExactTimedAndLinked() async {
    let recording = await Sample.recording()
    let roles: [RecordedExchange.Role] = [.envelope, .datos, .metadatos, .single, .single]
    #expect(recording.exchanges.map(\.role) == roles && recording.exchanges.map(\.of) == [nil, 1, 1, nil, nil])
    #expect(recording[1]?.response?.body == Sample.envelope && recording[2]?.response?.body == Sample.payload)
    #expect(recording[4]?.outcome == .failed(.reset(receivedBytes: 12)) && recording[5]?.response?.status == 429)
    #expect(recording.exchanges.map(\.milliseconds) == [250, 250, 250, 250, 250])
    let start = HandTime().wall
    #expect(
      recording.exchanges.map { $0.sentAt.millisecondsSinceEpoch - start.millisecondsSinceEpoch } == [
        0, 250, 500, 750, 1000,
      ])
    #expect(recording[1]?.fields.all.map(\.description) == ["Accept: */*"])
    #expect(recording[1]?.response?.fields["Set-Cookie"] == "cookiesession1=removed; Path=/")
  }

  @Test func whatIsWrittenReadsBackAsItself() async throws {
    var recording = await Sample.recording()
    recording.about = "a \"reading\""
    let files = MemoryFiles()
    try recording.write(to: files, refusing: [Sample.key])
    #expect(try Recording(from: files) == recording)
    // Three bodies differ; the failure has none, and the 429's is its own.
    #expect(files.names.count == 5 && files.names.last == "recording.json")
    #expect(files.names.contains { files.read($0) == Sample.payload })
  }

  @Test func anEditedOrMissingBodyIsRefused() async throws {
    let files = MemoryFiles()
    try await Sample.recording().write(to: files, refusing: [])
    let name = try #require(files.names.first { files.read($0) == Sample.payload })
    try files.write(Sample.payload + [0x20], to: name)
    #expect(throws: RecordingError.altered(name: name)) { try Recording(from: files) }
    let index = String(decoding: files.read("recording.json") ?? [], as: UTF8.self)
    try files.write(Array(index.replacing(name, with: "bodies/none").utf8), to: "recording.json")
    #expect(throws: RecordingError.missingFile(name: "bodies/none")) { try Recording(from: files) }
    try files.write(
      Array(index.replacing("\"role\": \"datos\"", with: "\"role\": \"data\"").utf8), to: "recording.json")
    #expect(throws: RecordingError.malformed(path: "exchanges[1].role", found: "\"data\"", expected: "a role")) {
      try Recording(from: files)
    }
  }

  struct Leak: Sendable, CustomTestStringConvertible {
    let id: String
    var body = ""
    var address = "/opendata/api/x"
    var header = ""
    let form: String?

    var testDescription: String { id }
  }

  /// Encodings made elsewhere (Python's base64 and urllib), of the canary or of a part of it.
  @Test(arguments: [
    Leak(id: "nothing", body: "canary", form: nil),
    Leak(id: "the query's api_key is dropped", address: "/opendata/api/x?a=1&API_KEY=\(Sample.key)", form: nil),
    Leak(id: "raw in a body", body: "you sent \(Sample.key).", form: "as it is"),
    Leak(id: "one part alone", body: "c1gn4tur3-of-the-canary", form: "as it is"),
    Leak(id: "in a header", header: "x \(Sample.key)", form: "as it is"),
    Leak(id: "in a path", address: "/opendata/api/\(Sample.key)", form: "as it is"),
    Leak(id: "percent-encoded", body: "k=canary%2Dcanary%2Dcanary%2Dcanary", form: "percent-encoded"),
    Leak(
      id: "all of it percent-encoded", body: "%63%61%6e%61%72%79%2D%63%61%6e%61%72%79%2d%63anary-canary",
      form: "percent-encoded"),
    Leak(id: "twice", body: "canary%252Dcanary%252Dcanary%252Dcanary", form: "percent-encoded twice"),
    Leak(id: "base64", body: "Y2FuYXJ5LWNhbmFyeS1jYW5hcnktY2FuYXJ5", form: "in base64"),
    Leak(id: "base64 behind one byte", body: "eGNhbmFyeS1jYW5hcnktY2FuYXJ5LWNhbmFyeXk=", form: "in base64"),
    Leak(id: "base64 behind two", body: "eHhjYW5hcnktY2FuYXJ5LWNhbmFyeS1jYW5hcnl5eQ==", form: "in base64"),
  ])
  func theKeyIsStoredNowhere(_ leak: Leak) throws {
    var recording = Recording()
    let fields = leak.header.isEmpty ? [] : [HTTPField(name: "X-Echo", value: leak.header)]
    recording.append(
      Sample.request(leak.address),
      outcome: .answered(HTTPResponse(status: 200, fields: HTTPFields(fields), body: Array(leak.body.utf8))),
      sentAt: HandTime().wall, milliseconds: 1)
    let files = MemoryFiles()
    guard let form = leak.form else {
      try recording.write(to: files, refusing: [Sample.key])
      #expect(files.names.contains("recording.json"))
      return
    }
    let place = leak.body.isEmpty ? "recording.json" : "exchange 1, body"
    #expect(throws: RecordingError.secretFound(place: place, form: form)) {
      try recording.write(to: files, refusing: [Sample.key])
    }
    #expect(files.names == [])
  }

  @Test("An HTTP archive has an entry for each exchange, and bytes that are no text in base64")
  func har() async throws {
    let recording = await Sample.recording()
    let log = try #require(try JSONValue(Array(recording.har.utf8))["log"])
    guard case .array(let entries)? = log["entries"] else {
      Issue.record("no entries")
      return
    }
    #expect(log["version"] == .string("1.2") && entries.count == 5)
    let content = entries.map { $0["response"]?["content"] }
    // Python: base64.b64encode(bytes([0x5B, 0x20, 0x22, 0xF3, 0x22, 0, 0x5D]))
    #expect(content[1]?["text"] == .string("WyAi8yIAXQ==") && content[1]?["encoding"] == .string("base64"))
    #expect(content[0]?["text"] == .string(String(decoding: Sample.envelope, as: UTF8.self)))
    #expect(entries[3]["response"]?["_error"] == .string("reset 12"))
    #expect(!recording.har.contains("canary"))
  }

  @Test func agedExchangesAreTold() async {
    let time = HandTime()
    let recording = await Sample.recording(time)
    #expect(recording.aged(overSeconds: 1, at: time.wall).map(\.number) == [])
    time.advance(86_400_000)
    #expect(recording.aged(overSeconds: 86_399, at: time.wall).map(\.number) == [1, 2, 3, 4, 5])
  }
}
