// SPDX-License-Identifier: MIT

import AuraCommand
import AuraKit

/// `aura record fetch`: asks for paths one after the other and stores what came.
struct RecordFetch {
  private let source: RecordSource
  private let folder: RecordingFolder
  private let transport: RecordingTransport
  private let addresses: [WebAddress]
  private let followsMetadata: Bool
  private let console: Console

  init(_ arguments: Arguments, paths: [String], console: Console) throws {
    guard !paths.isEmpty else { throw UsageError("fetch expects paths or addresses") }
    source = try RecordSource(arguments)
    (folder, transport) = try RecordCommand.transport(arguments, source: source)
    var addresses: [WebAddress] = []
    for path in paths {
      let text = path.hasPrefix("/") ? "https://opendata.aemet.es/opendata/api" + path : path
      guard let address = WebAddress(text) else {
        throw UsageError("expected a path that begins with / or an address, found \"\(path)\"")
      }
      addresses.append(address)
    }
    self.addresses = addresses
    followsMetadata = arguments.has("metadata")
    self.console = console
  }

  func run() async throws -> ExitStatus {
    var failures = 0
    var isFirst = true
    for address in addresses {
      if !isFirst { try await pause() }
      isFirst = false
      guard let response = await ask(address) else {
        failures += 1
        continue
      }
      for link in followed(response) {
        try await pause()
        if await ask(link) == nil { failures += 1 }
      }
    }
    try transport.recording.write(to: folder, refusing: source.key.map { [$0] } ?? [])
    let report = transport.report()
    for miss in report.misses { console.message("\(miss)") }
    console.message("\(transport.recording.exchanges.count) exchanges in \(folder.path)")
    return failures == 0 && report.misses.isEmpty ? .ok : .judgedFalse
  }

  private func ask(_ address: WebAddress) async -> HTTPResponse? {
    do throws(TransportError) {
      let response = try await transport.send(
        HTTPRequest(address: address, fields: source.fields(for: address), bodyLimit: 64 << 20))
      console.message("\(response.status) \(response.body.count) bytes \(address.authority)\(address.path)")
      return response
    } catch {
      console.message("\(address.authority)\(address.path): \(error)")
      return nil
    }
  }

  /// The links of an envelope that are to be followed.
  private func followed(_ response: HTTPResponse) -> [WebAddress] {
    guard let links = Recording.links(in: response.body) else { return [] }
    return [links.datos, followsMetadata ? links.metadatos : nil].compactMap { $0.flatMap { WebAddress($0) } }
  }

  private func pause() async throws {
    guard source.pauseSeconds > 0 else { return }
    try await source.time.sleep(until: source.time.now.advanced(by: .seconds(source.pauseSeconds)), tolerance: nil)
  }
}
