internal import CommandLine
internal import Glibc
internal import TextLayout

/// `quizrun plugin new NAME`: a mode that works, with examples, as a file to change.
struct PluginNewCommand {
  private let folder: String

  init(_ shell: Shell) {
    let home = shell.library.homes.first ?? "."
    folder = home == "." ? "plugins" : home + "/plugins"
  }

  func run(_ word: String) throws(Problem) -> Int32 {
    let name = word.hasSuffix(".lua") ? String(word.dropLast(4)) : word
    guard Self.isName(name) else {
      throw Problem(UsageError.badValue(option: "NAME", value: word, expected: "letters, digits, - and _, as in lives"))
    }
    let path = "\(folder)/\(name).lua"
    _ = mkdir(folder, 0o755)
    do {
      try Files.create(Array(Self.template(name).utf8), at: path)
    } catch {
      if error.isThere { throw Problem(.usage, "\(path) is there already, and stays as it is: choose another name") }
      throw Problem(.inputOutput, error.message)
    }
    Console.write(
      """
      \(path.cleaned) is a mode that works. Change it, and after each change:
        quizrun plugin test \(name)               its examples
        quizrun plugin check \(name)              everything else that can be wrong
        quizrun QUIZ --plugin \(name) --watch     play it; what you save is played at once

      """)
    return 0
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 64 && name.first != "-"
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains($0))
      }
  }

  /// The name as a title: `first-try` is `First try`.
  private static func title(_ name: String) -> String {
    let words = name.map { "-_".contains($0) ? " " : String($0) }.joined()
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  static func template(_ name: String) -> String {
    """
    -- \(title(name)): right answers in a row are worth more and more; a wrong one ends the row.

    return {
      api = 1,
      name = "\(title(name))",
      about = "right answers in a row are worth more and more",
      quiz = "marked",                    -- only questions with a right answer

      -- What the quiz or the player can set: `--set most=5`, read as ctx.options.most.
      options = {
        most = { type = "int", min = 1, max = 10, default = 3, about = "the most points for one answer" },
      },

      -- Texts in several languages: ctx.t.row { n = 2 }.
      strings = {
        en = { row = "{n} in a row", headline = "{points} points, longest row {best}" },
        de = { row = "{n} in Folge", headline = "{points} Punkte, längste Folge {best}" },
      },

      -- The state: all that this mode has to remember.
      start = function(ctx)
        return { row = 0, best = 0, points = 0 }
      end,

      -- Hears of each question that was answered, skipped or ran out of time, and changes the state.
      after = function(state, event, ctx)
        if event.verdict.correct then
          state.row = state.row + 1
          state.best = math.max(state.best, state.row)
          state.points = state.points + math.min(state.row, ctx.options.most)
        else
          state.row = 0
        end
      end,

      -- Short texts beside the question.
      status = function(state, ctx)
        return { ctx.t.row { n = state.row } }
      end,

      -- How it went. What is left out is filled in.
      result = function(state, ctx)
        return { headline = ctx.t.headline { points = state.points, best = state.best }, points = state.points }
      end,

      -- Small tests: `quizrun plugin test \(name)` plays them.
      examples = {
        { quiz = { title = "Three", questions = {
            { id = "q1", kind = "truefalse", text = "Fish swim.", correct = true },
            { id = "q2", kind = "truefalse", text = "Birds sing.", correct = true },
            { id = "q3", kind = "truefalse", text = "Stones swim.", correct = false } } },
          responses = { q1 = { "true" }, q2 = { "true" }, q3 = { "true" } },
          expect = { points = 3, headline = "3 points, longest row 2" } },
      },
    }

    """
  }
}

extension Files {
  /// Writes a file that is not there yet.
  static func create(_ bytes: [UInt8], at path: String) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileFailure(path, errno) }
    defer { close(descriptor) }
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { throw FileFailure(path, errno) }
      sent += count
    }
  }
}

extension FileFailure {
  /// Whether a file stands where a new one was to be.
  fileprivate var isThere: Bool { code == EEXIST }
}
