extension Record {
  /// The day number on which the player last settled each question of a quiz, a table by the question's id.
  ///
  /// Looks at that many of the newest finished sittings; one that cannot be read counts for nothing.
  package func seen(by player: String, in quiz: String, sittings: Int = 20) -> PlainValue {
    var days: [String: Int] = [:]
    let history = (try? history(player: player)) ?? []
    for entry in history.lazy.filter({ $0.quiz == quiz }).prefix(sittings) {
      guard let (sitting, events, _) = try? load(entry.sitting) else { continue }
      var state = SittingState.initial(sitting.beginning)
      for event in events { state.evolve(event) }
      let day = sitting.beginning.day.number
      for turn in state.past { days[turn.step.id] = max(day, days[turn.step.id] ?? day) }
    }
    return .record(days.map { PlainField($0.key, .int($0.value)) })
  }
}
