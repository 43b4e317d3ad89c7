// SPDX-License-Identifier: MIT

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// SIGINT and SIGTERM as something a command waits for, so that it can end in order.
///
/// A handler writes a byte into a pipe and the waiting thread reads it: a mask would not do, since a main thread that is
/// parked by an asynchronous `main` waits with every signal open and would take the one that others hold back.
public enum StopSignals {
  private static let reader = Atomic<Int32>(-1)
  private static let writer = Atomic<Int32>(-1)

  /// Keeps both signals from ending the process, on whatever thread they arrive.
  public static func hold() {
    var ends: [Int32] = [-1, -1]
    // Without a descriptor to spare they end it as ever.
    guard reader.load(ordering: .relaxed) < 0, pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    // Signals that nobody reads must not stop a thread once the pipe is full.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    reader.store(ends[0], ordering: .relaxed)
    writer.store(ends[1], ordering: .releasing)
    // In place of the default, and of the SIG_IGN that a shell gives to what it starts in the background.
    signal(SIGINT, note)
    signal(SIGTERM, note)
  }

  /// Waits, blocking the thread, for the first of them since `hold`; a second one then ends the process at once.
  public static func wait() {
    let reader = reader.load(ordering: .relaxed)
    guard reader >= 0 else { while true { pause() } }
    var byte: UInt8 = 0
    while read(reader, &byte, 1) < 0 && errno == EINTR {}
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
  }

  /// What a signal does: nothing but what may be done between any two instructions of any thread.
  private static let note: @convention(c) (Int32) -> Void = { _ in
    let before = errno
    var byte: UInt8 = 1
    _ = write(StopSignals.writer.load(ordering: .acquiring), &byte, 1)
    errno = before
  }
}
