internal import Glibc
internal import QuizCore
internal import QuizStore

/// The world around a command: environment, clocks, zone, folders, the record.
struct Shell {
  let environment: Environment
  let clock: Clock
  let zone: Zone
  let library: Library

  init(_ environment: Environment = Environment()) throws(Exit) {
    self.environment = environment
    var start: WallTime?
    if let text = environment["QUIZRUN_NOW"] {
      guard let time = TimeText.parse(text) else {
        throw Exit(
          UsageError.badValue(option: "QUIZRUN_NOW", value: text, expected: "a time like 2026-11-20T18:30:00Z"))
      }
      start = time
    }
    clock = Clock(start: start)
    zone = Zone(environment.raw("TZ"))
    library = Library(homes: environment.homes, languages: environment.languages)
  }

  /// The record on disk; when it cannot be had, one in memory and a warning that nothing is saved.
  func openRecord() throws(Exit) -> any SettingsRecord {
    guard let folder = environment.data else {
      Console.warn("there is no folder to save in (neither QUIZRUN_DATA nor HOME is set): nothing is saved")
      return MemoryRecord()
    }
    do {
      let record = try SQLiteRecord(folder: folder, now: clock.now)
      for notice in record.notices { Console.warn(notice) }
      return record
    } catch {
      if error.kind == .newer { throw Exit(Exit.badData, error.message) }
      Console.warn("\(error.message); this sitting is not saved")
      return MemoryRecord()
    }
  }

  /// Whether frames can be drawn: a terminal on both ends that can do more than print.
  var canDraw: Bool {
    let term = environment["TERM"] ?? "dumb"
    return isInteractive && Console.isTerminal(STDOUT_FILENO) && term != "dumb" && !environment.isAccessible
  }

  /// Whether somebody can answer questions.
  var isInteractive: Bool { Console.isTerminal(STDIN_FILENO) }

  /// Whether the terminal shows nothing but ASCII: the Linux console, or a locale that is not UTF-8.
  var isASCII: Bool {
    let locale = (environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? "").lowercased()
    return environment["TERM"] == "linux" || !(locale.contains("utf-8") || locale.contains("utf8"))
  }

  /// Who plays when nobody is named.
  var playerName: String { "Player" }
}
