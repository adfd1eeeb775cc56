internal import QuizCore
package import QuizLibrary
internal import QuizPlay
internal import JSONText
internal import QuizFormats
internal import QuizRoom
package import QuizSittings
internal import QuizStore
package import Words

/// The sheets and reports after a room, as grading makes them from the same answers: sheets for its players, and a
/// report of its questions.
///
/// Each round has its own.
package struct RoomAfterwards {
  private let ledger: RoomLedger
  private let record: SQLiteRecord
  private let library: Library

  package init(_ ledger: RoomLedger, _ books: PastRooms) throws(Problem) {
    guard let record = try books.record() else { throw Problem(.noInput, "there is no record of rooms") }
    (self.ledger, self.record, library) = (ledger, record, books.surroundings.library)
  }

  /// A quiz as it was played, with the sittings of all players on the board.
  private struct Round {
    let quiz: Quiz
    let sittings: [(name: String, sitting: GradedSitting)]
  }

  /// Writes sheets as `grade --feedback` does; returns the written paths, and remarks on missing parts.
  package func writeSheets(_ path: String, _ language: InterfaceLanguage) throws(Problem) -> (
    paths: [String], remarks: [String]
  ) {
    var remarks: [String] = []
    let paths = try write(path) { (round, path) throws(Problem) in
      let file = library.catalogue()[round.quiz.id]?.path ?? ""
      let sheets = try SheetOutput(
        csv: nil, feedback: path, round.quiz, at: file, library, details: false, language)
      guard let sheets else { return }
      remarks += sheets.remarks
      do throws(FileFailure) {
        for (name, sitting) in round.sittings {
          let waiting = sitting.result?.waiting ?? []
          let line = GradedLine.result(.text(name), sitting, details: false, waiting: waiting)
          _ = try sheets.take(ParticipantSheet(sitting).added(to: line))
        }
        try sheets.end()
      } catch {
        throw Problem(.inputOutput, error.message)
      }
    }
    let corrected = ledger.state.present.filter { !$0.corrections.isEmpty }.map(\.name)
    if !corrected.isEmpty {
      remarks.append("corrected by hand, on the board alone: \(corrected.joined(separator: ", "))")
    }
    return (paths, remarks)
  }

  /// Writes reports as `analyze --report` does; the paths that were written.
  package func writeReport(_ path: String, _ language: InterfaceLanguage) throws(Problem) -> [String] {
    try write(path) { (round, path) throws(Problem) in
      var analysis = ItemAnalysis(round.quiz)
      for (_, sitting) in round.sittings { analysis.add(sitting.state?.itemMarks ?? []) }
      try Files.save(AnalysisPage(analysis, language).text, to: path)
    }
  }

  // MARK: Rounds

  /// One round is written to the path itself, of several each to a path with its number.
  private func write(
    _ path: String, _ body: (Round, String) throws(Problem) -> Void
  ) throws(Problem) -> [String] {
    var paths: [String] = []
    let count = ledger.stored.plan.rounds.count
    for index in 0..<count {
      guard let round = try round(index) else { continue }
      let own = count == 1 ? path : Self.path(path, round: index + 1)
      try body(round, own)
      paths.append(own)
    }
    if paths.isEmpty { throw Problem(.nothingToDo, "no player of this room has answers yet") }
    return paths
  }

  /// `evening.html` as `evening-2.html`, a folder `sheets/` as `sheets-2/`.
  static func path(_ path: String, round: Int) -> String {
    if path.hasSuffix("/") { return "\(path.dropLast())-\(round)/" }
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard let dot = path[start...].lastIndex(of: "."), dot != start else { return "\(path)-\(round)" }
    return "\(path[..<dot])-\(round)\(path[dot...])"
  }

  /// A round's sittings in the order of the board; nil when no player took part.
  private func round(_ index: Int) throws(Problem) -> Round? {
    var quiz: Quiz?
    var sittings: [(name: String, sitting: GradedSitting)] = []
    for row in ledger.state.board {
      guard let player = ledger.state.player(row.player),
        let id = ledger.sittings(of: player).first(where: { $0.round == index })?.id,
        let (stored, events, _) = try? record.load(id)
      else { continue }
      let state = events.reduce(into: SittingState.initial(stored.beginning)) { $0.evolve($1) }
      quiz = quiz ?? state.quiz
      sittings.append((row.name, GradedSitting(state)))
    }
    return quiz.map { Round(quiz: $0, sittings: sittings) }
  }
}
