extension Record {
  /// The day number on which the player last settled each question of a quiz, a table by the question's id.
  ///
  /// Looks at the newest finished sittings; one that cannot be read counts for nothing.
  package func seen(by player: String, in quiz: String) -> PlainValue {
    let history = (try? history(player: player)) ?? []
    let newest = history.filter { $0.quiz == quiz }.prefix(SeenQuestions.sittings)
    return SeenQuestions.table(newest.map { ($0.day.number, settledQuestions(of: $0.sitting)) })
  }

  /// The ids of the questions that a sitting settled, from its events.
  package func settledQuestions(of sitting: String) -> [String] {
    guard let (sitting, events, _) = try? load(sitting) else { return [] }
    return events.reduce(into: SittingState.initial(sitting.beginning)) { $0.evolve($1) }.past.map(\.step.id)
  }
}

/// The earlier encounters with questions that modes can read.
package enum SeenQuestions {
  /// The number of newest finished sittings that are read.
  package static let sittings = 20

  /// The last of the day numbers on which each question was settled.
  package static func table(_ sittings: some Sequence<(day: Int, questions: [String])>) -> PlainValue {
    var days: [String: Int] = [:]
    for (day, questions) in sittings {
      for question in questions { days[question] = max(day, days[question] ?? day) }
    }
    return .record(days.map { PlainField($0.key, .int($0.value)) })
  }
}
