internal import QuizCore

/// What a player got wrong, or left open, the last time it was asked.
struct MissedQuestions {
  /// Ids as `quiz/question`.
  let ids: Set<String>

  /// Goes through the player's finished sittings, newest first; the newest verdict on a question counts.
  ///
  /// `quiz` limits it to the sittings in which questions of that quiz can have been asked.
  init(of player: String, quiz: String?, in record: any Record) throws(Exit) {
    var verdicts: [String: Bool] = [:]
    do {
      for entry in try record.history(player: player) where quiz == nil || entry.quiz == quiz || entry.quiz == "drawn" {
        let (sitting, events, _) = try record.load(entry.sitting)
        for (id, isRight) in MissedQuestions.verdicts(sitting, events) where verdicts[id] == nil {
          verdicts[id] = isRight
        }
      }
    } catch {
      throw Exit(Exit.inputOutput, error.message)
    }
    ids = Set(verdicts.filter { !$0.value }.map(\.key))
  }

  func contains(_ question: Question, of quiz: Quiz) -> Bool {
    ids.contains("\(quiz.id)/\(question.id)") || ids.contains(question.id)
  }

  private static func verdicts(_ sitting: StoredSitting, _ events: [SittingEvent]) -> [(String, Bool)] {
    var state = SittingState.initial(sitting.beginning)
    for event in events { state.evolve(event) }
    let quiz = sitting.beginning.quiz?.id ?? ""
    return state.records.compactMap { id, record in
      record.verdict?.correct.map { (quiz == "drawn" ? id : "\(quiz)/\(id)", $0) }
    }
  }
}
