internal import QuizCells
internal import QuizCore
internal import QuizFormats
package import QuizLibrary
internal import QuizModes
internal import QuizStore

/// Progress of other programs for the cards of decks at hand.
extension CardDesk {
  /// The number of cards that took over progress, and of those that were found.
  package struct Import: Equatable {
    package var taken = 0
    package var found = 0
    /// The decks with such cards.
    package var decks: [String] = []
  }

  /// Brings the progress in a file to the cards of the same ids, in its own deck and those at hand. A card that was reviewed
  /// here as late or later stays as it is.
  package func takeOver(_ path: String) throws(Problem) -> Import {
    let file = try surroundings.library.quiz(at: path, seed: 0)
    let offset = surroundings.today.offsetMinutes
    guard
      let progress = CardProgress.read(
        file.bytes, path: path, offsetMinutes: offset, readers: surroundings.library.cells.readers)
    else {
      throw Problem(.badData, "'\(path)' is not a package of Anki (.apkg) with progress: export it with scheduling")
    }
    var decks = self.decksTakingAll
    if !decks.contains(where: { $0.id == file.quiz.id }) { decks.append(file.quiz) }
    let byID = Dictionary(progress.map { ($0.id, $0) }) { first, _ in first }
    var found = Import()
    for deck in decks {
      let memory = Dictionary(
        (memories[deck.id] ?? .empty).entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
      let met = deck.questions.compactMap { byID[$0.id] }
      if met.isEmpty { continue }
      found.found += met.count
      found.decks.append(deck.id)
      let fields = met.compactMap { card in
        card.over(memory[.text(card.id)] ?? .empty).map { PlainField(card.id, $0) }
      }
      if fields.isEmpty { continue }
      found.taken += fields.count
      try recorded(record.remember(.record(fields), mode: key, quiz: deck.id, of: player, at: surroundings.clock.now()))
    }
    return found
  }

  /// All quizzes at hand that have cards.
  private var decksTakingAll: [Quiz] {
    surroundings.library.catalogue().entries.compactMap { entry in
      guard let card = entry.card, plugin.info.takes(card) else { return nil }
      return surroundings.library.quiz(of: entry)
    }
  }
}

extension CardProgress {
  /// The mode's new memory of the card; nil where it was reviewed as late here, or says the same.
  fileprivate func over(_ here: PlainValue) -> PlainValue? {
    let reviewed = here["due"] == nil ? Int.min : here["last"]?.whole ?? Int.max
    guard let memory, memory.last > reviewed else {
      if memory != nil || !isSuspended || here != .empty { return nil }
      return .record([PlainField("suspended", .bool(true))])
    }
    var fields = [
      PlainField("due", .int(memory.due)), PlainField("last", .int(memory.last)),
      PlainField("stability", .numeric(memory.stability)), PlainField("difficulty", .numeric(memory.difficulty)),
      PlainField("reps", .int(memory.reps)), PlainField("lapses", .int(memory.lapses)),
    ]
    if isSuspended { fields.append(PlainField("suspended", .bool(true))) }
    return .record(fields)
  }
}
