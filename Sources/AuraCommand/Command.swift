// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A command or a subcommand: a name, a help text with examples, a grammar and what it does.
public protocol Command: Sendable {
  /// As typed: `aura sun`.
  static var name: String { get }
  /// One line for the list of commands.
  static var summary: String { get }
  /// The whole help, usage first, examples last.
  static var help: String { get }
  static var grammar: Arguments.Grammar { get }

  /// Does the work and says how it ended.
  static func run(_ arguments: Arguments, console: Console) async throws -> ExitStatus
}

extension Command {
  /// Sorts the words, answers `--help`, runs, and turns errors into one line on standard error and a status.
  public static func main(_ words: some Sequence<String>, console: Console = Console()) async -> ExitStatus {
    do {
      let words = Array(words)
      if words.prefix(while: { $0 != "--" }).contains("--help") {
        console.output(help)
        return .ok
      }
      return try await run(try Arguments(words, grammar: grammar), console: console)
    } catch let error as UsageError {
      console.message("\(name): \(error)")
      console.message("Try: \(name) --help")
      return .usage
    } catch let error as UnknownPlace {
      console.message("\(name): \(error)")
      return .noData
    } catch let error as InputFileError {
      console.message("\(name): \(error)")
      return error.exitStatus
    } catch {
      console.message("\(name): \(error)")
      return .software
    }
  }
}

/// Ends the process with a status.
public func exitProcess(_ status: ExitStatus) -> Never {
  exit(status.rawValue)
}

/// The words after the command's own name.
public func commandWords() -> ArraySlice<String> {
  CommandLine.arguments.dropFirst()
}
