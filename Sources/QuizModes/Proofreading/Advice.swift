internal import QuizCore

/// The suggestion for a failed hook, chosen by its message.
enum Advice {
  static func on(_ message: String, _ hook: Hook?, isLimit: Bool) -> String {
    if isLimit { return onLimit(message) }
    if let said = message.firstMatch(of: /did you mean '[^']+'\?/) { return String(said.0) }
    if let said = message.firstMatch(of: /write `[^`]+`/) { return String(said.0) }
    if let field = message.firstMatch(of: /nil value \((?:field|local|global|upvalue|method) '([^']+)'\)/) {
      return onNil(String(field.1))
    }
    if message.contains("attempt to compare"), message.contains("nil") {
      return "one of them is nil here: test it with `if` before, or write `(x or 0)`"
    }
    if message.contains("attempt to compare") {
      return "a text and a number are not compared: `tonumber(…)` makes a number of a text"
    }
    if message.contains("attempt to call a table value") { return "write `return` before the table" }
    if message.contains("read-only") { return "copy it to change it, or keep what changes in the state" }
    if message.contains("global") { return "write `local` before it, or keep it in the state" }
    if ["million million", "no percentage can say", "is infinite", "is not a number"].contains(where: message.contains)
    {
      return "look for a division by 0, or by next to nothing"
    }
    if message.contains("C stack overflow") { return "end the recursion earlier, or write it as a loop" }
    if let hook, isAboutAnswer(message, hook) { return expected(of: hook) }
    if message.contains("it knows ") { return "docs/reference.md says what each key means" }
    guard let hook, isExplained(hook) else { return "look at what this line does, and what it is given" }
    return "`quizrun plugin explain` shows what each hook got and what it answered"
  }

  private static func onLimit(_ message: String) -> String {
    if message.contains("in one piece") || message.contains("of memory") {
      return "make smaller texts and tables, or look for a loop that never ends"
    }
    if message.contains("too deeply") { return "end the recursion earlier, or write it as a loop" }
    return "look for a loop that never ends: each round must come nearer to its end"
  }

  /// True when `plugin explain` shows calls of the hook, as those of a sitting.
  private static func isExplained(_ hook: Hook) -> Bool {
    switch hook {
    case .start, .order, .next, .judge, .after, .acted, .keep, .status, .result: return true
    case .today, .due: return false
    }
  }

  /// True when a message concerns the hook's return value, not an error inside.
  private static func isAboutAnswer(_ message: String, _ hook: Hook) -> Bool {
    message.contains("\(hook.rawValue) must return") || message.contains("\(hook.rawValue) returned")
  }

  private static func onNil(_ name: String) -> String {
    let tables = [ModeAPI.event, ModeAPI.context, ModeAPI.verdict, ModeAPI.question, ModeAPI.answer, ModeAPI.quiz]
    let known = Set(tables.flatMap(\.names)).sorted()
    if known.contains(name) { return "'\(name)' is nil here: test it with `if` before it is used" }
    return nearest(to: name, in: known).map { "did you mean '\($0)'?" }
      ?? "'\(name)' is nil here: give it a value in start, or test it with `if` before it is used"
  }

  /// The value that a hook must return, for messages.
  static func expected(of hook: Hook) -> String {
    answers[hook] ?? "docs/reference.md says what this hook must return"
  }

  private static let answers: [Hook: String] = [
    .today: "return the id of one of the quizzes it got", .start: "return a table, such as `return { lives = 3 }`",
    .order: "return questions of the list it got, each once, such as `return questions`",
    .next: "write `return ctx.ask(ctx.remaining[1])` or `return ctx.finish()`",
    .judge: "return a verdict, such as `return { points = 1, of = 1, correct = true }`",
    .after: "change the state in place, or return a table", .acted: "change the state in place, or return a table",
    .keep: "return what changed, such as `return { memory = { [event.question.id] = 3 } }`",
    .due: "return a whole number, such as `return 0`",
    .status: "return a list of short texts, such as `return { \"lives 3\" }`",
    .result: "return a result, such as `return { headline = \"Done\" }`",
  ]
}
