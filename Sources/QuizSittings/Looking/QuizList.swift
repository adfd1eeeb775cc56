package import JSONText
package import QuizCore
package import QuizFormats
internal import QuizLibrary
internal import QuizPlay
internal import QuizRoom
package import QuizStore

/// The quizzes at hand in a player's list, with their progress and due cards.
package struct QuizList {
  package struct Row {
    package let entry: QuizCatalogue.Entry
    package let card: QuizCard
    package var standing: QuizStanding?
    package var due: Int?
    /// Whether a mode remembers it, so that it is being learnt.
    package var isLearnt = false

    package var path: String { entry.path }
  }

  package private(set) var rows: [Row]
  /// The failures of modes, as sentences.
  package private(set) var problems: [String] = []
  /// The quizzes that were read.
  package let catalogue: QuizCatalogue

  /// Without a record nothing was played, and no mode is asked for due cards.
  ///
  /// `only` is the id of a single quiz to list.
  package init(_ surroundings: Surroundings, _ record: (any PlayerRecord)?, player: String, only: String? = nil) {
    catalogue = surroundings.library.catalogue()
    let standings = (try? record?.homeSummary(player: player)) ?? [:]
    rows = catalogue.entries.filter { only == nil || $0.id == only }.compactMap { entry in
      entry.card.map { Row(entry: entry, card: $0, standing: standings[$0.id]) }
    }
    guard let record else { return }
    let desk = DueDesk(surroundings: surroundings, record: record, player: player)
    for place in rows.indices {
      let quiz = rows[place].card
      if surroundings.closed.touches(quiz: quiz.id, questions: []) {
        rows[place].standing = nil
        continue
      }
      let due = desk.due(of: rows[place].entry)
      (rows[place].due, rows[place].isLearnt) = (due.count, due.isBegun)
      let open = desk.goingOn(standings[quiz.id], of: quiz)
      // Only sittings that can go on are listed as unfinished.
      rows[place].standing?.unfinished = open
      problems += due.problems
    }
  }
}

extension QuizList.Row {
  /// The row as JSON; the path only for programs on this machine.
  package func object(withPath: Bool = true) -> JSONObject {
    let object = card.object(
      path: entry.path,
      progress: standing?.unfinished.map { ($0.settled, $0.of) }, last: standing?.last, best: standing?.best, due: due)
    if withPath { return object }
    return JSONObject(object.members.filter { $0.key != "path" }.map { ($0.key, $0.value) })
  }
}
