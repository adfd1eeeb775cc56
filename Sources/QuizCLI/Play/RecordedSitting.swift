internal import QuizCore

/// An unfinished sitting whose quiz or plugin file is gone or broken: the record holds all it needs.
struct RecordedSitting {
  let shell: Shell
  let request: PlayRequest

  /// The newest one that fits what was asked for, ready to go on; nil when there is none, or a new one is wanted.
  ///
  /// `problem` says what is wrong with the file.
  func opened(_ problem: String) throws(Exit) -> OpenedSitting? {
    guard !request.isNew else { return nil }
    let record = try shell.record.toRead()
    let player = request.players?.first ?? shell.playerName
    guard
      let found = try recorded({ () throws(RecordFailure) in try record.unfinished(player: player) }).first(where: fits)
    else { return nil }
    var opened = try SittingDesk(shell: shell, record: record).resume(found.sitting, nil)
    opened.warnings.insert("\(problem); the sitting that was begun goes on as it was recorded", at: 0)
    return opened
  }

  /// Whether a sitting is one of the quiz and mode that were named; one of them at least must be, or a draw asked for.
  private func fits(_ sitting: UnfinishedSitting) -> Bool {
    let quiz = request.quiz.map(Self.name) ?? (request.drawsQuestions ? Quiz.drawnID : nil)
    let mode = request.plugins.first.map(Self.name)
    if quiz == nil && mode == nil { return false }
    return (quiz == nil || sitting.quiz == quiz) && (mode == nil || sitting.mode == mode)
      && request.marks.allSatisfy {
        $0.key == "seed" ? String(sitting.seed) == $0.value : sitting.request[$0.key] == $0.value
      }
  }

  /// The id that a path or name leads to: the file's name without folder and ending.
  private static func name(_ word: String) -> String {
    let file = word.split(separator: "/").last.map(String.init) ?? word
    return String(file.prefix { $0 != "." })
  }
}
