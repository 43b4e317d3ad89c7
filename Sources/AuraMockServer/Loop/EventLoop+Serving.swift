// SPDX-License-Identifier: MIT

import AuraMock
import AuraTime
import AuraTransport

/// Requests in, answers out.
extension EventLoop {
  /// Takes what the client sent and goes on with it.
  func read(_ connection: Connection, now: Int64) {
    switch Socket.receive(connection.descriptor, into: input) {
    case .bytes(let count):
      guard connection.phase == .open else { return }
      connection.parser.append(UnsafeRawBufferPointer(rebasing: input[..<count]))
      if connection.requestStart == nil { connection.requestStart = now }
      advance(connection, now: now)
    case .ended:
      connection.inputEnded = true
      // A client that is half closed still gets its answers; one whose answer never comes has given up.
      let isOwedAnswer = connection.isQueuedToRun || connection.outgoing?.isHeldOpen == false
      if connection.phase == .awaitingReset || (connection.phase == .open && isOwedAnswer) {
        updateInterest(connection)
      } else {
        close(connection)
      }
    case .nothingYet:
      return
    case .broken:
      close(connection)
    }
  }

  /// Goes on until the connection has to wait: for bytes, for room, for its time, or for its turn.
  func advance(_ connection: Connection, now: Int64) {
    var turns = 16
    while connection.phase == .open {
      if connection.outgoing != nil {
        guard flush(connection, now: now) else { return }
        continue
      }
      guard turns > 0 else {
        if !connection.isQueuedToRun { runnable.append(connection) }
        connection.isQueuedToRun = true
        return
      }
      turns -= 1
      switch connection.parser.next() {
      case .needsMore:
        if connection.inputEnded || (stopDeadline != nil && connection.parser.isBetweenRequests) {
          return finishClosing(connection, now: now)
        }
        if connection.parser.isBetweenRequests { connection.requestStart = nil }
        connection.deadline =
          connection.requestStart.map { $0 + plan.limits.requestMilliseconds.asNanoseconds }
          ?? now + plan.limits.idleMilliseconds.asNanoseconds
        return updateInterest(connection)
      case .awaitsContinue:
        begin(Outgoing(interim: Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)), on: connection, now: now)
      case .request(let request):
        begin(answer(to: request, from: connection, now: now), on: connection, now: now)
      case .refused(let error):
        refuse(connection, error, now: now)
      }
    }
  }

  private func answer(to request: ParsedRequest, from connection: Connection, now: Int64) -> Outgoing {
    plan.tally.noteRequest()
    let answer = plan.responder.respond(
      to: MockRequest(
        method: request.method, target: request.target, fields: request.fields, body: request.body,
        client: connection.client, origin: plan.origin.origin(of: request)))
    // The next request, if it is here already, has its own time.
    connection.requestStart = connection.parser.isBetweenRequests ? nil : now
    return Outgoing(
      answer, isHead: request.method == "HEAD", keepsAlive: request.keepsAlive && stopDeadline == nil,
      date: date.text(at: plan.time.wall), nowNanoseconds: now)
  }

  /// Answers with the server's own refusal, after which the connection closes.
  func refuse(_ connection: Connection, _ error: RequestError, now: Int64) {
    plan.tally.noteRefusal()
    begin(refusal(error, now: now), on: connection, now: now)
  }

  func refusal(_ error: RequestError, now: Int64) -> Outgoing {
    var fields = [HTTPField(name: "Content-Type", value: "text/plain; charset=utf-8")]
    if error.status == 405 {
      fields.append(HTTPField(name: "Allow", value: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"))
    }
    let answer = MockAnswer(
      status: error.status, fields: HTTPFields(fields), body: Array("aura-mock: \(error)\n".utf8))
    return Outgoing(
      answer, isHead: false, keepsAlive: false, date: date.text(at: plan.time.wall), nowNanoseconds: now)
  }

  private func begin(_ outgoing: Outgoing, on connection: Connection, now: Int64) {
    connection.outgoing = outgoing
    connection.answerDeadline = now + plan.limits.answerMilliseconds.asNanoseconds + outgoing.ownNanoseconds
    connection.deadline = .max
  }

  /// Sends what may go. False: the connection waits, or is gone.
  private func flush(_ connection: Connection, now: Int64) -> Bool {
    while true {
      guard let allowance = connection.outgoing?.allowance(atNanoseconds: now) else { return true }
      switch allowance {
      case .nothingLeft:
        return finishAnswer(connection, now: now)
      case .waits(let due):
        // Asked again before its time (the client sent something), it still needs one timer only.
        if connection.timerDue != due {
          timers.insert(.init(due: due, descriptor: connection.descriptor, generation: connection.generation))
          connection.timerDue = due
        }
        connection.deadline = .max
        updateInterest(connection)
        return false
      case .bytes(let count):
        guard let outgoing = connection.outgoing else { return true }
        switch Socket.send(connection.descriptor, outgoing.head, outgoing.body, from: outgoing.sent, count: count) {
        case .bytes(let sent):
          connection.outgoing?.advance(by: sent)
          guard sent < count else { continue }
          connection.deadline = min(connection.answerDeadline, now + plan.limits.unreadMilliseconds.asNanoseconds)
          updateInterest(connection, wantsWrite: true)
          return false
        case .wouldBlock:
          if connection.deadline == .max {
            connection.deadline = min(connection.answerDeadline, now + plan.limits.unreadMilliseconds.asNanoseconds)
          }
          updateInterest(connection, wantsWrite: true)
          return false
        case .broken:
          close(connection)
          return false
        }
      }
    }
  }

  /// Ends an answer whose last byte is gone. True: the connection goes on.
  private func finishAnswer(_ connection: Connection, now: Int64) -> Bool {
    guard let ending = connection.outgoing?.ending else { return true }
    switch ending {
    case .keeps:
      connection.outgoing = nil
      return true
    case .closes:
      finishClosing(connection, now: now)
    case .resets:
      connection.outgoing = nil
      connection.phase = .awaitingReset
      connection.deadline = now + plan.limits.lingerMilliseconds.asNanoseconds
      resetWhenDelivered(connection, now: now)
    case .stalls:
      // A client that had shut its end before has given up, as far as can be known.
      if connection.inputEnded {
        close(connection)
        return false
      }
      connection.deadline = now + plan.limits.stallMilliseconds.asNanoseconds
      updateInterest(connection)
    }
    return false
  }

  /// Resets once the client has what it should have: a reset throws away what is still on its way.
  func resetWhenDelivered(_ connection: Connection, now: Int64) {
    guard Socket.unacknowledgedBytes(connection.descriptor) > 0, now < connection.deadline else {
      return reset(connection)
    }
    timers.insert(
      .init(due: now + 1.asNanoseconds, descriptor: connection.descriptor, generation: connection.generation))
    updateInterest(connection)
  }

  /// Shuts our end and waits a little for the client's: closing at once would reset what it has not read yet.
  private func finishClosing(_ connection: Connection, now: Int64) {
    if connection.inputEnded { return close(connection) }
    connection.outgoing = nil
    connection.phase = .lingering
    connection.deadline = now + plan.limits.lingerMilliseconds.asNanoseconds
    Socket.endSending(connection.descriptor)
    if stopDeadline != nil { shortenLingering(connection, now: now) }
    updateInterest(connection)
  }

  /// A server that stops waits less for clients to shut their end.
  func shortenLingering(_ connection: Connection, now: Int64) {
    connection.deadline = min(connection.deadline, now + 100.asNanoseconds)
    timers.insert(
      .init(due: connection.deadline, descriptor: connection.descriptor, generation: connection.generation))
  }

  /// Tells the poller what the connection waits for, when that has changed.
  func updateInterest(_ connection: Connection, wantsWrite: Bool = false) {
    var wanted: Interest = wantsWrite ? .write : []
    // While an answer is on its way little of what follows is taken in: the rest waits with the client.
    let hasRoom = connection.outgoing == nil || connection.parser.heldBytes < 1 << 16
    if !connection.inputEnded, connection.phase != .awaitingReset, hasRoom { wanted.insert(.read) }
    guard wanted != connection.interest else { return }
    connection.interest = wanted
    poller.change(connection.descriptor, to: wanted)
  }
}
