// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread of its own for one event loop, or for what waits beside them; signals are left to the other threads of the process.
package struct ServerThread {
  private final class Start: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  /// Runs the body on a new thread, which ends with it.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(ServerError) {
    var everySignal = sigset_t()
    var previous = sigset_t()
    sigfillset(&everySignal)
    pthread_sigmask(SIG_BLOCK, &everySignal, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    let start = Unmanaged.passRetained(Start(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t(bitPattern: 0)
    #endif
    let status = pthread_create(&thread, nil, threadMain, start.toOpaque())
    guard status == 0 else {
      start.release()
      throw .system(call: "pthread_create", detail: String(cString: strerror(status)))
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }

  #if canImport(Darwin)
    private static let threadMain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { pointer in
      Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue().body()
      return nil
    }
  #else
    private static let threadMain: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { pointer in
      if let pointer { Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  #endif
}
