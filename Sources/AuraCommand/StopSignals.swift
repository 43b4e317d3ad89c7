// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// SIGINT and SIGTERM as something a command waits for, so that it can end in order.
public enum StopSignals {
  /// Keeps both signals from ending the process. To be called before other threads start: they inherit it.
  public static func hold() {
    // A shell that starts a command in the background has it ignore SIGINT.
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
    var signals = both()
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Waits, blocking the thread, for the first of them; a second one then ends the process at once.
  public static func wait() {
    var signals = both()
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 {}
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func both() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    return signals
  }
}
