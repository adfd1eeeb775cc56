internal import QuizCore
internal import QuizPlay
internal import TextLayout

/// A sitting answer by answer for people, with the commands that play it again.
struct ReviewText {
  let review: SittingReview
  /// Who plays when nobody is named.
  let standardPlayer: String
  let language: InterfaceLanguage

  private var words: ListingWords { .of(language) }

  var text: String {
    let paragraphs = [head] + review.answers.map(answer) + [again]
    return paragraphs.map { $0.map { $0.cleaned + "\n" }.joined() }.joined(separator: "\n")
  }

  private var head: [String] {
    let players = review.state.beginning.players.joined(separator: ", ")
    var lines = ["\(review.entry.title) (\(review.entry.mode)), \(players)", times]
    if let result = review.state.result {
      lines.append(ResultSummary.text(result, words.result, language).filter { $0 != "\n" })
      if let body = result.body { lines.append(body) }
    } else {
      lines.append(review.state.isDiscarded ? words.discarded : words.canGoOn)
    }
    return lines
  }

  private var times: String {
    let entry = review.entry
    let clock = { TimeText.clock($0, offsetMinutes: entry.offsetMinutes) }
    if !entry.isFinished { return "\(entry.day.text), \(clock(entry.started))" }
    return words.fromTo([
      "day": entry.day.text, "from": clock(entry.started), "to": clock(entry.finished),
      "time": words.seconds(ms: entry.ms),
    ])
  }

  private func answer(_ answered: SittingReview.Answered) -> [String] {
    let (view, turn) = (answered.view, answered.turn)
    let attempt = turn.step.attempt > 1 ? words.attempt(["n": String(turn.step.attempt)]) : ""
    let who = review.state.beginning.players.count > 1 ? "\(turn.step.player): " : ""
    var lines = ["\(view.step).\(attempt) \(view.questionText)", "   " + who + given(answered)]
    if answered.isMarkShown && view.of > 0 { lines.append("   " + mark(view)) }
    return lines + [view.feedback, view.explanation].compactMap { $0 }.map { "   \($0)" }
  }

  private func given(_ answered: SittingReview.Answered) -> String {
    let given = answered.view.givenInWords.map { inWords($0, answered.view) }
    switch answered.type {
    case "skipped": return words.skipped
    case "timed_out": return given.map { words.timedOutWith(["given": $0]) } ?? words.timedOut
    default:
      let something = given.flatMap { $0.isEmpty ? nil : $0 } ?? words.nothingGiven
      return "\(something) (\(words.seconds(ms: answered.turn.ms)))"
    }
  }

  private func mark(_ view: VerdictView) -> String {
    let text = words.mark(["mark": grade(view), "points": words.points(view.points, of: view.of)])
    guard let answer = view.answerInWords, view.grade != .right else { return text }
    return words.rightAnswer(["mark": text, "answer": inWords(answer, view)])
  }

  private func grade(_ view: VerdictView) -> String {
    switch view.grade {
    case .right: return words.markRight
    case .partly: return words.markPartly
    case .wrong: return words.markWrong
    case .unmarked: return words.notMarked
    }
  }

  /// A number has the decimal mark of the language.
  private func inWords(_ text: String, _ view: VerdictView) -> String { view.isNumber ? words.decimal(text) : text }

  // MARK: Again

  private var again: [String] {
    let command = PlayAgain(stored: review.stored, standardPlayer: standardPlayer)
    if !review.state.isOver { return [words.goOn(["command": command.goingOn])] }
    return [
      words.again(["command": command.line(seeded: true)]), words.otherSeed(["command": command.line(seeded: false)]),
    ]
  }
}

/// The command line that plays a sitting's quiz again in the same way.
struct PlayAgain {
  let stored: StoredSitting
  let standardPlayer: String

  /// With the same seed it is the same run; without, another one.
  func line(seeded: Bool) -> String { Self.line(words(seeded: seeded)) }

  /// The command line that goes on with an unfinished sitting.
  var goingOn: String {
    if let day = stored.request["daily"] { return Self.line(["daily", "--date", day] + modes + settings + players) }
    if let code = stored.request[StoredSitting.codeKey] { return Self.line(["challenge", "accept", code] + players) }
    return line(seeded: true)
  }

  private static func line(_ words: [String]) -> String {
    (["quizrun"] + words).map(quoted).joined(separator: " ")
  }

  /// The words behind the program's name.
  func words(seeded: Bool) -> [String] {
    let beginning = stored.beginning
    var words: [String] = []
    if let quiz = beginning.quiz?.id, quiz != Quiz.drawnID { words.append(quiz) }
    words += modes + settings
    for name in ["category", "difficulty", "limit", "type"] {
      if let value = stored.request[name] { words += ["--\(name)", value] }
    }
    if stored.request[StoredSitting.missedKey] != nil { words.append("--missed") }
    words += timing(beginning.limits) + players
    if seeded { words += ["--seed", String(beginning.seed)] }
    return words
  }

  private var modes: [String] {
    stored.beginning.plugins.filter { $0.sha256 != nil && $0.id != stored.beginning.quiz?.plugin }
      .flatMap { ["--plugin", $0.id] }
  }

  private var settings: [String] {
    stored.request.sorted { $0.key < $1.key }.filter { $0.key.hasPrefix("set.") }
      .flatMap { ["--set", "\($0.key.dropFirst(4))=\($0.value)"] }
  }

  private var players: [String] {
    let players = stored.players
    if players.count > 1 { return ["--players", players.joined(separator: ",")] }
    return players.first.map { $0 == standardPlayer ? [] : ["--player", $0] } ?? []
  }

  private func timing(_ limits: LimitSettings) -> [String] {
    var words: [String] = []
    switch limits.timing {
    case .asWritten: break
    case .untimed: words.append("--untimed")
    case .every(let seconds): words.append("--timed=\(ValueSpec.written(.numeric(seconds)))")
    }
    if limits.factor != 1 { words += ["--time-factor", ValueSpec.written(.numeric(limits.factor))] }
    return words
  }

  /// A word as a shell takes it.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_=.,/:".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
