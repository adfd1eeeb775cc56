package import QuizCore

/// A sitting played for a record: two questions and a page between them, with the events as the decider gives them.
package struct RecordSitting {
  package let stored: StoredSitting
  package private(set) var state: SittingState
  let mode: any Mode

  package init(
    _ id: String = "01J0000000000000000000TEST", player: String = "Ada", started: Int = 1_000, quiz: Quiz? = nil,
    mode: any Mode = BuiltInMode(), players: [String]? = nil, day: CivilDay = CivilDay(year: 2026, month: 11, day: 20),
    request: [String: String] = [:], files: [StoredFile] = []
  ) {
    var beginning = Beginning(
      sitting: id, quiz: quiz ?? Self.quiz, plugins: [PluginUse(mode.info)], seed: 7,
      players: players ?? [player], day: day)
    beginning.options = [PlainField("pass", .int(60))]
    stored = StoredSitting(
      beginning: beginning, started: WallTime(milliseconds: started), zone: "Europe/Berlin", offsetMinutes: 60,
      quizSHA256: "ab12", files: files, request: request)
    state = .initial(beginning)
    self.mode = mode
  }

  package var id: String { stored.beginning.sitting }

  /// The events that a command leads to; none when it is refused.
  package mutating func play(_ command: Command) -> [SittingEvent] {
    let events = (try? Decider.decide(command, state, [mode])) ?? []
    for event in events { state.evolve(event) }
    return events
  }

  /// Three questions with a page before the second; back and skip are allowed.
  package static var quiz: Quiz {
    let right = Answer(id: "a", text: "right", isCorrect: true)
    let wrong = Answer(id: "b", text: "wrong")
    let questions = [
      Question(id: "q1", kind: .single, text: "One?", answers: [right, wrong]),
      Question(id: "page", kind: .info, text: "Read this."),
      Question(id: "q2", kind: .single, text: "Two?", answers: [right, wrong]),
      Question(id: "q3", kind: .single, text: "Three?", answers: [right, wrong]),
    ]
    var quiz = Quiz(id: "animals", title: "Animals", questions: questions)
    quiz.navigation = Navigation(back: true, free: false, skip: true)
    quiz.reveal = .end
    return quiz
  }
}
