// SPDX-License-Identifier: MIT

/// Which recorded answer a request gets: in the order of the recording, links minted anew.
struct ReplayDesk: Sendable {
  private let recording: Recording
  private let seed: UInt64
  /// Whether the last answer of a request is given again and again.
  private let repeats: Bool
  private var queues: [String: [Int]] = [:]
  private var given: [String: Int] = [:]
  /// The `datos` exchange of an envelope.
  private let dataOf: [Int: Int]
  /// By address of a minted link.
  private var minted: [String: Int] = [:]
  private var mintCount = 0
  private(set) var used: Set<Int> = []
  private(set) var misses: [ReplayMiss] = []

  init(_ recording: Recording, seed: UInt64, repeats: Bool) {
    self.recording = recording
    self.seed = seed
    self.repeats = repeats
    var dataOf: [Int: Int] = [:]
    for exchange in recording.exchanges {
      if exchange.role == .datos, let of = exchange.of {
        if dataOf[of] == nil { dataOf[of] = exchange.number }
      } else {
        queues[exchange.key, default: []].append(exchange.number)
      }
    }
    self.dataOf = dataOf
  }

  /// Whether some answer is left for a request.
  func knows(_ request: HTTPRequest) -> Bool {
    if minted[request.address.description] != nil { return true }
    let key = requestKey(request.method, request.address)
    guard let queue = queues[key] else { return false }
    return repeats || given[key, default: 0] < queue.count
  }

  /// The next answer; nil and a miss on record when there is none.
  mutating func answer(_ request: HTTPRequest) -> RecordedExchange? {
    if let number = minted[request.address.description], var exchange = recording[number] {
      used.insert(number)
      exchange.address = request.address
      return exchange
    }
    let key = requestKey(request.method, request.address)
    let queue = queues[key] ?? []
    let count = given[key, default: 0]
    guard let number = count < queue.count ? queue[count] : repeats ? queue.last : nil,
      var exchange = recording[number]
    else {
      misses.append(ReplayMiss(request, in: recording, usedUp: !queue.isEmpty))
      return nil
    }
    given[key] = count + 1
    used.insert(number)
    mint(&exchange)
    return exchange
  }

  /// Puts a fresh link into an envelope whose payload was recorded.
  private mutating func mint(_ exchange: inout RecordedExchange) {
    guard exchange.role == .envelope, let target = dataOf[exchange.number], var response = exchange.response,
      let links = EnvelopeLinks(response.body)
    else { return }
    var link: String?
    repeat {
      mintCount += 1
      link = links.minted(seed: seed, number: mintCount)
    } while link.map { minted[$0] != nil } ?? false
    guard let link else {
      minted[links.datos] = target
      return
    }
    minted[link] = target
    response.body = links.body(response.body, withLink: link)
    exchange.outcome = .answered(response)
  }

  /// Exchanges that nobody has asked for.
  var unused: [RecordedExchange] { recording.exchanges.filter { !used.contains($0.number) } }
}
