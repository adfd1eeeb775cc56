internal import QuizCore
internal import QuizPlay
internal import TextLayout

/// A sitting answer by answer for people, with the commands that play it again.
struct ReviewText {
  let review: SittingReview
  /// Who plays when nobody is named.
  let standardPlayer: String

  var text: String {
    let paragraphs = [head] + review.answers.map(answer) + [again]
    return paragraphs.map { $0.map { $0.cleaned + "\n" }.joined() }.joined(separator: "\n")
  }

  private var head: [String] {
    let entry = review.entry
    let players = review.state.beginning.players.joined(separator: ", ")
    var times = "\(entry.day.text), \(TimeText.clock(entry.started, offsetMinutes: entry.offsetMinutes))"
    if entry.isFinished {
      times +=
        " to \(TimeText.clock(entry.finished, offsetMinutes: entry.offsetMinutes)), \(TimeText.seconds(ms: entry.ms)) of play"
    }
    var lines = ["\(entry.title) (\(entry.mode)), \(players)", times]
    if let result = review.state.result {
      lines.append(ResultSummary.text(result, "Result", .english).filter { $0 != "\n" })
      if let body = result.body { lines.append(body) }
    } else {
      lines.append(review.state.isDiscarded ? "Discarded." : "It can go on: verdicts come with the result.")
    }
    return lines
  }

  private func answer(_ answered: SittingReview.Answered) -> [String] {
    let (view, turn) = (answered.view, answered.turn)
    let attempt = turn.step.attempt > 1 ? " (try \(turn.step.attempt))" : ""
    let who = review.state.beginning.players.count > 1 ? "\(turn.step.player): " : ""
    let time = TimeText.seconds(ms: turn.ms)
    var lines = ["\(view.step).\(attempt) \(view.questionText)"]
    switch answered.type {
    case "skipped": lines.append("   \(who)skipped")
    case "timed_out":
      lines.append("   \(who)\(view.givenInWords.map { "\($0), when the time was up" } ?? "the time was up")")
    default: lines.append("   \(who)\(view.givenInWords.flatMap { $0.isEmpty ? nil : $0 } ?? "nothing") (\(time))")
    }
    if answered.isMarkShown && view.of > 0 { lines.append("   " + mark(view)) }
    return lines + [view.feedback, view.explanation].compactMap { $0 }.map { "   \($0)" }
  }

  private func mark(_ view: VerdictView) -> String {
    let words = [VerdictView.Grade.right: "Right", .partly: "Partly right", .wrong: "Wrong", .unmarked: "Not marked"]
    var text = "\(words[view.grade] ?? ""), \(Scores.written(view.points)) of \(Scores.written(view.of))"
    if let answer = view.answerInWords, view.grade != .right { text += "; right: \(answer)" }
    return text
  }

  // MARK: Again

  private var again: [String] {
    let command = PlayAgain(stored: review.stored, standardPlayer: standardPlayer)
    if !review.state.isOver { return ["Go on:       \(command.line(seeded: true))"] }
    return ["Again:       \(command.line(seeded: true))", "Other seed:  \(command.line(seeded: false))"]
  }
}

/// The command line that plays a sitting's quiz again in the same way.
struct PlayAgain {
  let stored: StoredSitting
  let standardPlayer: String

  /// With the same seed it is the same run; without, another one.
  func line(seeded: Bool) -> String {
    (["quizrun"] + words(seeded: seeded)).map(Self.quoted).joined(separator: " ")
  }

  /// The words behind the program's name.
  func words(seeded: Bool) -> [String] {
    let beginning = stored.beginning
    var words: [String] = []
    if let quiz = beginning.quiz?.id, quiz != Quiz.drawnID { words.append(quiz) }
    for plugin in beginning.plugins where plugin.sha256 != nil && plugin.id != beginning.quiz?.plugin {
      words += ["--plugin", plugin.id]
    }
    for (name, value) in stored.request.sorted(by: { $0.key < $1.key }) {
      if name.hasPrefix("set.") { words += ["--set", "\(name.dropFirst(4))=\(value)"] }
      if ["limit", "category", "difficulty", "type"].contains(name) { words += ["--\(name)", value] }
    }
    words += timing(beginning.limits)
    if beginning.players.count > 1 {
      words += ["--players", beginning.players.joined(separator: ",")]
    } else if let player = beginning.players.first, player != standardPlayer {
      words += ["--player", player]
    }
    if seeded { words += ["--seed", String(beginning.seed)] }
    return words
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
